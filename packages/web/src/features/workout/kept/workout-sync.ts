import { putWorkout } from '@cadence/contract/workout/routes';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { type SyncLoop, startSyncLoop } from '../../../platform/sync-loop.ts';
import { takeWorkout, type UnsentWorkout, workoutOutbox } from './workout-outbox.ts';

/** Wrong in itself, or not ours any more: sending it again would be refused again. */
const refusals = ['VALIDATION_ERROR', 'BODY_TOO_LARGE', 'NOT_FOUND'];

async function send({ id, changeId: _, ...body }: UnsentWorkout): Promise<void> {
  try {
    await call(putWorkout, { params: { id }, body });
  } catch (error) {
    if (!(error instanceof ApiFailure) || !refusals.includes(error.code)) throw error;
    console.warn('The server refused a workout of this device.', error);
  }
}

async function sendAll(isCurrent: () => boolean): Promise<void> {
  for (let [next] = workoutOutbox.read(); next && isCurrent(); [next] = workoutOutbox.read()) {
    await send(next);
    if (isCurrent()) takeWorkout(next);
  }
}

/** Sends what the device has changed of its workouts, for one user, until stopped. */
export function startWorkoutSync(userId: string): SyncLoop {
  return startSyncLoop({
    userId,
    lockName: 'cadence-workout-sync',
    outbox: workoutOutbox,
    exchange: sendAll,
  });
}
