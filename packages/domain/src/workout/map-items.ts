import { blockStarts } from './flat-list.ts';
import type { Exercise, Workout } from './types.ts';

/** Changes items of the list and, where the list is its phases or blocks in order, there as well. */
export function mapItems(
  workout: Workout,
  change: (item: Exercise, index: number) => Exercise,
): Workout {
  const items = workout.workout.map(change);
  const changed: Workout = { ...workout, workout: items };
  if (workout.play) {
    const starts = blockStarts(workout.workout, workout.play);
    const blocks = workout.play.blocks.map((block, place) => ({
      ...block,
      items: block.items.map((item, i) => items[(starts[place] ?? 0) + i] ?? item),
    }));
    changed.play = { blocks };
  }
  if (!workout.phases) return changed;
  let index = 0;
  const phases = workout.phases.map((phase) => ({
    ...phase,
    exercises: phase.exercises.map((exercise) => items[index++] ?? exercise),
  }));
  return { ...changed, phases };
}
