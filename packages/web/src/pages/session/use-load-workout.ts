import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { timerAt } from '@cadence/domain/timer/timer';
import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { readRunOf } from '../../features/timer/engine/run-store.ts';
import { sessionOfRun } from '../../features/timer/run-session.ts';
import { type CurrentWorkout, setCurrentWorkout } from '../../features/workout/current-workout.ts';
import { workoutKey } from '../../features/workout/workout-table.ts';
import { clearRunOnceSaved } from './close-current.ts';
import { keepSession } from './keep-session.ts';
import { readUnderWay } from './under-way.ts';

/** What was done of it is not lost: it becomes a session as it stands. */
function keepUnfinished(
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

interface LoadWorkout {
  /** Loads it at once, or asks first when another one is unfinished; one that is goes on. */
  load: (workout: Workout) => void;
  /** What would be replaced, while that is being asked. */
  replaced: CurrentWorkout | null;
  confirm: () => void;
  cancel: () => void;
}

export function useLoadWorkout(onLoaded: (current: CurrentWorkout) => void): LoadWorkout {
  const sessions = useSessions();
  const [asked, setAsked] = useState<{ next: Workout; replaced: CurrentWorkout } | null>(null);

  function replace(workout: Workout) {
    clearRunOnceSaved();
    onLoaded(setCurrentWorkout(workout));
  }

  function load(workout: Workout) {
    const begun = readUnderWay()?.current;
    if (!begun) replace(workout);
    else if (isSame(begun, workout)) onLoaded(begun);
    else setAsked({ next: workout, replaced: begun });
  }

  function confirm() {
    if (!asked) return;
    keepUnfinished(asked.replaced, sessions);
    replace(asked.next);
    setAsked(null);
  }

  return { load, replaced: asked?.replaced ?? null, confirm, cancel: () => setAsked(null) };
}
