import { putWorkout } from '@cadence/contract/workout/routes';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { backoffMs } from '../../../platform/backoff.ts';
import { storageOwner } from '../../../platform/storage.ts';
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

/** Sends what the device has changed of its workouts, for one user, until stopped. */
export function startWorkoutSync(userId: string): () => void {
  let stopped = false;
  let running = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isCurrent = () => !stopped && storageOwner() === userId;

  async function sendAll(): Promise<void> {
    for (let [next] = workoutOutbox.read(); next && isCurrent(); [next] = workoutOutbox.read()) {
      await send(next);
      if (isCurrent()) takeWorkout(next);
    }
  }

  async function round(): Promise<void> {
    if (running || !isCurrent()) return;
    running = true;
    clearTimeout(timer);
    try {
      await sendAll();
      failures = 0;
    } catch (error) {
      failures += 1;
      const failure = error instanceof ApiFailure ? error : null;
      // What is no answer of a server is a bug: told to whoever looks, and tried again all the same.
      if (!failure) console.error(error);
      const waitMs = backoffMs(failures, failure?.retryAfterSeconds ?? null);
      if (isCurrent()) timer = setTimeout(request, waitMs);
    } finally {
      running = false;
    }
    // One that was queued while this round was ending has asked in vain.
    if (failures === 0 && workoutOutbox.read().length > 0) request();
  }

  const request = () => void round();
  const unsubscribe = workoutOutbox.subscribe(() => {
    if (failures === 0) request();
  });
  window.addEventListener('online', request);
  document.addEventListener('visibilitychange', request);
  request();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', request);
    document.removeEventListener('visibilitychange', request);
  };
}
