import { exerciseById } from '../exercise/library.ts';
import type { Muscle } from '../exercise/types.ts';
import type { WorkoutSession } from './types.ts';

/** Helping counts half: so counted, sets tell most about what they bring. */
const secondaryShare = 0.5;

export type MuscleSets = Partial<Record<Muscle, number>>;

/** Sets that each muscle has done. What was not logged set by set counts as it was planned. */
export function setsByMuscle(sessions: readonly WorkoutSession[]): MuscleSets {
  const result: MuscleSets = {};
  const add = (muscle: Muscle, sets: number) => {
    result[muscle] = (result[muscle] ?? 0) + sets;
  };
  for (const { exerciseId, planned, actual, completed } of sessions.flatMap((s) => s.exercises)) {
    const exercise = exerciseId === undefined ? undefined : exerciseById(exerciseId);
    const sets = completed ? Math.max(planned.sets, actual.sets.length) : actual.sets.length;
    if (!exercise || sets === 0) continue;
    for (const muscle of exercise.primary) add(muscle, sets);
    for (const muscle of exercise.secondary) add(muscle, sets * secondaryShare);
  }
  return result;
}
