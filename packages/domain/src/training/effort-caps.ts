import type { FitnessLevel } from '../workout/limits.ts';

/** The largest share of a maximum that is planned, in percent. */
const percentCaps: Record<FitnessLevel, number> = { beginner: 80, intermediate: 90, advanced: 95 };

export const percentCapOf = (level: FitnessLevel): number => percentCaps[level];

interface EffortOf {
  isIsolation?: boolean;
  /** A beginner's first four weeks. */
  isNew?: boolean;
}

/** The fewest reps that stay in reserve. */
export function leastRir(level: FitnessLevel, { isIsolation, isNew }: EffortOf = {}): number {
  if (level === 'beginner') return isNew ? 3 : 2;
  if (level === 'intermediate') return 1;
  return isIsolation ? 0 : 0.5;
}

export interface BodyState {
  sleepHours?: number;
  /** 0 fresh – 1 spent. */
  tiredness?: number;
  /** The muscle that does most of the work is sore. */
  isSore?: boolean;
}

/** A bad day leaves more in reserve; what one can do at best is another matter. */
export function rirForDay({ sleepHours = 8, tiredness = 0, isSore = false }: BodyState): number {
  const signs = Number(sleepHours < 5) + Number(tiredness >= 0.6) + Number(isSore);
  return Math.min(2, signs);
}
