import type { ProgramSession } from '@cadence/domain/program/types';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { findPreview } from '../../features/program/data/program-api.ts';
import { asFirstUsed } from '../../features/workout/as-first-used.ts';
import { followPlanned, readCurrentWorkout } from '../../features/workout/current-workout.ts';
import { asFailure } from '../../platform/api/api.ts';

/** What is loaded and has not been begun. */
function readyId(): string | undefined {
  const current = readCurrentWorkout();
  return current?.status === 'planned' ? current.workout.id : undefined;
}

/**
 * A session that was changed since it was loaded is loaded as it is now. Only for what the server
 * has just told: what the device remembers may be older than what is loaded.
 */
export function keepInStep({ workoutId, workout }: Pick<ProgramSession, 'workoutId' | 'workout'>) {
  if (workoutId !== readyId()) return;
  const asItIs = normaliseWorkout(asFirstUsed(workout));
  const isSame = JSON.stringify(asItIs) === JSON.stringify(readCurrentWorkout()?.workout);
  if (!isSame) followPlanned(workoutId, asItIs);
}

/** After a change that only the server knows whole. */
export async function rereadLoaded(workoutId: string): Promise<void> {
  if (workoutId !== readyId()) return;
  try {
    const next = await findPreview();
    if (next?.workout_id === workoutId) keepInStep({ workoutId, workout: next.workout });
  } catch (error) {
    // Home and the program's page bring it in step once they are opened.
    asFailure(error);
  }
}
