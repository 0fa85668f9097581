import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** Something that is deleted for good: it can no longer be undone. */
export interface Removal {
  kind: 'fact' | 'conversation';
  id: string;
  /** As the user knows it. */
  name: string;
  isSent: boolean;
}

/** What was read before the server knew may still arrive: the latest are remembered for that long. */
const sentLimit = 20;
const nothing: readonly Removal[] = [];

/** On the device first: of what is sent as a page is left, some never arrives. */
export const removalOutbox = createDeviceStore<readonly Removal[]>({
  key: 'coachRemovals',
  version: 1,
  schema: z.array(
    z.object({
      kind: z.enum(['fact', 'conversation']),
      id: z.string(),
      name: z.string(),
      isSent: z.boolean(),
    }),
  ),
  fallback: nothing,
});

export const waitingRemovals = {
  read: (): readonly Removal[] => removalOutbox.read().filter(({ isSent }) => !isSent),
  subscribe: removalOutbox.subscribe,
};

const without = (id: string) => removalOutbox.read().filter((one) => one.id !== id);

export function queueRemoval(removal: Removal): void {
  removalOutbox.write([...without(removal.id), removal]);
}

export function noteSent(removal: Removal): void {
  const others = without(removal.id);
  const waiting = others.filter(({ isSent }) => !isSent);
  const sent = [{ ...removal, isSent: true }, ...others.filter(({ isSent }) => isSent)];
  removalOutbox.write([...waiting, ...sent.slice(0, sentLimit)]);
}

/** The server would not: it is there again. */
export function dropRemoval({ id }: Removal): void {
  removalOutbox.write(without(id));
}

/** How many would come back if this device were cleared now. */
export function useUnsentRemovalCount(): number {
  useSyncExternalStore(removalOutbox.subscribe, removalOutbox.read);
  return waitingRemovals.read().length;
}
