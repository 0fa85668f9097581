import { type CustomTimer, customLimits, readCustomTimer } from '@cadence/domain/timer/custom';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

const understand = (value: unknown): readonly CustomTimer[] =>
  Array.isArray(value) ? value.flatMap((one) => readCustomTimer(one) ?? []) : [];

const none: readonly CustomTimer[] = [];

const store = createDeviceStore<readonly CustomTimer[]>({
  key: 'savedTimers',
  version: 1,
  schema: z.pipe(z.unknown(), z.transform(understand)),
  fallback: none,
});

/** The latest first. */
export function useSavedTimers(): readonly CustomTimer[] {
  return useSyncExternalStore(store.subscribe, store.read);
}

/** In front; one that was saved before stands only there. */
export function saveTimer(timer: CustomTimer): void {
  const others = store.read().filter(({ id }) => id !== timer.id);
  store.write([timer, ...others].slice(0, customLimits.saved));
}

/** Gives the way back. */
export function removeTimer(id: string): () => void {
  const before = store.read();
  store.write(before.filter((timer) => timer.id !== id));
  return () => store.write(before);
}
