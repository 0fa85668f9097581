import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

const limit = 100;
const none: readonly string[] = [];

/** Messages whose proposal was taken: a week is not put off twice by opening the page again. */
const taken = createDeviceStore<readonly string[]>({
  key: 'coachProposalsTaken',
  version: 1,
  schema: z.array(z.string()),
  fallback: none,
});

export function useIsTaken(messageId: string): boolean {
  return useSyncExternalStore(taken.subscribe, taken.read).includes(messageId);
}

export function setTaken(messageId: string, isTaken: boolean): void {
  const others = taken.read().filter((id) => id !== messageId);
  taken.write(isTaken ? [messageId, ...others].slice(0, limit) : others);
}
