import type { LibraryExercise } from '../exercise/types.ts';
import { type Rack, toRack } from './rack.ts';

export interface RampSet {
  reps: number;
  /** As it is logged; nothing on the belt is 0. */
  kilograms: number;
  restSeconds: number;
}

export interface RampWish {
  exercise: LibraryExercise;
  /** Of the first work set. */
  workKg: number;
  /** The work set as percent of the maximum, known or taken from reps and reserve. */
  percent: number;
  rack: Rack;
  /** The same part of the body is warm from an earlier lift. */
  isSecond?: boolean;
  /** As many as there is time for. */
  most?: number;
}

/** Reps at a percent of the work load. */
type Step = readonly [reps: number, percent: number];

interface Row {
  steps: readonly Step[];
  rest: readonly [number, number];
  hasBar: boolean;
}

const byIntensity: readonly (Row & { upTo: number })[] = [
  {
    upTo: 70,
    hasBar: false,
    rest: [30, 45],
    steps: [
      [8, 50],
      [4, 75],
    ],
  },
  {
    upTo: 80,
    hasBar: true,
    rest: [45, 60],
    steps: [
      [5, 50],
      [3, 70],
      [2, 85],
    ],
  },
  {
    upTo: 87.5,
    hasBar: true,
    rest: [60, 90],
    steps: [
      [5, 45],
      [3, 65],
      [2, 80],
      [1, 90],
    ],
  },
  {
    upTo: 100,
    hasBar: true,
    rest: [75, 150],
    steps: [
      [5, 40],
      [3, 55],
      [2, 70],
      [1, 80],
      [1, 88],
      [1, 94],
    ],
  },
];
const olympic: Row = {
  hasBar: true,
  rest: [60, 90],
  steps: [
    [2, 50],
    [2, 60],
    [2, 70],
  ],
};
const inHand: Row = {
  hasBar: false,
  rest: [30, 45],
  steps: [
    [8, 50],
    [4, 75],
  ],
};
const second: Row = {
  hasBar: false,
  rest: [45, 60],
  steps: [
    [3, 60],
    [2, 80],
  ],
};
/** With less time: fewer and even jumps, as [reps, percent], by how many follow the bar. */
const shortened: readonly (readonly Step[])[] = [
  [],
  [[4, 70]],
  [
    [5, 51],
    [3, 75],
  ],
  [
    [5, 46],
    [3, 67],
    [2, 83],
  ],
  [
    [5, 45],
    [3, 65],
    [2, 80],
    [1, 90],
  ],
];

/** Lighter work needs no set with the bar alone. */
const leastForBar = 50;
const barReps = 8;
const shareForHeavy = 0.92;

const olympicIds = ['snatch', 'clean', 'jerk'];
const isOlympic = ({ id, patterns }: LibraryExercise) =>
  patterns[0] === 'ballistic' && olympicIds.some((word) => id.includes(word));

function rowFor({ exercise, percent, isSecond }: RampWish): Row {
  if (isSecond) return second;
  if (exercise.loadClass !== 'barbell') return inHand;
  if (isOlympic(exercise)) return olympic;
  return byIntensity.find(({ upTo }) => percent <= upTo) ?? inHand;
}

/** A belt: the body alone first, then half of what hangs on it. */
function weighted({ workKg, rack }: RampWish): RampSet[] {
  const half = toRack(rack, workKg / 2, 'down') ?? 0;
  const body = [5, 3].map((reps) => ({ reps, kilograms: 0, restSeconds: 60 }));
  return half > 0 && half < workKg
    ? [...body, { reps: 2, kilograms: half, restSeconds: 90 }]
    : body;
}

const nearMaximum = 87.5;

/** So many sets are worth their time before so heavy a weight. */
function worthwhile(workKg: number, percent: number): number {
  if (workKg <= 12) return 0;
  if (workKg <= 30) return 1;
  if (workKg < 60) return 2;
  if (workKg < 100) return percent > nearMaximum ? 6 : 4;
  return 9;
}

/** Steps that nobody feels are none. */
const leastStep = 5;

function withSteps(sets: readonly RampSet[]): RampSet[] {
  const kept: RampSet[] = [];
  for (const set of sets) {
    const before = kept.at(-1);
    if (!before || set.kilograms - before.kilograms >= leastStep) kept.push(set);
  }
  return kept;
}

/** Each heavier than the one before and lighter than the work; the last of equals stays. */
function rising(sets: readonly RampSet[], workKg: number): RampSet[] {
  return sets.filter(
    ({ kilograms }, at) =>
      kilograms < workKg && sets.slice(at + 1).every((later) => later.kilograms > kilograms),
  );
}

/** The sets that lead up to a work load, the lightest first. They are no work. */
export function rampSets(wish: RampWish): RampSet[] {
  const { exercise, workKg, rack, most = 9, percent } = wish;
  if (exercise.loadClass === 'added') return weighted(wish).slice(-most);
  if (rack.weights.length === 0 || most <= 0) return [];
  const row = rowFor(wish);
  const bar = row.hasBar && workKg >= leastForBar ? rack.weights[0] : undefined;
  const room = most - (bar === undefined ? 0 : 1);
  const isShort = row.steps.length > room;
  const steps = isShort ? (shortened[Math.max(0, room)] ?? row.steps.slice(-room)) : row.steps;
  const [shortest, longest] = row.rest;
  const sets = steps.map(([reps, share], at): RampSet => {
    const wished = (workKg * share) / 100;
    const near = toRack(rack, wished, 'nearest') ?? wished;
    // The last one before a heavy set leaves room to it.
    const isLast = at === steps.length - 1;
    const isTooNear = isLast && percent >= 85 && percent < 88 && near > workKg * shareForHeavy;
    const kilograms = isTooNear ? (toRack(rack, workKg * shareForHeavy, 'down') ?? near) : near;
    const rest = shortest + ((longest - shortest) * (at + 1)) / steps.length;
    return { reps, kilograms, restSeconds: Math.round(rest / 5) * 5 };
  });
  const first = bar === undefined ? [] : [{ reps: barReps, kilograms: bar, restSeconds: shortest }];
  const count = Math.min(most, worthwhile(workKg, percent));
  const all = withSteps(rising([...first, ...sets], workKg));
  if (count < 2) return count === 0 ? [] : all.slice(-count);
  // With fewer sets the jumps are larger, and even.
  return all.length > count ? rampSets({ ...wish, most: count }) : all;
}
