import { recentWorkoutsLimit } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

/** Those that were taken away here: the latest of the account is not brought back if it is one. */
const clearedStore = createDeviceStore<readonly string[]>({
  key: 'clearedWorkouts',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
  broken: 'discard',
});

export function noteCleared(id: string | undefined, isCleared: boolean): void {
  if (id === undefined) return;
  const others = clearedStore.read().filter((other) => other !== id);
  clearedStore.write(isCleared ? [...others, id].slice(-recentWorkoutsLimit) : others);
}

export function wasCleared(id: string | undefined): boolean {
  return id !== undefined && clearedStore.read().includes(id);
}
