import type { NumberRange, Pace } from '../../workout/types.ts';

/** Easy, steady, marathon, threshold, interval and repetition effort. */
export type Zone = 'E' | 'S' | 'M' | 'T' | 'I' | 'R';

export interface PaceTarget {
  pace: Pace;
  /** The middle of it, in the same unit. */
  mid: number;
  watts?: NumberRange;
  /** Strokes a minute. */
  rate?: NumberRange;
}

/** A range about a middle, so many percent to each side. */
export function about(mid: number, percent: number): NumberRange {
  return { lo: mid * (1 - percent / 100), hi: mid * (1 + percent / 100) };
}
