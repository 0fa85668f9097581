import type { LoggedSet } from '../analytics/types.ts';

/** Reps left: as logged, what an effort of ten leaves, none after failure; null where nobody says. */
export function rirOf({ rir, rpe, role }: Pick<LoggedSet, 'rir' | 'rpe' | 'role'>): number | null {
  if (rir !== undefined) return rir;
  if (rpe !== undefined) return Math.max(0, 10 - rpe);
  return role === 'failure' ? 0 : null;
}
