import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import { clearCompleted } from '@cadence/domain/workout/restore';
import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { findQueued } from '../../platform/outbox/outbox.ts';
import { createWorkoutList } from './workout-list.ts';
import { keepWorkout, queueWorkout, workoutKey, workoutTable } from './workout-table.ts';

export interface CurrentWorkout {
  /** Another one each time a workout is loaded, so that a second go starts afresh. */
  key: string;
  workout: Workout;
  status: 'planned' | 'started' | 'completed';
}

const currentShape = z.object({
  key: z.string(),
  workoutKey: z.string(),
  status: z.enum(['planned', 'started', 'completed']),
});
type CurrentReference = z.output<typeof currentShape>;

const currentStore = createDeviceStore<CurrentReference | null>({
  key: 'currentWorkout',
  version: 2,
  schema: z.nullable(currentShape),
  fallback: null,
});

const recentList = createWorkoutList('recentWorkouts');

/**
 * As the account has it, unless this device knows better: what was changed here and not sent, and
 * what is being trained, stay as they are.
 */
export function adoptWorkout(workout: Workout): string {
  const key = workoutKey(workout);
  const current = currentStore.read();
  const isBegun = current?.workoutKey === key && current.status !== 'planned';
  const isOurs = isBegun || findQueued('workout', key) !== undefined;
  if (!isOurs || !workoutTable.get(key)) keepWorkout(workout);
  return key;
}

/** In front, once; a new one takes the place of what it replaces. */
export function addRecent(draft: Workout, replacedId?: string): void {
  const key = workoutKey(keepWorkout(draft));
  const others = recentList.keys().filter((other) => other !== key && other !== replacedId);
  recentList.write([key, ...others].slice(0, recentWorkoutsLimit));
}

/** Those that other devices have made, after this one's own. */
export function fillRecent(workouts: readonly Workout[]): void {
  const own = recentList.keys();
  const missing = workouts.filter((workout) => !own.includes(workoutKey(workout)));
  if (missing.length === 0) return;
  recentList.write([...own, ...missing.map(adoptWorkout)].slice(0, recentWorkoutsLimit));
}

let seen: { reference: CurrentReference; current: CurrentWorkout } | null = null;

export function readCurrentWorkout(): CurrentWorkout | null {
  const reference = currentStore.read();
  const workout = reference && workoutTable.get(reference.workoutKey);
  if (!reference || !workout) return null;
  if (seen?.reference !== reference || seen.current.workout !== workout) {
    const { key, status } = reference;
    seen = { reference, current: { key, workout, status } };
  }
  return seen.current;
}

/** Those that the current workout and the list refer to. */
export const recentKeys = (): readonly string[] => {
  const current = currentStore.read();
  return current ? [current.workoutKey, ...recentList.keys()] : recentList.keys();
};

/** As of now: the list may be filled from the account while somebody waits. */
export const readRecent = recentList.read;

/** What is loaded and not begun goes with what the user made of it. */
export function followPlanned(id: string | undefined, workout: Workout): void {
  const current = readCurrentWorkout();
  if (current?.status === 'planned' && current.workout.id === id) setCurrentWorkout(workout);
}

/** What is loaded and not begun gives way to what was made since, unless it was chosen meanwhile. */
export function renewPlanned(key: string | undefined, workout: Workout): void {
  const current = readCurrentWorkout();
  if (current?.status === 'planned' && current.key === key) setCurrentWorkout(workout);
}

/** Makes it the workout that /workout plays, and the first of the recent ones. */
export function setCurrentWorkout(draft: Workout): CurrentWorkout {
  const before = readCurrentWorkout();
  if (before?.status === 'started') queueWorkout(before.workout, { status: 'abandoned' });
  const workout = keepWorkout(draft);
  const key = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  currentStore.write({ key, workoutKey: workoutKey(workout), status: 'planned' });
  addRecent(workout);
  return { key, workout, status: 'planned' };
}

/** What the server calls the states of a workout that is loaded. */
const storedStatuses = {
  planned: 'generated',
  started: 'started',
  completed: 'completed',
} as const;

/** Of the workout with this key only: another tab may have loaded the next one meanwhile. */
export function markCurrentWorkout(key: string, status: CurrentWorkout['status']): void {
  const current = readCurrentWorkout();
  if (current?.key !== key || current.status === status) return;
  currentStore.write({ key, workoutKey: workoutKey(current.workout), status });
  queueWorkout(current.workout, { status: storedStatuses[status] });
}

/** One that is taken away in the middle will not be finished. */
export function clearCurrentWorkout(): void {
  const current = readCurrentWorkout();
  if (current?.status === 'started') queueWorkout(current.workout, { status: 'abandoned' });
  currentStore.remove();
}

/** Spec §4, saved workout restore: a completed one is cleared, an incomplete one is kept. */
export function clearCompletedWorkout(): void {
  const current = readCurrentWorkout();
  const completed = current?.status === 'completed';
  if (current && clearCompleted({ workout: current.workout, completed }) === null) {
    currentStore.remove();
  }
}

function subscribeCurrent(listener: () => void): () => void {
  const stops = [currentStore.subscribe(listener), workoutTable.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export function useCurrentWorkout(): CurrentWorkout | null {
  return useSyncExternalStore(subscribeCurrent, readCurrentWorkout);
}

export function useRecentWorkouts(): readonly Workout[] {
  return useSyncExternalStore(recentList.subscribe, recentList.read);
}
