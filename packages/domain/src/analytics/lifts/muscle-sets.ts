import { exerciseById } from '../../exercise/library.ts';
import type { Muscle } from '../../exercise/types.ts';
import { doneSetsOf } from '../session-exercises.ts';
import type { WorkoutSession } from '../types.ts';

/** Helping counts half: so counted, sets tell most about what they bring. */
const secondaryShare = 0.5;

export type MuscleSets = Partial<Record<Muscle, number>>;

/** Sets that each muscle has done, whether they were logged or only ran to their end. */
export function setsByMuscle(sessions: readonly WorkoutSession[]): MuscleSets {
  const result: MuscleSets = {};
  const add = (muscle: Muscle, sets: number) => {
    result[muscle] = (result[muscle] ?? 0) + sets;
  };
  for (const done of sessions.flatMap((s) => s.exercises)) {
    const exercise = done.exerciseId === undefined ? undefined : exerciseById(done.exerciseId);
    const sets = doneSetsOf(done);
    if (!exercise || sets === 0) continue;
    for (const muscle of exercise.primary) add(muscle, sets);
    for (const muscle of exercise.secondary) add(muscle, sets * secondaryShare);
  }
  return result;
}
