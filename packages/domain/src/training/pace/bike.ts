import type { PaceTarget, Zone } from './types.ts';

/** Watts that are held for an hour, from the best twenty minutes. */
export const ftpFrom20 = (watts: number): number => 0.95 * watts;

/** Shares of those watts. */
const zones: Record<Zone, readonly [number, number]> = {
  E: [0.56, 0.75],
  S: [0.7, 0.8],
  M: [0.76, 0.9],
  T: [0.91, 1.05],
  I: [1.06, 1.2],
  R: [1.21, 1.5],
};

const watts = (ftpWatts: number, [low, high]: readonly [number, number]): PaceTarget => {
  const range = { lo: ftpWatts * low, hi: ftpWatts * high };
  const mid = (range.lo + range.hi) / 2;
  return { pace: { unit: 'watts', ...range }, mid, watts: range };
};

/** Just below the threshold: hard enough to count, and held for long. */
export const sweetSpot = (ftpWatts: number): PaceTarget => watts(ftpWatts, [0.88, 0.94]);

export function bikePace(zone: Zone, ftpWatts: number): PaceTarget {
  return watts(ftpWatts, zones[zone]);
}
