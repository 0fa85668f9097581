import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { useMemo } from 'react';
import { useSessions } from '../features/analytics/session-log.ts';
import {
  isRunOf,
  readRun,
  type StoredRun,
  useStoredRun,
} from '../features/timer/engine/run-store.ts';
import {
  type CurrentWorkout,
  readCurrentWorkout,
  useCurrentWorkout,
} from '../features/workout/current-workout.ts';

interface UnderWay {
  current: CurrentWorkout;
  sessionId: string;
}

function underWayOf(current: CurrentWorkout | null, run: StoredRun | null): UnderWay | null {
  if (current?.status !== 'started' || run?.runKey !== current.key) return null;
  if (!run.log || run.state.status === 'not-started') return null;
  const { sessionId } = run.log;
  return isRunOf(run, stepsToPlay(current.workout)) ? { current, sessionId } : null;
}

/** The workout that has been begun on this device and not ended. */
export function readUnderWay(): UnderWay | null {
  return underWayOf(readCurrentWorkout(), readRun());
}

export function useUnderWayId(): string | undefined {
  const current = useCurrentWorkout();
  const run = useStoredRun();
  return useMemo(() => underWayOf(current, run)?.sessionId, [current, run]);
}

/** Nothing is counted from what is under way: it may still be taken up, or thrown away. */
export function useEndedSessions(): readonly WorkoutSession[] {
  const sessions = useSessions();
  const underWayId = useUnderWayId();
  return useMemo(() => sessions.filter(({ id }) => id !== underWayId), [sessions, underWayId]);
}
