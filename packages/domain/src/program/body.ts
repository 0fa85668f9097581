import { exerciseById } from '../exercise/library.ts';
import { orderRank } from '../planner/order.ts';
import type { Exercise, Workout } from '../workout/types.ts';

export const bodyOf = ({ workout }: Workout): Exercise[] =>
  workout.filter(({ type }) => type === 'exercise');

/** Main lifts in their own phase, accessories after them, the core at the end. */
export function withBody(
  workout: Workout,
  body: readonly Exercise[],
  mainIds: ReadonlySet<string>,
): Workout {
  const isMain = ({ exerciseId = '' }: Exercise) => mainIds.has(exerciseId);
  const rank = ({ exerciseId = '' }: Exercise) => {
    const exercise = exerciseById(exerciseId);
    return exercise ? orderRank(exercise) : 2;
  };
  const mains = body.filter(isMain).toSorted((a, b) => rank(a) - rank(b));
  const accessories = body.filter((item) => !isMain(item)).toSorted((a, b) => rank(a) - rank(b));
  const parts = (workout.phases ?? []).filter(
    ({ name }) => name === 'Warm-up' || name === 'Cool-down',
  );
  const phases = [
    ...parts.filter(({ name }) => name === 'Warm-up'),
    { name: 'Main', exercises: mains.map((item) => ({ ...item, phase: 'Main' })) },
    {
      name: 'Accessories',
      exercises: accessories.map((item) => ({ ...item, phase: 'Accessories' })),
    },
    ...parts.filter(({ name }) => name === 'Cool-down'),
  ].filter(({ exercises }) => exercises.length > 0);
  return { ...workout, phases, workout: phases.flatMap(({ exercises }) => exercises) };
}
