import type { Exercise, Workout } from './types.ts';

/** Changes items of the list and, where the list is its phases in order, there as well. */
export function mapItems(
  workout: Workout,
  change: (item: Exercise, index: number) => Exercise,
): Workout {
  const items = workout.workout.map(change);
  if (!workout.phases) return { ...workout, workout: items };
  let index = 0;
  const phases = workout.phases.map((phase) => ({
    ...phase,
    exercises: phase.exercises.map((exercise) => items[index++] ?? exercise),
  }));
  return { ...workout, phases, workout: items };
}
