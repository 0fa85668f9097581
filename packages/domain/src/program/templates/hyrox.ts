import type { SlotRow } from '../../planner/session/types.ts';
import { carried, inTurn, main, second, small } from './rows.ts';
import { easyHour, easyRun, goalRun, keepDays, mobilityDay, qualityRun } from './runs.ts';
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

interface Step {
  run: RunPart[] | 'trial' | 'easy';
  /** Minutes of the long run; none in race week. */
  long: number;
  strength: 'base' | 'sled' | 'race' | 'easy' | 'primer';
  /** Minutes at the stations. */
  station: number;
  stationWords: string;
  kind: WeekKind;
  phase: string;
}

const reps = (
  times: number,
  length: Pick<RunPart, 'metres' | 'seconds'>,
  zone: RunPart['zone'],
  rest: number,
): RunPart[] => [{ ...length, zone, times, rest }];
const racePace = (times: number, rest = 90): RunPart[] => [
  { metres: 1000, zone: 'T', times, rest, race: 10_000 },
];

const steps: readonly Step[] = [
  {
    run: reps(5, { metres: 800 }, 'I', 150),
    long: 45,
    strength: 'base',
    station: 24,
    stationWords: 'Stations at a quarter, technique',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: reps(5, { metres: 800 }, 'I', 120),
    long: 52,
    strength: 'base',
    station: 24,
    stationWords: 'Stations at a quarter',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: reps(6, { metres: 800 }, 'I', 120),
    long: 60,
    strength: 'base',
    station: 30,
    stationWords: 'Four stations at half',
    kind: 'build',
    phase: 'Engine',
  },
  {
    run: 'easy',
    long: 40,
    strength: 'easy',
    station: 20,
    stationWords: 'Easy circuit',
    kind: 'deload',
    phase: 'Engine',
  },
  {
    run: reps(3, { seconds: 600 }, 'T', 120),
    long: 60,
    strength: 'sled',
    station: 30,
    stationWords: 'Run and station at half',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: reps(4, { seconds: 450 }, 'T', 90),
    long: 67,
    strength: 'sled',
    station: 40,
    stationWords: 'Run and station at half',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: reps(4, { seconds: 480 }, 'T', 90),
    long: 75,
    strength: 'sled',
    station: 45,
    stationWords: 'Two stations after each run',
    kind: 'build',
    phase: 'Strong legs',
  },
  {
    run: 'trial',
    long: 50,
    strength: 'easy',
    station: 58,
    stationWords: 'Half simulation, score it',
    kind: 'deload',
    phase: 'Strong legs',
  },
  {
    run: racePace(6),
    long: 75,
    strength: 'race',
    station: 60,
    stationWords: 'Run and station at half',
    kind: 'build',
    phase: 'Race work',
  },
  {
    run: racePace(6, 80),
    long: 70,
    strength: 'race',
    station: 88,
    stationWords: 'Run and station at three quarters',
    kind: 'build',
    phase: 'Race work',
  },
  {
    run: racePace(4),
    long: 45,
    strength: 'easy',
    station: 58,
    stationWords: 'Half simulation at 7 of 10',
    kind: 'taper',
    phase: 'Taper',
  },
  {
    run: reps(3, { metres: 400 }, 'I', 150),
    long: 0,
    strength: 'primer',
    station: 0,
    stationWords: 'The race',
    kind: 'event',
    phase: 'Taper',
  },
];

function strengthRows(step: Step, at: number, again: number): SlotRow[] {
  const growth = 1 + 0.01 * at;
  const bodyReps = 8 + Math.floor(at / 2) + again;
  const isEasy = step.strength === 'easy' || step.strength === 'primer';
  const sets = isEasy ? 2 : 4;
  const common = { growth, bodyReps };
  if (step.strength === 'sled') {
    return [
      carried('sled', ['jump_horizontal', 'single_leg'], 6, 20, {
        moves: ['sled-push'],
        growth,
        rest: '90-120',
      }),
      main('trap', ['trap_bar', 'hinge'], { ...common, sets, reps: 4, rir: 3 }),
      carried('carry', ['carry'], 4, 50, { growth }),
      second('row', ['row'], { ...common, sets: 3, reps: 8, rir: 2, rest: '75-105' }),
    ];
  }
  if (step.strength === 'race') {
    return [
      second('lunge', ['single_leg'], {
        ...common,
        sets,
        reps: 12 + again,
        rir: 3,
        rest: '75-105',
      }),
      second('ball', ['throw', 'fast_stand'], {
        ...common,
        sets: 5,
        reps: 20,
        rir: 3,
        rest: '60-90',
        moves: ['wall-ball', 'dumbbell-thruster'],
        keepsReps: true,
      }),
      second('burpee', ['jump_horizontal'], {
        ...common,
        sets,
        reps: 8 + again,
        rir: 3,
        rest: '75-90',
        moves: ['burpee-broad-jump', 'burpee', 'no-jump-burpee'],
        keepsReps: true,
      }),
      small('row', ['row'], { ...common, sets: 3, reps: 8, rir: 2 }),
    ];
  }
  return [
    main('squat', ['squat'], { ...common, sets, reps: 6, rir: isEasy ? 5 : 3 }),
    second('hinge', ['hinge_light'], {
      ...common,
      sets: Math.max(2, sets - 1),
      reps: 6,
      rir: isEasy ? 5 : 3,
    }),
    ...inTurn(
      'C',
      small('row', ['row'], {
        ...common,
        sets: Math.max(2, sets - 1),
        reps: 8,
        rir: isEasy ? 4 : 2,
      }),
      small('lunge', ['single_leg'], {
        ...common,
        sets: Math.max(2, sets - 1),
        reps: 10,
        rir: isEasy ? 4 : 3,
      }),
    ),
  ];
}

function strengthDay(step: Step, at: number, again: number): DayPlan {
  const isEasy = step.strength === 'easy' || step.strength === 'primer';
  const words = {
    base: 'Squat, hinge, row 4×6',
    sled: 'Sled 6×20 m, trap bar 4×4, carry',
    race: 'Lunges, wall balls, burpees',
    easy: 'Strength, easy',
    primer: 'Primer',
  };
  return {
    id: 'strength',
    title: words[step.strength],
    focus: 'Strength',
    key: 2,
    strain: isEasy
      ? { easy: true }
      : {
          heavyLegs: true,
          group: 'whole',
          ...(step.strength === 'sled' && { deadlift: true as const }),
        },
    work: { kind: 'lift', archetype: 'full_body', rows: strengthRows(step, at, again) },
    ...(step.strength === 'primer' && { minutes: 20 }),
  };
}

function runDay(step: Step, again: number): DayPlan {
  if (step.run === 'trial') return goalRun(5000, '5 km trial: new paces', false);
  if (step.run === 'easy') return { ...easyRun(5000, { id: 'quality', strides: 5 }), key: 2 };
  const parts = step.run.map((part) => ({
    ...part,
    ...(part.rest && { rest: Math.max(60, part.rest - 10 * again) }),
  }));
  return { ...qualityRun(8000 + 300 * again, parts), key: step.kind === 'event' ? 1 : 3 };
}

function stationDay(step: Step, facts: PlanFacts): DayPlan {
  const isRace = step.kind === 'event';
  return {
    id: isRace ? 'event' : 'stations',
    title: isRace ? 'Hyrox: the race' : step.stationWords,
    focus: isRace ? 'The day' : 'Stations',
    key: 3,
    strain: isRace ? { hard: true, last: true, long: true } : { hard: true, heavyLegs: true },
    work: {
      kind: 'session',
      session: isRace
        ? { kinds: ['hyrox'], minutes: 110, isRace: true }
        : { kinds: ['hyrox'], minutes: step.station },
    },
    minutes: isRace ? 110 : step.station,
    ...(facts.level === 'beginner' &&
      !isRace && { notes: ['Break every station early; the run after it is what you train.'] }),
  };
}

function weekPlan(index: number, again: number, at: number, facts: PlanFacts): WeekPlan {
  const step = steps[index] as Step;
  const isRace = step.kind === 'event';
  const minutes = step.long + 3 * again;
  const long: DayPlan = {
    id: 'long',
    title: `Long run ${minutes} min`,
    focus: 'Long run',
    key: 2,
    strain: { long: true },
    work: { kind: 'run', parts: [{ zone: 'E', seconds: minutes * 60 }] },
    minutes,
  };
  const core = [
    runDay(step, again),
    ...(isRace ? [] : [long]),
    strengthDay(step, at, again),
    stationDay(step, facts),
  ];
  const extras = [
    easyHour(Math.min(40, facts.minutes)),
    mobilityDay(Math.min(20, facts.minutes)),
    easyRun(4000, { id: 'easy-2' }),
    mobilityDay(Math.min(15, facts.minutes), 'mobility-2'),
  ];
  return {
    label: isRace
      ? 'Race week'
      : step.run === 'trial'
        ? 'Test'
        : step.kind === 'deload'
          ? 'Easy'
          : step.phase,
    kind: step.kind,
    note: isRace
      ? 'Little, and fresh. Nothing hard in the last two days.'
      : `${step.stationWords}; long run ${minutes} min.`,
    phase: step.phase,
    days:
      facts.days < core.length
        ? keepDays(core, facts.days)
        : [...core, ...extras.slice(0, facts.days - core.length)],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, level, runner } = facts;
  const start = level === 'beginner' ? 0 : 4;
  const from = weeks >= steps.length ? 0 : start;
  const placed = stretch(
    steps.length,
    weeks,
    weeks >= steps.length ? 0 : from,
    (at) => steps[at]?.kind === 'build',
  );
  const isShort = weeks < steps.length - 4;
  return {
    template: 'hyrox',
    name: 'Hyrox',
    entry: 'You run 30 min and can squat, hinge and row with some weight.',
    end: {
      text: isShort
        ? 'the race finished, with walks where they come'
        : 'the whole race: eight runs of 1 km and all eight stations',
      week: weeks,
      test: 'A half simulation in the middle, the race at the end.',
    },
    progress: [
      'A station that was clean at half goes to three quarters; the runs after it decide, not the station.',
    ],
    fallback:
      'Two hard runs failed: one week back. Sore legs after the sled: half of it next time.',
    next: 'A light week, then the weakest station first.',
    honesty: [
      ...(isShort
        ? [`${weeks} weeks are short: twelve are usual. Finishing is the goal, not the time.`]
        : []),
      ...(runner.vdot === undefined
        ? ['No race told: efforts lead, and the 5 km trial gives paces.']
        : []),
    ],
    weeks: placed.map(({ row, again }, at) => weekPlan(row, again, at, facts)),
  };
}

export const hyrox: Template = { id: 'hyrox', name: 'Hyrox', usualWeeks: 12, plan };
