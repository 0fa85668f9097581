import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { clearCompleted } from '@cadence/domain/workout/restore';
import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { queueWorkout } from './kept/workout-outbox.ts';
import { workoutSchema } from './kept/workout-schema.ts';

export interface CurrentWorkout {
  /** Another one each time a workout is loaded, so that a second go starts afresh. */
  key: string;
  workout: Workout;
  status: 'planned' | 'started' | 'completed';
}

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

/** In front, once; an edited one takes the place of what it was, a new one that of what it replaces. */
export function addRecent(workout: Workout, replacedId?: string): void {
  const gone = [workoutKey(workout), replacedId];
  const others = recentStore.read().filter((other) => !gone.includes(workoutKey(other)));
  recentStore.write([workout, ...others].slice(0, recentWorkoutsLimit));
}

/** Those that other devices have made, after this one's own. */
export function fillRecent(workouts: readonly Workout[]): void {
  const own = recentStore.read();
  const known = new Set(own.map(workoutKey));
  const missing = workouts.filter((workout) => !known.has(workoutKey(workout)));
  if (missing.length > 0) recentStore.write([...own, ...missing].slice(0, recentWorkoutsLimit));
}

export function readCurrentWorkout(): CurrentWorkout | null {
  return currentStore.read();
}

/** As of now: the list may be filled from the account while somebody waits. */
export function readRecent(): readonly Workout[] {
  return recentStore.read();
}

/** What is loaded and not begun goes with what the user made of it. */
export function followPlanned(id: string | undefined, workout: Workout): void {
  const current = currentStore.read();
  if (current?.status === 'planned' && current.workout.id === id) setCurrentWorkout(workout);
}

/** What is loaded and not begun gives way to what was made since, unless it was chosen meanwhile. */
export function renewPlanned(key: string | undefined, workout: Workout): void {
  const current = currentStore.read();
  if (current?.status === 'planned' && current.key === key) setCurrentWorkout(workout);
}

/** Makes it the workout that /workout plays, and the first of the recent ones. */
export function setCurrentWorkout(draft: Workout): CurrentWorkout {
  const before = currentStore.read();
  if (before?.status === 'started') queueWorkout(before.workout, { status: 'abandoned' });
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

/** What the server calls the states of a workout that is loaded. */
const storedStatuses = {
  planned: 'generated',
  started: 'started',
  completed: 'completed',
} as const;

/** Of the workout with this key only: another tab may have loaded the next one meanwhile. */
export function markCurrentWorkout(key: string, status: CurrentWorkout['status']): void {
  const current = currentStore.read();
  if (current?.key !== key || current.status === status) return;
  currentStore.write({ ...current, status });
  queueWorkout(current.workout, { status: storedStatuses[status] });
}

/** One that is taken away in the middle will not be finished. */
export function clearCurrentWorkout(): void {
  const current = currentStore.read();
  if (current?.status === 'started') queueWorkout(current.workout, { status: 'abandoned' });
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
