import { sumLikelySeconds, sumSeconds } from '../timeline.ts';
import type { TimerStep } from '../types.ts';

/** The sums that are shown of steps. */
export const printedLengths = (steps: readonly TimerStep[]) => ({
  seconds: sumSeconds(steps),
  likely: sumLikelySeconds(steps),
});
