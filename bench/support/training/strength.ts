/** Reps and reserve as a share of the maximum, in percent: the judge's own copy of the chart. */
const chart: readonly number[] = [
  100, 95.5, 92.5, 89.7, 87, 84.4, 81.8, 79.4, 77, 74.6, 72.4, 70.1, 68.5, 66.9, 65.4,
];

/** Of R = reps + reps in reserve; halves lie between their neighbours. */
export function percentOf(reserveReps: number): number {
  if (reserveReps > chart.length) return 98.1 / (1 + reserveReps / 30);
  const lower = Math.max(1, Math.floor(reserveReps));
  const low = chart[lower - 1] ?? 0;
  const high = chart[lower] ?? low;
  return low + (high - low) * (reserveReps - lower);
}

/** What somebody says they lifted. */
export interface Best {
  /** Id of a library exercise. */
  lift: string;
  kg: number;
  reps: number;
  /** One set of so many to the end, or several sets across with about two left. */
  how: 'max' | 'set' | 'sets';
  /** With body mass: what was hung on the body. */
  bodyMassKg?: number;
  /** Reps that were left, where somebody says so. */
  left?: number;
}

export function maximumOf({ kg, reps, how, bodyMassKg = 0, left }: Best): number {
  const load = kg + bodyMassKg;
  if (how === 'max') return load;
  return (load / percentOf(reps + (left ?? (how === 'sets' ? 2 : 0)))) * 100;
}

const timeOff: readonly [days: number, share: number][] = [
  [14, 1],
  [28, 0.97],
  [56, 0.93],
  [112, 0.88],
  [182, 0.83],
  [364, 0.77],
];

export const leftAfter = (days: number): number =>
  timeOff.find(([most]) => days <= most)?.[1] ?? 0.7;

/** Sets of the first week back, as shares of the full, and the least reserve. */
export function reentry(days: number): { share: number; rir: number } {
  if (days <= 28) return { share: 0.7, rir: 4 };
  if (days <= 56) return { share: 0.6, rir: 4 };
  if (days <= 112) return { share: 0.5, rir: 4 };
  return { share: 0.45, rir: 4.5 };
}

/** Lifts that may be guessed from another, and the share of it, both hands together. */
export const conversions: readonly [from: string, to: string, ratio: number][] = [
  ['bench-press', 'dumbbell-bench-press', 0.83],
  ['bench-press', 'incline-bench-press', 0.8],
  ['bench-press', 'close-grip-bench-press', 0.93],
  ['bench-press', 'barbell-floor-press', 0.93],
  ['bench-press', 'overhead-press', 0.63],
  ['bench-press', 'barbell-bent-over-row', 0.8],
  ['back-squat', 'front-squat', 0.84],
  ['back-squat', 'conventional-deadlift', 1.18],
  ['back-squat', 'barbell-romanian-deadlift', 0.8],
  ['conventional-deadlift', 'barbell-romanian-deadlift', 0.75],
  ['conventional-deadlift', 'trap-bar-deadlift', 1.05],
  ['conventional-deadlift', 'back-squat', 0.85],
];
