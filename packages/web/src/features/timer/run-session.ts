import { markRecords } from '@cadence/domain/analytics/lifts/records';
import { type RunEnd, type RunLog, sessionFrom } from '@cadence/domain/analytics/session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { isStopwatch } from '@cadence/domain/timer/quick';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';

interface PlayedRun {
  workout: Workout;
  steps: readonly TimerStep[];
  log: RunLog;
  end: RunEnd;
  givenUp: boolean;
}

/** What a run comes to as a session, with the records it sets over the earlier ones. */
export function sessionOfRun(run: PlayedRun, earlier: readonly WorkoutSession[]): WorkoutSession {
  const { workout, steps, end } = run;
  // A stopwatch's limit was never a plan: as long as it took is as long as it was.
  const real = isStopwatch(workout)
    ? steps.map((step) => (step.openEnded ? { ...step, duration: end.activeSeconds } : step))
    : steps;
  return markRecords(sessionFrom({ ...run, steps: real }), earlier);
}
