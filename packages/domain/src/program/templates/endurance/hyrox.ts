import type { SlotRow } from '../../../planner/session/types.ts';
import { type HyroxStep, hyroxSteps as steps } from '../data/hyrox.ts';
import { type StretchedDay, stretch } from '../fit/stretch.ts';
import { healthWords } from '../health/health-words.ts';
import { carried, inTurn, main, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekPlan } from '../types.ts';
import { easyHour, easyRun, goalRun, keepDays, mobilityDay, qualityRun } from './runs.ts';

/** What leads the sled days: the sled, or the heaviest steps that there are. */
function sledRow(facts: PlanFacts, growth: number, at: number): SlotRow {
  if (facts.kit.has('sled')) {
    return carried('sled', ['single_leg'], 6, 20, {
      moves: ['sled-push'],
      growth,
      rest: '90-120',
    });
  }
  return second('sled', ['squat_machine', 'single_leg'], {
    sets: 5,
    reps: 8,
    rir: 2,
    growth,
    bodyReps: 10 + Math.floor(at / 2),
    rest: '75-105',
  });
}

/** A little heavier each week, fewer reps as it gets heavier. */
const baseReps = [6, 6, 5] as const;

function strengthRows(step: HyroxStep, at: number, again: number, facts: PlanFacts): SlotRow[] {
  const growth = 1 + 0.015 * at;
  const bodyReps = 8 + Math.floor(at / 2) + again;
  const isEasy = step.strength === 'easy' || step.strength === 'primer';
  const sets = isEasy ? 2 : 4;
  const common = { growth, bodyReps };
  if (step.strength === 'sled') {
    const pull = main('trap', ['trap_bar', 'hinge'], { ...common, sets, reps: 4, rir: 3 });
    const sled = sledRow(facts, growth, at);
    return [
      // A sled wants fresh legs; a machine does not.
      ...(facts.kit.has('sled') ? [sled, pull] : [pull, sled]),
      carried('carry', ['carry'], 4, 50, {
        growth,
        moves: ['kettlebell-farmer-carry', 'dumbbell-farmer-carry', 'trap-bar-carry'],
      }),
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
    main('squat', ['squat'], {
      ...common,
      sets,
      reps: isEasy ? 5 : (baseReps[at % 3] ?? 6),
      rir: isEasy ? 5 : 3,
      ...(isEasy && { percent: 65 }),
    }),
    second('hinge', ['hinge_light'], {
      ...common,
      sets: Math.max(2, sets - 1),
      reps: isEasy ? 5 : 8,
      rir: isEasy ? 5 : 3,
      ...(isEasy && { percent: 60 }),
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

function strengthDay(step: HyroxStep, at: number, again: number, facts: PlanFacts): DayPlan {
  const isEasy = step.strength === 'easy' || step.strength === 'primer';
  const words = {
    base: 'Squat, hinge and row',
    sled: facts.kit.has('sled') ? 'Sled 6×20 m, pull and carry' : 'Legs, pull and carry',
    race: `Lunges, ${facts.kit.has('medicine_ball') ? 'wall balls' : 'thrusters'} and burpees`,
    easy: 'Strength, easy',
    primer: 'Primer, fast',
  };
  return {
    id: 'strength',
    title: words[step.strength],
    tells: 1,
    focus: 'Strength',
    key: 2,
    strain: isEasy
      ? { easy: true }
      : {
          heavyLegs: true,
          group: 'whole',
          ...(step.strength === 'sled' && { deadlift: true as const }),
        },
    work: { kind: 'lift', archetype: 'full_body', rows: strengthRows(step, at, again, facts) },
    ...(step.strength === 'primer' && { minutes: 20 }),
  };
}

const raceWeekMetres = 4000;

function runDay(step: HyroxStep, again: number): DayPlan {
  if (step.run === 'trial') return goalRun(5000, '5 km trial: new paces', false);
  if (step.run === 'easy') return { ...easyRun(5000, { id: 'quality', strides: 5 }), key: 2 };
  const parts = step.run.map((part) => ({
    ...part,
    ...(part.rest && { rest: Math.max(60, part.rest - 10 * again) }),
  }));
  const isRace = step.kind === 'event';
  return {
    ...qualityRun(isRace ? raceWeekMetres : 8000 + 300 * again, parts),
    key: isRace ? 1 : 3,
  };
}

/** All of the race, however slow the runs. */
const raceMinutes = 180;
/** A round of the stations in an easy week. */
const easyStation = 20;

/** In doubles both run all of it and share the stations. */
const pairWords =
  'Doubles: you both run every kilometre and share each station. Hand over early and often, before anyone slows; practise it together.';

function stationNotes(
  { effort = 0 }: HyroxStep,
  { level, isPair }: PlanFacts,
  isRace: boolean,
): string[] {
  const together = isPair ? [pairWords] : [];
  if (isRace) return together;
  return [
    ...together,
    ...(effort >= scored ? ['Score it: the time of every run and station goes into the log.'] : []),
    ...(effort > 0 && effort < scored
      ? [`Held at ${effort} of 10 all the way: no race today.`]
      : []),
    ...(level === 'beginner'
      ? ['Break every station early; the run after it is what you train.']
      : []),
  ];
}

/** So hard is a simulation that counts. */
const scored = 8;

function stationDay(step: HyroxStep, facts: PlanFacts): DayPlan {
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
        ? { kinds: ['hyrox'], minutes: raceMinutes, isRace: true }
        : {
            kinds: ['hyrox'],
            minutes: step.station,
            ...(step.station <= easyStation && { easy: true as const }),
            ...(step.effort !== undefined && { effort: step.effort }),
          },
    },
    minutes: isRace ? raceMinutes : step.station,
    notes: stationNotes(step, facts, isRace),
  };
}

function weekPlan(
  index: number,
  again: number,
  at: number,
  facts: PlanFacts,
  isNewStation: boolean,
): WeekPlan {
  const step = steps[index] as HyroxStep;
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
  const stations = stationDay(step, facts);
  // With one day a week runs and stations take turns; the same stations do not come twice.
  const isTurn = facts.days === 1 && at % 2 === 1 && isNewStation;
  const core = [
    ...(isTurn ? [stations] : []),
    runDay(step, again),
    ...(isRace ? [] : [long]),
    strengthDay(step, at, again, facts),
    ...(isTurn ? [] : [stations]),
  ];
  const extras = [
    easyHour(Math.min(isRace ? 20 : 40, facts.minutes)),
    mobilityDay(Math.min(20, facts.minutes)),
    easyRun(isRace ? 3000 : 4000, { id: 'easy-2' }),
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
    loadBy: 'min',
    days:
      facts.days < core.length
        ? keepDays(core, facts.days)
        : [...core, ...extras.slice(0, facts.days - core.length)],
  };
}

/** No odd week before has had stations of this length. */
function isNewStation(placed: readonly StretchedDay[], at: number): boolean {
  const minutes = steps[placed[at]?.row ?? 0]?.station;
  return !placed.some(({ row }, i) => i < at && i % 2 === 1 && steps[row]?.station === minutes);
}

const raceTools: readonly (readonly [id: string, name: string])[] = [
  ['sled', 'sled'],
  ['ski_erg', 'ski erg'],
  ['rower', 'rower'],
  ['medicine_ball', 'wall ball'],
  ['sandbag', 'sandbag'],
];

/** What the race has and the kit has not. */
function standIns({ kit }: PlanFacts): string[] {
  const missing = raceTools.filter(([id]) => !kit.has(id)).map(([, name]) => name);
  return missing.length === 0
    ? []
    : [
        `Not in your kit: ${missing.join(', ')}. The nearest moves stand in; find a gym that has them twice before the race.`,
      ];
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
        : facts.isPair
          ? 'the whole race as doubles: eight runs of 1 km side by side, all eight stations shared'
          : 'the whole race: eight runs of 1 km and all eight stations',
      week: weeks,
      test: 'Half of the race, scored, three weeks before it; the race at the end.',
    },
    progress: [
      'A station that was clean at half goes to three quarters; the runs after it decide, not the station.',
    ],
    fallback:
      'Two hard runs failed: one week back. Legs still sore at the next session: half of what made them so.',
    next: 'A light week, then the weakest station first.',
    honesty: [
      healthWords,
      ...(facts.isPair
        ? [
            'Doubles: the stations are planned as half of each, your share. Do one session a week of them together; the slower runner sets the pace.',
          ]
        : []),
      ...(isShort
        ? [`${weeks} weeks are short: twelve are usual. Finishing is the goal, not the time.`]
        : []),
      ...standIns(facts),
      ...(runner.vdot === undefined
        ? ['No race told: efforts lead, and the 5 km trial gives paces.']
        : []),
    ],
    weeks: placed.map(({ row, again }, at) =>
      weekPlan(row, again, at, facts, isNewStation(placed, at)),
    ),
  };
}

export const hyrox: Template = { id: 'hyrox', name: 'Hyrox', usualWeeks: 12, plan };
