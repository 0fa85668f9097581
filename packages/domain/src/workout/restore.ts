import { hourMs } from './durations.ts';
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

/**
 * The older store's rule (Spec §4). A stamp up to a day ahead counts as well:
 * the device's clock may simply be behind the server's.
 */
export function restoreRecent(saved: Workout, nowMs: number): Workout | null {
  const generatedMs = Date.parse(saved.generatedAt ?? '');
  const windowMs = restoreWindowHours * hourMs;
  return Math.abs(nowMs - generatedMs) <= windowMs ? saved : null;
}
