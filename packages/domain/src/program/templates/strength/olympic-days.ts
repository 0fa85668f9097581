import type { SlotRow } from '../../../planner/session/types.ts';
import {
  knownMoves,
  newMoves,
  type OlympicDose,
  type OlympicWeek,
  olympicTries,
  olympicWeeks,
} from '../data/olympic.ts';
import { held, inTurn, line, main, second, small } from '../rows.ts';
import type { DayPlan, LineWords, PlanFacts } from '../types.ts';

export type Side = 'snatch' | 'clean';

/** What each side is measured by. */
export const whole = { snatch: 'snatch', clean: 'clean-and-jerk' } as const;
export const names = { snatch: 'Snatch', clean: 'Clean and jerk' } as const;

const fast =
  'Fast, and caught where you meant to. Two misses at a weight: 5 kg less, and no more today.';
/** These are squats and presses: they have reps left. */
const ground: readonly string[] = ['overhead-squat', 'snatch-balance', 'push-press'];
const speedMoves = [
  ...new Set(
    [knownMoves, newMoves].flatMap((sides) =>
      Object.values(sides).flatMap(({ lift, part }) =>
        [...Object.values(lift), ...Object.values(part)].flat(),
      ),
    ),
  ),
].filter((id) => !ground.includes(id));

const words = (isTest: boolean): readonly LineWords[] => [
  {
    moves: speedMoves,
    note: isTest ? 'Only after a clean one before it; a miss ends the ladder.' : fast,
    rpe: isTest ? 9 : 7,
  },
];

export interface At {
  own: OlympicWeek;
  /** How often this week of the table stood there before. */
  again: number;
  index: number;
}

const perRepeat = 0.01;

/** Above these percents no lift is clean for whoever is not used to them. */
export const mostPercent: Record<PlanFacts['level'], number> = {
  beginner: 80,
  intermediate: 90,
  advanced: 92.5,
};

export const isKnown = ({ maxima }: PlanFacts): boolean =>
  maxima.has(whole.snatch) || maxima.has(whole.clean);

function dosed([sets, reps, percent]: OlympicDose, { again, index }: At, facts: PlanFacts) {
  return {
    sets,
    reps,
    rir: 4,
    // A lift that is new is found anew each week and grows with it.
    ...(isKnown(facts)
      ? { percent: Math.min(percent, mostPercent[facts.level]), growth: 1 + perRepeat * again }
      : { growth: 1 + 0.05 * index }),
    keepsReps: true as const,
    isNamed: true as const,
  };
}

const movesOf = (side: Side, { own }: At, facts: PlanFacts) => {
  const table = isKnown(facts) ? knownMoves : newMoves;
  const { lift, part } = table[side];
  return { lift: lift[own.phase] ?? [], part: part[own.phase] ?? [] };
};

/** Singles, each a little heavier than the one before. */
function tryRows(side: Side, moves: readonly string[]): SlotRow[] {
  return olympicTries.map((percent, i) =>
    main(i === 0 ? side : `${side}-${i + 1}`, [side], {
      sets: 1,
      reps: 1,
      rir: i === olympicTries.length - 1 ? 1 : 2,
      percent,
      growth: 1,
      rest: '120-180',
      isTest: true,
      isNamed: true,
      ...(i === 0 ? { moves } : { follows: side, isStep: true as const }),
    }),
  );
}

function squatRow(side: Side, at: At, facts: PlanFacts): SlotRow {
  const [sets, reps, percent] = at.own.squat;
  return second('squat', side === 'clean' ? ['front_squat'] : ['squat'], {
    sets,
    reps,
    rir: 3,
    growth: 1 + perRepeat * at.again,
    bodyReps: reps + 6 + Math.min(6, at.index),
    ...(facts.knownMaxima.size > 0 && { percent }),
    rest: '120-180',
    moves: side === 'clean' ? ['front-squat', 'back-squat'] : ['back-squat'],
  });
}

function pullRow(side: Side, at: At, facts: PlanFacts): SlotRow {
  const [sets, reps, percent] = at.own.pull;
  return second('pull', ['hinge'], {
    sets,
    reps,
    rir: 4,
    growth: isKnown(facts) ? 1 + perRepeat * at.again : 1 + 0.015 * at.index,
    ...(isKnown(facts) && { percent }),
    rest: '90-120',
    moves: side === 'snatch' ? ['snatch-pull'] : ['clean-pull'],
  });
}

const around = (side: Side, { own, index }: At): SlotRow[] => {
  const sets = own.kind === 'build' ? 3 : 2;
  return inTurn(
    'D',
    small('row', side === 'snatch' ? ['pull_vertical', 'pulldown', 'row'] : ['row'], {
      sets,
      reps: 8,
      rir: 2,
      growth: 1 + 0.008 * index,
      bodyReps: 6 + Math.min(6, Math.floor(index / 2)),
    }),
    held('trunk', 'trunk', ['anti_ext'], sets, 20 + Math.min(30, 2 * index)),
  );
};

/** Where no best is known, the test is how many are clean. */
const sixSingles: OlympicDose = [6, 1, 80];

export function mainDay(side: Side, at: At, facts: PlanFacts): DayPlan {
  const { own } = at;
  const { lift, part } = movesOf(side, at, facts);
  const isTest = own.kind === 'test';
  const first = line('primary', side, [side], {
    ...dosed(isTest && !isKnown(facts) ? sixSingles : own.lift, at, facts),
    rest: own.lift[1] === 1 ? '90-150' : '90-120',
    moves: lift,
  });
  const beside = line('skill', 'part', [side === 'clean' ? 'jerk' : side], {
    ...dosed(own.part, at, facts),
    rest: '75-105',
    moves: part,
  });
  // From a position to the floor; a part of the lift comes after it.
  const isBefore = own.phase === olympicWeeks[0]?.phase;
  const tries = isKnown(facts) ? tryRows(side, lift) : [first];
  const lifts = isTest ? tries : isBefore ? [beside, first] : [first, beside];
  const rows = isTest
    ? [...lifts, squatRow(side, at, facts)]
    : [...lifts, squatRow(side, at, facts), pullRow(side, at, facts), ...around(side, at)];
  return {
    id: side,
    title: isTest ? `${names[side]}: test, singles` : names[side],
    ...(!isTest && { tells: 2 }),
    focus: isTest ? 'Test' : names[side],
    key: 3,
    strain: {
      heavyLegs: true,
      group: 'whole',
      ...(isTest && { fresh: true as const, ...(side === 'clean' && { last: true as const }) }),
    },
    work: { kind: 'lift', archetype: 'olympic', rows },
    lines: words(isTest),
    ledUpTo: [...lift.slice(0, 1), ...(isTest ? [] : part.slice(0, 1))],
    notes: [
      isTest
        ? 'Start at four fifths. Each next one only after a clean one; two misses end it.'
        : 'Position before weight. Film a set from the side: the bar stays close, the arms stay long until the hips are through.',
    ],
  };
}

/** The day itself: three tries of each, the snatch first. */
export function meetDay(at: At, facts: PlanFacts): DayPlan {
  const moves = (side: Side) => movesOf(side, at, facts).lift;
  return {
    id: 'meet',
    title: 'Meet: snatch, then clean and jerk',
    focus: 'The day',
    key: 3,
    strain: { group: 'whole', fresh: true, last: true },
    minutes: Math.max(75, facts.minutes),
    work: {
      kind: 'lift',
      archetype: 'olympic',
      rows: (['snatch', 'clean'] as const).flatMap((side) => tryRows(side, moves(side))),
    },
    lines: words(true),
    ledUpTo: [...moves('snatch').slice(0, 1), ...moves('clean').slice(0, 1)],
    notes: [
      'The first of each row is the last warm-up. Openers are what you lift on a bad day; 2–3 kg to the second, the third by how that moved.',
      'Nothing heavy in the three days before; eat and sleep as always.',
    ],
  };
}

/** A few days before: both lifts as far as the openers' warm-up. */
export function openerDay(at: At, facts: PlanFacts): DayPlan {
  const light: OlympicDose = [4, 1, 75];
  return {
    ...lightDay({ ...at, own: { ...at.own, kind: 'deload' } }, facts),
    id: 'openers',
    title: 'Both lifts, light singles',
    key: 2,
    strain: { easy: true },
    work: {
      kind: 'lift',
      archetype: 'olympic',
      rows: (['snatch', 'clean'] as const).map((side) =>
        line('primary', side, [side], {
          ...dosed(light, at, facts),
          rest: '90-120',
          moves: movesOf(side, at, facts).lift,
        }),
      ),
    },
    ledUpTo: (['snatch', 'clean'] as const).flatMap((side) =>
      movesOf(side, at, facts).lift.slice(0, 1),
    ),
  };
}

/** Both lifts light, the press over the head and what holds it. */
export function lightDay(at: At, facts: PlanFacts): DayPlan {
  const { own, index, again } = at;
  const few = own.kind === 'build' ? 4 : 2;
  const light: OlympicDose = [few, 2, Math.min(75, own.part[2] - 5)];
  const moves = {
    snatch: ['power-snatch', 'hang-power-snatch'],
    clean: ['power-clean', 'hang-power-clean'],
  };
  const lineOf = (side: Side) =>
    line('primary', side, [side], {
      ...dosed(light, at, facts),
      rest: '75-105',
      moves: moves[side],
    });
  return {
    id: 'light',
    title: 'Power lifts, light, and press',
    focus: 'Technique',
    key: 2,
    strain: { group: 'whole' },
    work: {
      kind: 'lift',
      archetype: 'olympic',
      rows: [
        lineOf('snatch'),
        lineOf('clean'),
        second('press', ['press_overhead'], {
          sets: few - 1,
          reps: 5,
          rir: 3,
          growth: 1 + 0.01 * index + perRepeat * again,
          bodyReps: 8 + Math.min(6, index),
          moves: ['push-press'],
        }),
        ...around('snatch', at),
      ],
    },
    lines: words(false),
    ledUpTo: [...moves.snatch, ...moves.clean].filter((_, i) => i % 2 === 0),
  };
}

export function jerkDay(at: At, facts: PlanFacts): DayPlan {
  const { own } = at;
  const moves = ['split-jerk', 'push-jerk', 'push-press'];
  return {
    id: 'jerk',
    title: 'Jerk and squat',
    tells: 2,
    focus: 'Jerk',
    key: 1,
    strain: { heavyLegs: true, group: 'whole' },
    work: {
      kind: 'lift',
      archetype: 'olympic',
      rows: [
        line('primary', 'jerk', ['jerk'], {
          ...dosed([Math.max(2, own.lift[0] - 1), own.lift[1], own.part[2]], at, facts),
          rest: '90-120',
          moves,
        }),
        squatRow(
          'clean',
          { ...at, own: { ...own, squat: [own.squat[0], own.squat[1], own.squat[2] - 7.5] } },
          facts,
        ),
        second('back', ['hinge_light'], {
          sets: own.kind === 'build' ? 3 : 2,
          reps: 8,
          rir: 3,
          growth: 1 + 0.01 * at.index,
        }),
        ...around('clean', at),
      ],
    },
    lines: words(false),
    ledUpTo: moves.slice(0, 1),
  };
}
