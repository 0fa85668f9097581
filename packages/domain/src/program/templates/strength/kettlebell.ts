import type { SlotRow } from '../../../planner/session/types.ts';
import { pct } from '../../../training/percent.ts';
import { keepDays } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { inTurn, line, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import { easyExtras } from './strength-days.ts';

interface Step {
  /** Of one arm so many each side. */
  swings: [sets: number, reps: number, rest: string, oneArm: boolean];
  /** Ladders of these rungs, each side. */
  ladders: [times: number, rungs: number];
  /** One at a time, each side. */
  getUps: number;
  squat: [sets: number, reps: number];
  kind: WeekKind;
}

const steps: readonly Step[] = [
  { swings: [10, 10, '40-40', false], ladders: [3, 2], getUps: 3, squat: [3, 5], kind: 'build' },
  { swings: [10, 10, '35-40', false], ladders: [4, 2], getUps: 3, squat: [3, 6], kind: 'build' },
  { swings: [10, 5, '40-40', true], ladders: [3, 3], getUps: 4, squat: [3, 6], kind: 'build' },
  { swings: [10, 5, '35-35', true], ladders: [4, 3], getUps: 4, squat: [4, 5], kind: 'build' },
  { swings: [10, 5, '30-30', true], ladders: [4, 3], getUps: 5, squat: [4, 6], kind: 'build' },
  { swings: [6, 5, '40-45', true], ladders: [2, 3], getUps: 3, squat: [2, 5], kind: 'deload' },
  { swings: [10, 5, '20-30', true], ladders: [5, 3], getUps: 5, squat: [4, 6], kind: 'build' },
  { swings: [10, 10, '15-15', false], ladders: [5, 3], getUps: 5, squat: [5, 5], kind: 'test' },
];

/** One bell for all rungs: one that is pressed about eight times. */
const pressShare = pct(8);
/** A get-up holds the bell overhead for half a minute: never more than is pressed. */
const getUpShare = pct(25);

function ladder([times, rungs]: [number, number], growth: number): SlotRow[] {
  const rows = Array.from({ length: rungs }, (_, i) =>
    line('skill', i === 0 ? 'press' : `press-${i + 1}`, ['kettlebell_press', 'press_overhead'], {
      sets: times,
      reps: i + 1,
      rir: 3,
      percent: pressShare,
      growth,
      rest: '30-60',
      keepsReps: true,
      isNamed: true,
      ...(i > 0 && { follows: 'press' }),
    }),
  );
  // Climbed rung by rung, then from below again.
  return inTurn('L', ...rows);
}

function swingRow(
  { swings: [sets, reps, rest, oneArm], kind }: Step,
  growth: number,
  again: number,
): SlotRow {
  return line('secondary', 'swing', ['swing', 'hinge_light'], {
    sets,
    reps: reps + again,
    rir: 4,
    growth,
    rest,
    keepsReps: true,
    isNamed: true,
    // A hundred are a hundred, whatever the bell.
    ...(kind === 'test' && { isTest: true as const }),
    moves: oneArm
      ? ['one-arm-swing', 'two-hand-swing', 'dumbbell-swing']
      : ['two-hand-swing', 'dumbbell-swing'],
  });
}

function weekPlan(index: number, again: number, at: number, facts: PlanFacts): WeekPlan {
  const step = steps[index] as Step;
  const isTest = step.kind === 'test';
  const growth = 1 + 0.012 * at;
  const dayA = (place: number): DayPlan => {
    // Each test has its own day where there are two.
    const hasSwings = !isTest || place === 1;
    const hasLadders = !isTest || place === 2 || facts.days === 1;
    return {
      id: `swing-${place}`,
      title: isTest
        ? `Test: ${[...(hasSwings ? ['100 swings in 5 min'] : []), ...(hasLadders ? ['5 ladders of 1-2-3'] : [])].join(', ')}`
        : `Swings, press ladders of ${step.ladders[1] === 3 ? '1-2-3' : '1-2'}`,
      focus: 'Kettlebell',
      key: 3,
      strain: {
        group: 'whole',
        heavyLegs: true,
        ...(isTest && place === 2 && { last: true as const }),
      },
      work: {
        kind: 'lift',
        archetype: 'kettlebell',
        rows: [
          ...(hasLadders ? ladder(step.ladders, growth) : []),
          ...(hasSwings ? [swingRow(step, growth, again)] : []),
          small('row', ['kettlebell_row', 'row'], {
            sets: Math.max(2, step.squat[0] - 1),
            reps: 8,
            rir: 2,
            growth,
            bodyReps: 8 + again,
          }),
        ],
      },
      ...(!isTest && {
        notes: [
          `A ladder is climbed: ${step.ladders[1] === 3 ? 'one, two, three' : 'one, two'}, left and right at each rung, then from below again; ${step.ladders[0]} times.`,
        ],
      }),
      ...(isTest && {
        notes: [
          ...(hasSwings ? ['A hundred swings in five minutes: ten every half minute.'] : []),
          ...(hasLadders ? ['Five ladders on each side, and none to the last rep.'] : []),
        ],
      }),
    };
  };
  const dayB = (place: number): DayPlan => ({
    id: `getup-${place}`,
    title: isTest ? 'Test: 10 get-ups in 10 min' : `${step.getUps} get-ups a side, squat`,
    focus: 'Kettlebell',
    key: 2,
    strain: { group: 'lower' },
    work: {
      kind: 'lift',
      archetype: 'kettlebell',
      rows: [
        line('skill', 'getup', ['get_up', 'anti_rot'], {
          sets: step.getUps,
          reps: 1,
          rir: 4,
          percent: getUpShare,
          growth,
          rest: isTest ? '30-30' : '40-60',
          keepsReps: true,
          isNamed: true,
          moves: ['turkish-get-up', 'half-turkish-get-up'],
        }),
        second('squat', ['kettlebell_squat', 'squat'], {
          sets: step.squat[0],
          reps: step.squat[1] + again,
          rir: 2,
          growth,
          rest: '75-120',
          bodyReps: 8 + at,
          isNamed: true,
        }),
        small('row', ['kettlebell_row', 'row'], {
          sets: Math.max(2, step.squat[0] - 1),
          reps: 8 + again,
          rir: 2,
          growth,
          bodyReps: 8 + again,
        }),
        small('carry', ['kettlebell_leg', 'single_leg'], {
          sets: 2,
          reps: 8,
          rir: 3,
          growth,
          bodyReps: 8 + again,
        }),
      ],
    },
  });
  const core = [dayA(1), dayB(1), dayA(2), dayB(2)];
  const days =
    facts.days <= 4
      ? keepDays(facts.days === 3 ? core.slice(0, 3) : core, facts.days)
      : [...core, ...easyExtras(facts).slice(0, facts.days - 4)];
  return {
    label: isTest
      ? 'Test'
      : step.kind === 'deload'
        ? 'Deload'
        : step.swings[3]
          ? 'One arm'
          : 'Two arms',
    kind: step.kind,
    note: isTest
      ? 'The tests, each on its own day.'
      : `Swings every ${step.kind === 'deload' ? 'minute, fewer of them' : 'minute'}; ladders never to the last rep.`,
    phase: index < 2 ? 'Two arms' : index < 6 ? 'One arm' : 'Faster',
    days,
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, level } = facts;
  const placed = stretch(
    steps.length,
    weeks,
    level === 'beginner' ? 0 : 2,
    (at) => steps[at]?.kind === 'build',
  );
  return {
    template: 'kettlebell',
    name: 'Kettlebell',
    entry: 'A bell that you can press five to eight times, and one for swings.',
    end: {
      text:
        weeks >= 6
          ? `100 swings in 5 min${facts.days < 3 ? ' and 5 ladders of 1-2-3' : ', 5 ladders of 1-2-3 and 10 get-ups in 10 min'}`
          : 'clean one-arm swings and ladders of 1-2-3',
      week: weeks,
      test: 'The tests of the last week, each on its own day.',
    },
    progress: ['All ladders clean twice: one ladder more; at five, the next bell.'],
    fallback: 'A rung missed twice: one ladder less.',
    next: 'Then the next bell from week 1, or snatches.',
    honesty: weeks < 6 ? [`${weeks} weeks are short for all three tests: eight are usual.`] : [],
    weeks: placed.map(({ row, again }, at) => weekPlan(row, again, at, facts)),
  };
}

export const kettlebell: Template = { id: 'kettlebell', name: 'Kettlebell', usualWeeks: 8, plan };
