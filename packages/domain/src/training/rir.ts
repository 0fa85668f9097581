import type { LoggedSet } from '../analytics/types.ts';

/** Reps left: as logged, or what an effort of ten leaves; null where nobody says. */
export function rirOf({ rir, rpe }: Pick<LoggedSet, 'rir' | 'rpe'>): number | null {
  if (rir !== undefined) return rir;
  return rpe === undefined ? null : Math.max(0, 10 - rpe);
}
