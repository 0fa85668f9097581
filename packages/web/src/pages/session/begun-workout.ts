import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { timerAt } from '@cadence/domain/timer/timer';
import type { Workout } from '@cadence/domain/workout/types';
import { readRunOf } from '../../features/timer/engine/run-store.ts';
import { sessionOfRun } from '../../features/timer/run-session.ts';
import type { CurrentWorkout } from '../../features/workout/current-workout.ts';
import { workoutKey } from '../../features/workout/workout-table.ts';
import { keepSession } from './keep-session.ts';
import { readUnderWay } from './under-way.ts';

/** What was done of it is not lost: it becomes a session as it stands. */
export function keepUnfinished(
  { key, workout }: CurrentWorkout,
  earlier: readonly WorkoutSession[],
): void {
  const steps = stepsToPlay(workout);
  const run = readRunOf(key, steps);
  if (!run?.log) return;
  const { stepIndex, complete, activeSeconds } = timerAt(steps, run.state, run.lastSeenMs);
  const { taps } = run.state;
  const end = { stepIndex, complete, activeSeconds, atMs: run.lastSeenMs, taps };
  keepSession(sessionOfRun({ workout, steps, log: run.log, end, givenUp: true }, earlier));
}

/** The same workout, with the same steps: who asks for it again wants to go on with it. */
function isSame({ key, workout }: CurrentWorkout, wanted: Workout): boolean {
  const hasSameKey = workoutKey(workout) === workoutKey(wanted);
  return hasSameKey && readRunOf(key, stepsToPlay(wanted)) !== null;
}

/** What is under way, and whether it is what is wanted now; null where nothing is. */
export function begunBeside(wanted: Workout): { begun: CurrentWorkout; isWanted: boolean } | null {
  const begun = readUnderWay()?.current;
  return begun ? { begun, isWanted: isSame(begun, wanted) } : null;
}
