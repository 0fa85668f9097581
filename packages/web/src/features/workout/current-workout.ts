import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { clearCompleted } from '@cadence/domain/workout/restore';
import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

export interface CurrentWorkout {
  /** Another one each time a workout is loaded, so that a second go starts afresh. */
  key: string;
  workout: Workout;
  status: 'planned' | 'started' | 'completed';
}

const workoutSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((draft: Record<string, unknown>) => normaliseWorkout(draft)),
);

const currentStore = createDeviceStore<CurrentWorkout | null>({
  key: 'currentWorkout',
  version: 1,
  schema: z.nullable(
    z.object({
      key: z.string(),
      workout: workoutSchema,
      status: z.enum(['planned', 'started', 'completed']),
    }),
  ),
  fallback: null,
});

const noWorkouts: readonly Workout[] = [];

const recentStore = createDeviceStore<readonly Workout[]>({
  key: 'recentWorkouts',
  version: 1,
  schema: z.array(workoutSchema),
  fallback: noWorkouts,
});

/** Two plans without an id are the same when they say the same. */
export const workoutKey = (workout: Workout): string => workout.id ?? JSON.stringify(workout);

function addRecent(workout: Workout) {
  const others = recentStore.read().filter((other) => workoutKey(other) !== workoutKey(workout));
  recentStore.write([workout, ...others].slice(0, recentWorkoutsLimit));
}

export function readCurrentWorkout(): CurrentWorkout | null {
  return currentStore.read();
}

/** Makes it the workout that /workout plays, and the first of the recent ones. */
export function setCurrentWorkout(draft: Workout): CurrentWorkout {
  const workout = normaliseWorkout(draft);
  const current: CurrentWorkout = {
    key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
    workout,
    status: 'planned',
  };
  currentStore.write(current);
  addRecent(workout);
  return current;
}

/** Of the workout with this key only: another tab may have loaded the next one meanwhile. */
export function markCurrentWorkout(key: string, status: CurrentWorkout['status']): void {
  const current = currentStore.read();
  if (current?.key === key && current.status !== status) currentStore.write({ ...current, status });
}

export function clearCurrentWorkout(): void {
  currentStore.remove();
}

/** Spec §4, saved workout restore: a completed one is cleared, an incomplete one is kept. */
export function clearCompletedWorkout(): void {
  const current = currentStore.read();
  const completed = current?.status === 'completed';
  if (current && clearCompleted({ workout: current.workout, completed }) === null) {
    currentStore.remove();
  }
}

export function useCurrentWorkout(): CurrentWorkout | null {
  return useSyncExternalStore(currentStore.subscribe, currentStore.read);
}

export function useRecentWorkouts(): readonly Workout[] {
  return useSyncExternalStore(recentStore.subscribe, recentStore.read);
}
