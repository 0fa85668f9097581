import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { Workout } from '../../workout/types.ts';

export function known(id: string): LibraryExercise {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`the library has no ${id}`);
  return exercise;
}

export const bodyNames = ({ workout }: Workout): string[] =>
  workout.filter(({ type }) => type === 'exercise').map(({ name }) => name);

/** Can be played, and its phases, where it has some, hold what its list holds. */
export function isInStep(workout: Workout): boolean {
  if (buildTimerSteps(workout).length === 0) return false;
  const { phases } = workout;
  if (!phases) return true;
  const flat = phases.flatMap(({ exercises }) => exercises);
  return (
    phases.every(({ exercises }) => exercises.length > 0) &&
    JSON.stringify(flat) === JSON.stringify(workout.workout)
  );
}
