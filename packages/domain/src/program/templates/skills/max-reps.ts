import type { SlotRow } from '../../../planner/session/types.ts';
import { easyHour, keepDays, mobilityDay } from '../endurance/runs.ts';
import { held, inTurn, line, second, small } from '../rows.ts';
import { legsDay } from '../strength/strength-days.ts';
import type { DayPlan, LineWords, PlanFacts, WeekKind, WeekPlan } from '../types.ts';

/** A move that is to be done more often in a row. */
export interface CountedMove {
  /** 'pull-up'. */
  id: string;
  words: string;
  /** What is done instead where a body or a kit has not got it. */
  moves: readonly string[];
  /** The same with help, for more reps. */
  helped: readonly string[];
  helpWords: string;
  /** Lowered slowly. */
  slow: readonly string[];
  /** What balances it: a row for a push, a push for a pull. */
  against: (facts: PlanFacts, week: Week) => SlotRow[];
  /** Light days climb: one, two, three, and down to rest. */
  hasLadders: boolean;
  /** How many more a week usually brings. */
  gain: (now: number) => number;
}

/** One week on the way: the best set that is likely by then, and what the week is for. */
export interface Week {
  at: number;
  best: number;
  kind: WeekKind;
}

const testEvery = 6;
const easyEvery = 4;

/** Every fourth week is easy, the middle and the end test, the week before a test is light. */
function kindOf(week: number, weeks: number): WeekKind {
  if (week === weeks && weeks > 2) return 'test';
  if (week === weeks - 1 && weeks > 4) return 'taper';
  const isMiddle = weeks >= 10 && week === testEvery;
  if (isMiddle) return 'test';
  return week % easyEvery === 0 && week !== testEvery - 1 && week < weeks - 2 && week !== 4
    ? 'deload'
    : 'build';
}

export function likelyBest(move: CountedMove, now: number, weeks: number): number {
  let best = now;
  for (let week = 1; week < weeks; week += 1) best += move.gain(best);
  return best;
}

export function weeksFor(move: CountedMove, now: number, weeks: number, goal: number): Week[] {
  let best = now;
  return Array.from({ length: weeks }, (_, i) => {
    if (i > 0) best = Math.min(goal, best + move.gain(best));
    return { at: i, best, kind: kindOf(i + 1, weeks) };
  });
}

/** What a set of a day is of the best: all but a rep or so once, about half many times. */
const shares = { long: 0.85, many: 0.55, few: 0.4 } as const;
const least = 1;
const of = (best: number, share: number): number => Math.max(least, Math.round(best * share));
/** The longest set stops one short of the best, and never at it. */
const longSet = (best: number): number =>
  Math.max(least, Math.min(Math.round(best) - 1, of(best, shares.long)));

const openWords = 'One set, every clean rep. No number to stop at. Log it.';

interface Dose {
  sets: number;
  reps: number;
}

/** The sets of the three days of a week, as they are told and done. */
function dosesOf({ best, kind }: Week): {
  long: number;
  after: Dose;
  many: Dose;
  few: Dose;
} {
  const isEasy = kind !== 'build';
  const isFar = best >= 7;
  return {
    long: isEasy ? of(best, shares.many) : longSet(best),
    after: { sets: isEasy ? 2 : isFar ? 3 : 4, reps: of(best, isFar ? 0.6 : 0.5) },
    many: { sets: isEasy ? 3 : isFar ? 4 : 5, reps: of(best, shares.many) },
    few: { sets: isEasy ? 2 : 4, reps: of(best, shares.few) },
  };
}

const restWords = { long: '150-180', some: '90-150', short: '75-105' } as const;

function setsOf(move: CountedMove, id: string, { sets, reps }: Dose, rest: string): SlotRow {
  return line('skill', id, ['pull_vertical'], {
    sets,
    reps,
    // The longest set leaves one, all others more.
    rir: id === 'long' ? 1 : 2,
    rest,
    keepsReps: true,
    isNamed: true,
    moves: move.moves,
    ...(id === 'after' && { follows: 'long' }),
  });
}

/** Rungs of a light ladder end at half of the best. */
const rungsOf = ({ best }: Week): number => Math.max(2, Math.min(5, Math.round(best / 2)));
const laddersOf = ({ kind }: Week): number => (kind === 'build' ? 3 : 2);
const ladderText = (rungs: number): string =>
  Array.from({ length: rungs }, (_, i) => i + 1).join('-');

/** A ladder as it is climbed: one rep, two, three, then from below again. */
function ladderRows(
  rungs: number,
  times: number,
  row: (rung: number, sets: number, id: string) => SlotRow,
): SlotRow[] {
  const rows = Array.from({ length: rungs }, (_, i) => row(i + 1, times, `rung-${i + 1}`));
  return inTurn('L', ...rows);
}

function lightRows(move: CountedMove, week: Week, doses: ReturnType<typeof dosesOf>): SlotRow[] {
  if (!move.hasLadders) return [setsOf(move, 'few', doses.few, restWords.short)];
  return ladderRows(rungsOf(week), laddersOf(week), (reps, sets, id) =>
    line('skill', id, ['pull_vertical'], {
      sets,
      reps,
      rir: 2,
      rest: '45-75',
      keepsReps: true,
      isNamed: true,
      moves: move.moves,
      ...(reps > 1 && { follows: 'rung-1' }),
    }),
  );
}

function helpedRow(move: CountedMove, { best, kind }: Week): SlotRow[] {
  if (kind === 'test') return [];
  return [
    line('skill', 'helped', ['pull_vertical'], {
      sets: kind === 'build' ? 2 : 1,
      reps: Math.max(5, Math.round(best) + 1),
      rir: 2,
      rest: restWords.some,
      keepsReps: true,
      moves: move.helped,
    }),
  ];
}

const slowDown = 4;

function slowRow(move: CountedMove, { kind, at }: Week): SlotRow[] {
  if (kind !== 'build') return [];
  return [
    line('skill', 'slow', ['pull_vertical'], {
      sets: 2,
      reps: at < 6 ? 2 : 3,
      rir: 1,
      rest: restWords.some,
      tempo: `${slowDown}-0-0-0`,
      keepsReps: true,
      moves: move.slow,
    }),
  ];
}

function testRow(move: CountedMove, { best }: Week): SlotRow {
  return line('skill', 'max', ['pull_vertical'], {
    sets: 1,
    reps: Math.max(1, Math.round(best)),
    rir: 0,
    rest: '180-240',
    keepsReps: true,
    isNamed: true,
    isTest: true,
    isOpen: true,
    moves: move.moves,
  });
}

function trunkRow({ at, kind }: Week): SlotRow {
  return held('trunk', 'hollow', ['hollow'], kind === 'build' ? 3 : 2, 20 + Math.min(20, 2 * at));
}

function lineWords(move: CountedMove, isTest: boolean): LineWords[] {
  return [
    ...(isTest ? [{ moves: move.moves, note: openWords, rpe: 10 }] : []),
    { moves: move.helped, note: move.helpWords, rpe: 7 },
    { moves: move.slow, note: `${slowDown} s down; stop when it gets faster.`, rpe: 8 },
  ];
}

const dose = ({ sets, reps }: Dose): string => `${sets} × ${reps}`;

const lightWords = (move: CountedMove, week: Week): string =>
  move.hasLadders
    ? `${laddersOf(week)} light ladders of ${ladderText(rungsOf(week))}`
    : `light ${dose(dosesOf(week).few)}`;

/** A test goes before everything else of its day; what follows is little. */
function dayOf(move: CountedMove, week: Week, place: 0 | 1 | 2, facts: PlanFacts): DayPlan {
  const doses = dosesOf(week);
  const isTest = week.kind === 'test' && place === 2;
  const isFirst = week.at === 0 && place === 0;
  const against = move.against(facts, week);
  const rows: Record<0 | 1 | 2, SlotRow[]> = {
    0: [
      setsOf(move, 'long', { sets: 1, reps: doses.long }, restWords.long),
      setsOf(move, 'after', doses.after, restWords.some),
      ...helpedRow(move, week),
      ...against,
    ],
    1: [setsOf(move, 'many', doses.many, restWords.some), ...against, trunkRow(week)],
    2: isTest
      ? [testRow(move, week), trunkRow(week)]
      : [
          ...lightRows(move, week, doses),
          ...slowRow(move, week),
          ...helpedRow(move, week),
          ...(facts.days === 1 ? against : []),
          trunkRow(week),
        ],
  };
  const easy = week.kind === 'build' ? '' : 'Easy: ';
  const titles: Record<0 | 1 | 2, string> = {
    0: `${easy}one set of ${doses.long}, then ${dose(doses.after)}`,
    1: `${easy}${dose(doses.many)}`,
    2: isTest ? `${move.words} test: one set, every clean rep` : `${easy}${lightWords(move, week)}`,
  };
  const title = titles[place];
  return {
    id: `count-${place + 1}`,
    title: isTest ? title : `${move.words}s: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    focus: isTest ? 'Test' : move.words,
    key: place === 1 ? 1 : place === 0 ? 2 : 3,
    strain: { group: 'skill', ...(isTest && { last: true as const }) },
    work: { kind: 'lift', archetype: 'skill', rows: rows[place] },
    lines: lineWords(move, isTest),
    ...(isFirst && {
      notes: [`Not sure of your best? Make the set of ${doses.long} a test and log it.`],
    }),
  };
}

function noteOf(move: CountedMove, week: Week): string {
  const doses = dosesOf(week);
  if (week.kind === 'test') return 'Two easy days, then one set of every clean rep.';
  if (week.kind !== 'build') return 'Less of everything, nothing hard: strength settles.';
  return `Longest set ${doses.long}, ${dose(doses.many)} on the volume day, ${lightWords(move, week)}.`;
}

const labels: Partial<Record<WeekKind, string>> = {
  test: 'Test',
  taper: 'Light',
  deload: 'Easy',
};

export function countedWeek(move: CountedMove, week: Week, facts: PlanFacts): WeekPlan {
  const own = ([0, 1, 2] as const).map((place) => dayOf(move, week, place, facts));
  const { minutes, days, weeks } = facts;
  const extras = [
    legsDay(week.at, minutes),
    mobilityDay(Math.min(20, minutes)),
    easyHour(Math.min(40, minutes)),
    mobilityDay(Math.min(25, minutes), 'mobility-2'),
  ];
  return {
    label: labels[week.kind] ?? `Best about ${Math.round(week.best)}`,
    kind: week.kind,
    note: noteOf(move, week),
    phase: week.at < weeks / 2 ? 'More sets' : 'Longer sets',
    days: days < 3 ? keepDays(own, days) : [...own, ...extras.slice(0, days - 3)],
  };
}

/** Rows that need a low bar are no rows in a doorway. */
export function rowAgainst({ kit }: PlanFacts, { at, kind }: Week): SlotRow[] {
  const isDoorway = !kit.has('dumbbells') && !kit.has('barbells') && kit.has('resistance_bands');
  const reps = 8 + Math.min(6, Math.floor(at / 2));
  return [
    second('row', ['row_supported', 'row'], {
      sets: kind === 'build' ? 3 : 2,
      reps,
      rir: 2,
      bodyReps: reps,
      growth: 1 + 0.01 * at,
      rest: '75-105',
      ...(isDoorway && { moves: ['band-seated-row', 'chair-band-row'] }),
    }),
  ];
}

export function pushAgainst(_facts: PlanFacts, { at, kind }: Week): SlotRow[] {
  const reps = 8 + Math.min(6, Math.floor(at / 2));
  return [
    small('push', ['push_up_hard'], {
      sets: kind === 'build' ? 3 : 2,
      reps,
      rir: 2,
      bodyReps: reps,
      growth: 1 + 0.01 * at,
    }),
  ];
}
