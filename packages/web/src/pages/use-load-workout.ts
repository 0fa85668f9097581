import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { timerAt } from '@cadence/domain/timer/timer';
import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { useSessions } from '../features/analytics/session-log.ts';
import { clearRun, readRunOf } from '../features/timer/engine/run-store.ts';
import { sessionOfRun } from '../features/timer/run-session.ts';
import {
  type CurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../features/workout/current-workout.ts';
import { keepSession } from './keep-session.ts';

/** The workout that has been begun and not finished. */
function readUnfinished(): CurrentWorkout | null {
  const current = readCurrentWorkout();
  const run = current && readRunOf(current.key, stepsToPlay(current.workout));
  const isBegun = run?.log && run.state.status !== 'not-started';
  return current?.status === 'started' && isBegun ? current : null;
}

/** What was done of it is not lost: it becomes a session as it stands. */
function keepUnfinished(
  { key, workout }: CurrentWorkout,
  earlier: readonly WorkoutSession[],
): void {
  const steps = stepsToPlay(workout);
  const run = readRunOf(key, steps);
  if (!run?.log) return;
  const { stepIndex, complete, activeSeconds } = timerAt(steps, run.state, run.lastSeenMs);
  const end = { stepIndex, complete, activeSeconds, atMs: run.lastSeenMs };
  keepSession(sessionOfRun({ workout, steps, log: run.log, end, givenUp: true }, earlier));
}

interface LoadWorkout {
  /** Loads it at once, or asks first when another one is unfinished. */
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
    clearRun();
    onLoaded(setCurrentWorkout(workout));
  }

  function load(workout: Workout) {
    const replaced = readUnfinished();
    if (replaced) setAsked({ next: workout, replaced });
    else replace(workout);
  }

  function confirm() {
    if (!asked) return;
    keepUnfinished(asked.replaced, sessions);
    replace(asked.next);
    setAsked(null);
  }

  return { load, replaced: asked?.replaced ?? null, confirm, cancel: () => setAsked(null) };
}
