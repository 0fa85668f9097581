import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { pause, start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { runStore } from '../../../features/timer/engine/run-store.ts';
import { printSteps } from '../../../features/timer/engine/steps-print.ts';
import {
  markCurrentWorkout,
  setCurrentWorkout,
} from '../../../features/workout/current-workout.ts';

const wallSit = normaliseWorkout({
  workout: [{ name: 'Wall Sit', type: 'exercise', duration: 20 }],
});

/** Five seconds of it are done, and it is paused. The key of the workout. */
export function beginWorkout(
  { id, date }: Pick<WorkoutSession, 'id' | 'date'>,
  workout = wallSit,
): string {
  const { key, workout: played } = setCurrentWorkout(workout);
  markCurrentWorkout(key, 'started');
  const steps = stepsToPlay(played);
  const startedAtMs = Date.parse(date);
  runStore.write({
    runKey: key,
    stepsPrint: printSteps(steps),
    state: pause(steps, start(steps, newTimer(), startedAtMs), startedAtMs + 5000),
    log: { sessionId: id, startedAtMs, skippedSteps: [], sets: {} },
    lastSeenMs: startedAtMs + 5000,
    tab: 'one',
  });
  return key;
}
