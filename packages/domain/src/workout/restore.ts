import { restoreWindowHours } from './limits.ts';
import type { Workout } from './types.ts';

export interface CurrentWorkout {
  workout: Workout;
  completed: boolean;
}

/** Spec §4, saved workout restore: what has been completed is cleared, what has not is kept. */
export function clearCompleted(current: CurrentWorkout | null): CurrentWorkout | null {
  return current === null || current.completed ? null : current;
}

/** Only when nothing is left to finish does the latest workout become the current one. */
export function restoreCurrent(
  current: CurrentWorkout | null,
  latest: Workout | null,
): CurrentWorkout | null {
  const kept = clearCompleted(current);
  if (kept !== null) return kept;
  return latest === null ? null : { workout: latest, completed: false };
}

/**
 * The older store's rule (Spec §4). A stamp up to a day ahead counts as well:
 * the device's clock may simply be behind the server's.
 */
export function restoreRecent(saved: Workout | null, nowMs: number): Workout | null {
  const generatedMs = Date.parse(saved?.generatedAt ?? '');
  const windowMs = restoreWindowHours * 3_600_000;
  return Math.abs(nowMs - generatedMs) <= windowMs ? saved : null;
}
