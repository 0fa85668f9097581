import { exerciseById } from '../../exercise/library.ts';
import { type MuscleSets, setsByMuscle } from '../../training/volume.ts';
import { doneSetsOf } from '../session-exercises.ts';
import type { WorkoutSession } from '../types.ts';

/** Sets that each muscle has done, whether they were logged or only ran to their end. */
export function trainedSetsByMuscle(sessions: readonly WorkoutSession[]): MuscleSets {
  const work = sessions.flatMap(({ exercises }) =>
    exercises.flatMap((done) => {
      const exercise = done.exerciseId === undefined ? undefined : exerciseById(done.exerciseId);
      const sets = doneSetsOf(done);
      return exercise && sets > 0 ? [{ exercise, sets }] : [];
    }),
  );
  return setsByMuscle(work);
}
