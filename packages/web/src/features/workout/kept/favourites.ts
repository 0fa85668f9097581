import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import { adoptWorkout } from '../current-workout.ts';
import { createWorkoutList } from '../workout-list.ts';
import { queueWorkout, unsentFavourites, workoutKey } from '../workout-table.ts';

const favouriteList = createWorkoutList('favouriteWorkouts');

/** The latest saved one first. */
export function useFavourites(): readonly Workout[] {
  return useSyncExternalStore(favouriteList.subscribe, favouriteList.read);
}

export const favouriteKeys = favouriteList.keys;

export const isFavourite = (id: string): boolean => favouriteKeys().includes(id);

export function setFavourite(workout: Workout, favourite: boolean): void {
  const key = workoutKey(workout);
  const others = favouriteList.keys().filter((other) => other !== key);
  favouriteList.write(favourite ? [key, ...others] : others);
  queueWorkout(workout, { favourite });
}

/** What the server holds, with what this device has not sent yet. */
export function mergeFavourites(stored: readonly Workout[]): void {
  const waiting = unsentFavourites();
  const added = favouriteList.keys().filter((key) => waiting.has(key));
  const theirs = stored.filter(({ id }) => id === undefined || !waiting.has(id));
  favouriteList.write([...added, ...theirs.map(adoptWorkout)]);
}
