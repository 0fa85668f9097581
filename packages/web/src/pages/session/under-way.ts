import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { useMemo } from 'react';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { readRun, type StoredRun, useStoredRun } from '../../features/timer/engine/run-store.ts';
import { placeOf, placeText } from '../../features/timer/preview/run-place.ts';
import {
  type CurrentWorkout,
  readCurrentWorkout,
  useCurrentWorkout,
} from '../../features/workout/current-workout.ts';

export interface UnderWay {
  current: CurrentWorkout;
  sessionId: string;
  /** 'running at 1:33 of 30:00', wherever it is told. */
  where: string;
}

export function underWayOf(current: CurrentWorkout | null, run: StoredRun | null): UnderWay | null {
  if (current?.status !== 'started' || !run?.log) return null;
  const steps = stepsToPlay(current.workout);
  const place = placeOf(run, current.key, steps);
  if (!place) return null;
  const where = placeText(place, current.workout, steps);
  return { current, sessionId: run.log.sessionId, where };
}

/** The workout that has been begun on this device and not ended. */
export function readUnderWay(): UnderWay | null {
  return underWayOf(readCurrentWorkout(), readRun());
}

export function useUnderWay(): UnderWay | null {
  const current = useCurrentWorkout();
  const run = useStoredRun();
  return useMemo(() => underWayOf(current, run), [current, run]);
}

/** Nothing is counted from what is under way: it may still be taken up, or thrown away. */
export function useEndedSessions(): readonly WorkoutSession[] {
  const sessions = useSessions();
  const underWayId = useUnderWay()?.sessionId;
  return useMemo(() => sessions.filter(({ id }) => id !== underWayId), [sessions, underWayId]);
}
