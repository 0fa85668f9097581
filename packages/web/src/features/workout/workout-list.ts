import type { Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { workoutTable } from './workout-table.ts';

/** Keys of workouts in an order of their own, read as the workouts that they refer to. */
export function createWorkoutList(key: string) {
  const store = createDeviceStore<readonly string[]>({
    key,
    version: 2,
    schema: z.array(z.string()),
    fallback: [],
  });
  let seen: { keys: readonly string[]; all: readonly Workout[]; list: readonly Workout[] } | null =
    null;
  return {
    keys: store.read,
    write: store.write,
    /** The same list until it or one of the workouts changes. */
    read(): readonly Workout[] {
      const keys = store.read();
      const all = workoutTable.read();
      if (seen?.keys !== keys || seen.all !== all) {
        seen = { keys, all, list: keys.flatMap((one) => workoutTable.get(one) ?? []) };
      }
      return seen.list;
    },
    subscribe(listener: () => void): () => void {
      const stops = [store.subscribe(listener), workoutTable.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
