import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { queueWorkout, workoutOutbox } from './workout-outbox.ts';
import { workoutSchema } from './workout-schema.ts';

const none: readonly Workout[] = [];

const favouriteStore = createDeviceStore<readonly Workout[]>({
  key: 'favouriteWorkouts',
  version: 1,
  schema: z.array(workoutSchema),
  fallback: none,
});

/** The latest saved one first. */
export function useFavourites(): readonly Workout[] {
  return useSyncExternalStore(favouriteStore.subscribe, favouriteStore.read);
}

export const readFavourites = (): readonly Workout[] => favouriteStore.read();

export function isFavourite(id: string): boolean {
  return favouriteStore.read().some((workout) => workout.id === id);
}

export function setFavourite(workout: Workout, favourite: boolean): void {
  const others = favouriteStore.read().filter(({ id }) => id !== workout.id);
  favouriteStore.write(favourite ? [workout, ...others] : others);
  queueWorkout(workout, { favourite });
}

/** An edited favourite stays one, in its new form. */
export function updateFavourite(workout: Workout): void {
  const all = favouriteStore.read();
  if (!all.some(({ id }) => id === workout.id)) return;
  favouriteStore.write(all.map((one) => (one.id === workout.id ? workout : one)));
}

/** What the server holds, with what this device has not sent yet. */
export function mergeFavourites(stored: readonly Workout[]): void {
  const waiting = workoutOutbox.read().filter(({ favourite }) => favourite !== undefined);
  const isWaiting = (workout: Workout) => waiting.some(({ id }) => id === workout.id);
  const added = favouriteStore.read().filter(isWaiting);
  favouriteStore.write([...added, ...stored.filter((workout) => !isWaiting(workout))]);
}
