import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise, Muscle } from '../exercise/types.ts';
import { groupOf } from '../planner/groups.ts';
import type { Exercise, Workout } from '../workout/types.ts';

export type SetsByMuscle = Partial<Record<Muscle, number>>;

const secondaryShare = 0.5;

/** Work for breath and ease is no hard set. */
function isLifting(exercise: LibraryExercise): boolean {
  const group = groupOf(exercise);
  return group !== 'cardio' && group !== 'mobility';
}

/** An exercise of a session with its sets. */
export interface Lift {
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

/** Fractional: a muscle that helps counts half. */
export function countSets(lifts: readonly Lift[]): SetsByMuscle {
  const counts: SetsByMuscle = {};
  for (const { exercise, sets } of lifts) {
    if (!isLifting(exercise)) continue;
    for (const muscle of exercise.primary) counts[muscle] = (counts[muscle] ?? 0) + sets;
    for (const muscle of exercise.secondary) {
      if (exercise.primary.includes(muscle)) continue;
      counts[muscle] = (counts[muscle] ?? 0) + sets * secondaryShare;
    }
  }
  return counts;
}
