import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import type { SafetyFailure } from '../generate/generation-failure.ts';

/** Why nothing may be started until the user has been seen to. */
export type SafetyLock = SafetyFailure & { kind: 'stop' };

const lockStore = createDeviceStore<SafetyLock | null>({
  key: 'safetyLock',
  version: 1,
  schema: z.nullable(
    z.object({
      kind: z.literal('stop'),
      id: z.string(),
      message: z.string(),
      suggestion: z.string(),
    }),
  ),
  fallback: null,
});

export function lockTraining(stop: SafetyLock): void {
  lockStore.write(stop);
}

export function unlockTraining(): void {
  lockStore.remove();
}

export const readSafetyLock = lockStore.read;

export function useSafetyLock(): SafetyLock | null {
  return useSyncExternalStore(lockStore.subscribe, lockStore.read);
}
