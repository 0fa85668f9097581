import type { SlotRow } from '../../planner/session/types.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import { held, line, main, small } from './rows.ts';
import { easyHour, keepDays, mobilityDay } from './runs.ts';
import { stretch } from './stretch.ts';
import type {
  DayPlan,
  PlanFacts,
  ProgramPlan,
  RunPart,
  Template,
  WeekKind,
  WeekPlan,
} from './types.ts';

/** Walks, and later runs and walks. */
function walkDay(id: string, minutes: number): DayPlan {
  return {
    id,
    title: `Walk ${minutes} min`,
    focus: 'Walking',
    key: 2,
    strain: { easy: true },
    work: { kind: 'run', parts: [{ zone: 'walk', seconds: minutes * 60 }], by: 'walk' },
    minutes,
  };
}

interface Stage {
  name: string;
  rir: number;
  sets: number;
  walk: number;
  pass: string;
  runs?: RunPart[];
}

const turns = (times: number, run: number, walk: number): RunPart[] =>
  Array.from({ length: times }, (): RunPart[] => [
    { zone: 'E', seconds: run },
    { zone: 'walk', seconds: walk },
  ]).flat();

const stages: readonly Stage[] = [
  {
    name: 'Breath and walks',
    rir: 5,
    sets: 2,
    walk: 15,
    pass: '30 min of walking without signs, and a word from your doctor or midwife',
  },
  { name: 'Breath and walks', rir: 5, sets: 2, walk: 22, pass: '30 min of walking without signs' },
  {
    name: 'First strength',
    rir: 4,
    sets: 2,
    walk: 28,
    pass: '20 sit-to-stands and 10 single-leg bridges without signs',
  },
  {
    name: 'First strength',
    rir: 4,
    sets: 3,
    walk: 30,
    pass: '20 sit-to-stands and 10 single-leg bridges without signs',
  },
  {
    name: 'More load',
    rir: 3,
    sets: 3,
    walk: 32,
    pass: '20 calf raises, bridges and side raises on each leg',
  },
  {
    name: 'More load',
    rir: 3,
    sets: 3,
    walk: 35,
    pass: '20 calf raises, bridges and side raises on each leg',
  },
  {
    name: 'Impact test',
    rir: 3,
    sets: 2,
    walk: 30,
    pass: 'walk 30 min, balance 10 s, single-leg squat 10, jog on the spot 1 min, hops 10',
  },
  {
    name: 'Run and walk',
    rir: 3,
    sets: 3,
    walk: 30,
    pass: 'each run without signs',
    runs: turns(8, 60, 90),
  },
  {
    name: 'Run and walk',
    rir: 2.5,
    sets: 3,
    walk: 30,
    pass: 'each run without signs',
    runs: turns(6, 90, 120),
  },
  {
    name: 'Run and walk',
    rir: 2.5,
    sets: 3,
    walk: 32,
    pass: 'each run without signs',
    runs: turns(4, 180, 90),
  },
  {
    name: 'Run and walk',
    rir: 2.5,
    sets: 3,
    walk: 32,
    pass: 'each run without signs',
    runs: turns(3, 300, 120),
  },
  {
    name: 'Test',
    rir: 3,
    sets: 2,
    walk: 30,
    pass: 'all of it without signs',
    runs: turns(2, 480, 180),
  },
];

function postpartumRows({ rir, sets }: Stage, index: number, again: number): SlotRow[] {
  const growth = 1 + 0.02 * index;
  const bodyReps = 8 + 2 * index + again;
  const what = { sets, reps: 10 + again, rir, growth, rest: '60-90', bodyReps };
  return [
    held('skill', 'breath', ['breath'], 1, 120, { rest: '10-10' }),
    main('stand', ['box_squat'], what),
    small('row', ['row_supported'], what),
    small('bridge', ['bridge'], what),
    small('push', ['push_gentle'], what),
    ...(index >= 4 ? [small('step', ['step_up'], { ...what, reps: 8 })] : []),
  ];
}

function postpartumWeek(index: number, again: number, isLast: boolean, facts: PlanFacts): WeekPlan {
  const stage = stages[index] as Stage;
  const kind: WeekKind = isLast ? 'test' : stage.name === 'Impact test' ? 'deload' : 'build';
  const strength = (place: number): DayPlan => ({
    id: `strength-${place}`,
    title: `Strength, ${stage.rir} left, ${stage.sets} sets`,
    focus: 'Strength after birth',
    key: place === 1 ? 3 : 2,
    strain: { group: 'whole' },
    work: { kind: 'lift', archetype: 'postpartum', rows: postpartumRows(stage, index, again) },
    notes: [
      'Leaking, heaviness, bleeding, doming or pain: back one stage, and see a pelvic health physio.',
    ],
    minutes: Math.min(facts.minutes, 30),
  });
  const moving: DayPlan = stage.runs
    ? {
        id: 'run',
        title: 'Run and walk',
        focus: 'Running again',
        key: isLast ? 3 : 2,
        strain: { long: true, ...(isLast && { last: true as const }) },
        work: {
          kind: 'run',
          parts: [
            { zone: 'walk', seconds: 300 },
            ...stage.runs,
            { zone: 'walk', seconds: 300 + 30 * again },
          ],
        },
      }
    : walkDay('walk-1', stage.walk + 2 * again);
  const core = [strength(1), moving, strength(2)];
  const extras = [
    walkDay('walk-2', Math.max(10, stage.walk - 5)),
    mobilityDay(Math.min(20, facts.minutes)),
    walkDay('walk-3', Math.max(10, stage.walk - 10)),
    mobilityDay(15, 'mobility-2'),
  ];
  return {
    label: stage.name,
    kind,
    note: `Go on when: ${stage.pass}.`,
    phase: stage.name,
    days:
      facts.days < 3 ? keepDays(core, facts.days) : [...core, ...extras.slice(0, facts.days - 3)],
  };
}

function planPostpartum(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const placed = stretch(stages.length, weeks, 0, (at) => at < 10);
  const isShort = weeks < 8;
  return {
    template: 'postpartum',
    name: 'After birth',
    entry: 'Cleared, six weeks or more after birth; later after a section or troubles.',
    end: {
      text: isShort
        ? 'half an hour of walking and first strength without signs'
        : 'running in parts without signs, on the way to half an hour',
      week: weeks,
      test: 'The test of each stage; dates do not decide.',
    },
    progress: ['Stages go on by their test, two weeks each at least.'],
    fallback: 'Any sign: back one stage.',
    next: 'Then half an hour of running, then your old plan with the way back of three months off.',
    honesty: ['Stages move by tests, not by weeks: take as long as yours take.'],
    weeks: placed.map(({ row, again }, i) =>
      postpartumWeek(row, again, i === placed.length - 1, facts),
    ),
  };
}

export const postpartum: Template = {
  id: 'postpartum',
  name: 'After birth',
  usualWeeks: 12,
  plan: planPostpartum,
};

interface SeniorStep {
  sets: number;
  reps: number;
  rir: number;
  balance: number;
  fast: boolean;
  kind: WeekKind;
  phase: string;
}

const seniorSteps: readonly SeniorStep[] = [
  { sets: 2, reps: 10, rir: 4, balance: 15, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, reps: 10, rir: 4, balance: 18, fast: false, kind: 'build', phase: 'Learn' },
  { sets: 2, reps: 11, rir: 3, balance: 20, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, reps: 10, rir: 3, balance: 22, fast: false, kind: 'build', phase: 'Build' },
  { sets: 3, reps: 11, rir: 3, balance: 25, fast: false, kind: 'build', phase: 'Build' },
  { sets: 2, reps: 8, rir: 4, balance: 20, fast: false, kind: 'deload', phase: 'Build' },
  { sets: 3, reps: 8, rir: 3, balance: 25, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 8, rir: 2.5, balance: 28, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 9, rir: 2.5, balance: 30, fast: true, kind: 'build', phase: 'Stronger' },
  { sets: 3, reps: 7, rir: 2.5, balance: 30, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 3, reps: 6, rir: 2.5, balance: 30, fast: true, kind: 'build', phase: 'Heavier' },
  { sets: 2, reps: 8, rir: 3, balance: 30, fast: false, kind: 'test', phase: 'Heavier' },
];
const seniorTests = 'Test first: chair stands in 30 s, one-leg stand, a 6 min walk. Log all three.';

function seniorRows(step: SeniorStep, index: number, again: number, place: number): SlotRow[] {
  const growth = 1 + 0.02 * index;
  const what = {
    sets: step.sets,
    reps: step.reps + again,
    rir: step.rir,
    growth,
    rest: '60-90',
    bodyReps: step.reps + again,
  };
  return [
    main('stand', ['box_squat'], what),
    ...(step.fast
      ? [
          line('secondary', 'fast', ['fast_stand'], {
            sets: 2,
            reps: 6,
            rir: 4,
            rest: '60-60',
            bodyReps: 6,
            keepsReps: true,
          }),
        ]
      : []),
    small('row', ['row_supported'], what),
    small('push', place === 2 ? ['push_gentle'] : ['press_eye_level', 'push_gentle'], what),
    small('calf', ['calf_gentle'], { ...what, sets: 2 }),
    held('accessory', 'balance', ['balance_stand'], 2, step.balance, { rest: '20-30' }),
    held('accessory', 'one-leg', ['balance_one_leg'], 2, step.balance, { rest: '20-30' }),
    ...(index >= 9 ? [small('step', ['step_up'], { ...what, sets: 2 })] : []),
  ];
}

function planSenior(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const placed = stretch(seniorSteps.length, weeks, 0, (at) => seniorSteps[at]?.kind === 'build');
  return {
    template: 'senior',
    name: 'Strong and steady',
    entry: 'Three tests in week 1: chair stands in 30 s, standing on one leg, a 6 min walk.',
    end: {
      text: 'three or four chair stands more in 30 s, and ten seconds more on one leg',
      week: weeks,
      test: 'The tests of week 1 again.',
    },
    progress: [
      'Twelve reps with three left: the next weight. Half a minute steady: the next balance step.',
    ],
    fallback: 'A bad week, or a cold: the same again.',
    next: 'Twelve weeks more from the new weights.',
    honesty: [],
    weeks: placed.map(({ row, again }, at): WeekPlan => {
      const step = seniorSteps[row] as SeniorStep;
      const isTest = at === 0 || step.kind !== 'build';
      const strength = (place: number): DayPlan => ({
        id: `strength-${place}`,
        title:
          step.kind === 'test' && place === 3
            ? 'Tests and strength'
            : `Strength ${step.sets}×${step.reps + again} and balance`,
        focus: 'Strength and balance',
        key: place === 1 ? 3 : 2,
        strain: {
          group: 'whole',
          ...(step.kind === 'test' && place === 3 && { last: true as const }),
        },
        work: { kind: 'lift', archetype: 'senior', rows: seniorRows(step, row, again, place) },
        ...(isTest &&
          place === (step.kind === 'test' ? Math.min(3, facts.days) : 1) && {
            notes: [seniorTests],
          }),
        minutes: Math.min(facts.minutes, 40),
      });
      const core = [strength(1), strength(2), strength(3)];
      const extras = [
        walkDay('walk-1', Math.min(40, 20 + at)),
        mobilityDay(Math.min(20, facts.minutes)),
        walkDay('walk-2', Math.min(35, 15 + at)),
        mobilityDay(15, 'mobility-2'),
      ];
      return {
        label:
          step.kind === 'test' ? 'Test' : step.kind === 'deload' ? 'Test and easy' : step.phase,
        kind: step.kind,
        note: isTest
          ? seniorTests
          : `${step.sets} sets of ${step.reps + again}, ${step.rir} left; balance ${step.balance} s.`,
        phase: step.phase,
        days:
          facts.days < 3
            ? keepDays(core, facts.days)
            : [...core, ...extras.slice(0, facts.days - 3)],
      };
    }),
  };
}

export const senior: Template = {
  id: 'senior',
  name: 'Strong and steady',
  usualWeeks: 12,
  plan: planSenior,
};

/** Whole body, then one half after the other. */
const areas: readonly FocusArea[] = ['full_body', 'lower_body', 'back', 'upper_body'];

function planMobility(facts: PlanFacts): ProgramPlan {
  const { weeks, days, minutes } = facts;
  return {
    template: 'mobility',
    name: 'Freer joints',
    entry:
      'Note three positions that feel tight: fingertips to the floor, arms overhead at a wall, heels down in a squat.',
    end: {
      text: 'the three positions of week 1, each clearly further and without strain',
      week: weeks,
      test: 'The three positions again, measured.',
    },
    progress: ['A position that is easy gets five seconds more, then a little more range.'],
    fallback: 'Missed days: go on where you were.',
    next: 'Keep two sessions a week, and load the new range with strength.',
    honesty: ['Range comes in months. Often and easy beats long and hard.'],
    weeks: Array.from({ length: weeks }, (_, i): WeekPlan => {
      const isTest = i === weeks - 1;
      const long = Math.min(
        minutes,
        Math.max(10, Math.round(minutes * (0.75 + (0.25 * i) / Math.max(1, weeks - 1)))),
      );
      const own = Array.from(
        { length: Math.min(days, 5) },
        (_, place): DayPlan => ({
          ...mobilityDay(
            place % 2 === 1 ? Math.max(10, long - 5) : long,
            `mobility-${place + 1}`,
            areas[(i + place) % areas.length],
          ),
          key: place < 2 ? 3 : 1,
          ...((isTest || i === 0) &&
            place === 0 && { notes: ['Measure the three positions first. Log them.'] }),
        }),
      );
      const extras = [
        easyHour(Math.min(30, minutes)),
        easyHour(Math.min(25, minutes), 'aerobic-2'),
      ];
      return {
        label: isTest ? 'Measure' : i === 0 ? 'Find your range' : 'A little further',
        kind: isTest ? 'test' : 'build',
        note: isTest
          ? 'The three positions again.'
          : `${long} min a session; hold ${25 + Math.min(35, 3 * i)} s where it is tight.`,
        phase: i < weeks / 2 ? 'Find' : 'Further',
        days: [...own, ...extras.slice(0, Math.max(0, days - 5))],
      };
    }),
  };
}

export const mobility: Template = {
  id: 'mobility',
  name: 'Freer joints',
  usualWeeks: 8,
  plan: planMobility,
};
