import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Exercise, Workout } from '../../workout/types.ts';

/** An exercise of a session with its sets. */
interface Lift {
  exercise: LibraryExercise;
  sets: number;
}

/** The lines of a workout that are done in sets. */
export function workItems({ workout, play, isStructured }: Workout): Exercise[] {
  const isWork = ({ type, role }: Exercise) =>
    type === 'exercise' && role !== 'ramp' && role !== 'easy';
  if (!play) return isStructured ? workout.filter(isWork) : [];
  return play.blocks.flatMap(({ items, rounds, score }) =>
    score === 'load' || score === 'reps'
      ? items.filter(isWork).map((item) => ({ ...item, sets: item.sets ?? rounds ?? 1 }))
      : [],
  );
}

/** Straight sets count; rounds by the clock are trained for breath. */
export function liftsOf(workout: Workout): Lift[] {
  return workItems(workout).flatMap((item) => {
    const exercise = exerciseById(item.exerciseId ?? '');
    return exercise ? [{ exercise, sets: item.sets ?? 1 }] : [];
  });
}
