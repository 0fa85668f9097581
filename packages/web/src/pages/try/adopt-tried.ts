import { saveSession } from '../../features/analytics/sessions/session-log.ts';
import {
  addRecent,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { triedStore } from '../../features/workout/kept/tried-workout.ts';
import { lockTraining } from '../../features/workout/safety/safety-lock.ts';
import { queueWorkout } from '../../features/workout/workout-table.ts';

/** What was tried before there was an account belongs to the first one that is signed in to. */
export function adoptTried(userId: string): void {
  const tried = triedStore.read();
  if (!tried) return;
  triedStore.remove();
  if (tried.stop) lockTraining(tried.stop);
  if (!tried.workout) return;
  const workout = { ...tried.workout, userId };
  if (tried.session) {
    addRecent(workout);
    saveSession(tried.session);
  } else if (readCurrentWorkout() === null) setCurrentWorkout(workout);
  queueWorkout(workout, { status: tried.session ? 'completed' : 'generated' });
}
