import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { timerAt } from '@cadence/domain/timer/timer';
import { readRunOf } from '../../features/timer/engine/run-store.ts';
import { sessionOfRun } from '../../features/timer/run-session.ts';
import type { CurrentWorkout } from '../../features/workout/current-workout.ts';
import { keepSession } from './keep-session.ts';

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
