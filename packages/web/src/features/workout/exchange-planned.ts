import type { Workout } from '@cadence/domain/workout/types';
import { readCurrentWorkout, setCurrentWorkout } from './current-workout.ts';
import { queueWorkout } from './workout-table.ts';

/**
 * One version of what is loaded and not begun for another, forth and back. The account hears of
 * both: another device starts with the latest that is to be done.
 */
export function exchangePlanned(id: string | undefined, version: Workout): void {
  const current = readCurrentWorkout();
  if (current?.status !== 'planned' || current.workout.id !== id) return;
  setCurrentWorkout(version);
  queueWorkout(current.workout, { status: 'abandoned' });
  queueWorkout(version, { status: 'generated' });
}
