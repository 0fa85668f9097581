import type { SlotRow } from '../../planner/session/types.ts';
import { held, main, small } from './rows.ts';
import { keepDays, mobilityDay, walkDay } from './runs.ts';
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
    name: 'Quick and easy in turns',
    rir: 3,
    sets: 3,
    walk: 30,
    pass: 'each of them without signs',
    runs: turns(8, 60, 90),
  },
  {
    name: 'Quick and easy in turns',
    rir: 2.5,
    sets: 3,
    walk: 30,
    pass: 'each of them without signs',
    runs: turns(6, 90, 120),
  },
  {
    name: 'Quick and easy in turns',
    rir: 2.5,
    sets: 3,
    walk: 32,
    pass: 'each of them without signs',
    runs: turns(4, 180, 90),
  },
  {
    name: 'Quick and easy in turns',
    rir: 2.5,
    sets: 3,
    walk: 32,
    pass: 'each of them without signs',
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
  // A set more comes to half of the moves first.
  const isNew = again === 0 && (stages[index - 1]?.sets ?? sets) < sets;
  const later = { ...what, sets: isNew ? sets - 1 : sets };
  return [
    held('skill', 'breath', ['breath'], 1, 120, { rest: '10-10' }),
    main('stand', ['box_squat'], what),
    small('row', ['row_supported'], what),
    small('bridge', ['bridge'], later),
    small('push', ['push_gentle'], later),
    ...(index >= 4 ? [small('step', ['step_up'], { ...what, reps: 8 })] : []),
  ];
}

function postpartumWeek(index: number, again: number, isLast: boolean, facts: PlanFacts): WeekPlan {
  const stage = stages[index] as Stage;
  const kind: WeekKind = isLast ? 'test' : stage.name === 'Impact test' ? 'deload' : 'build';
  const strength = (place: number): DayPlan => ({
    id: `strength-${place}`,
    title: `Strength, ${stage.sets} sets`,
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
        title: 'Quick and easy in turns',
        focus: 'Towards running',
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
        : 'half an hour of quick and easy minutes in turns without signs, and the impact test passed',
      week: weeks,
      test: 'The test of each stage; dates do not decide.',
    },
    progress: ['Stages go on by their test, two weeks each at least.'],
    fallback: 'Any sign: back one stage.',
    next: 'Then the first runs, a minute at a time, once the impact test is clean; then your old plan with the way back of three months off.',
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
