import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** Something that the user has asked to delete. */
export interface Removal {
  kind: 'fact' | 'conversation';
  id: string;
  /** As the user knows it. */
  name: string;
  /** Held while it can be undone; then it waits until the server has agreed. */
  stage: 'held' | 'waiting' | 'sent';
}

/** What was read before the server knew may still arrive: the latest are remembered for that long. */
const sentLimit = 20;
const nothing: readonly Removal[] = [];

/**
 * On the device from the press on: a tab may end without a word, and of what is sent as a page is
 * left, some never arrives.
 */
export const removalOutbox = createDeviceStore<readonly Removal[]>({
  key: 'coachRemovals',
  version: 2,
  schema: z.array(
    z.object({
      kind: z.enum(['fact', 'conversation']),
      id: z.string(),
      name: z.string(),
      stage: z.enum(['held', 'waiting', 'sent']),
    }),
  ),
  fallback: nothing,
});

export const waitingRemovals = {
  read: (): readonly Removal[] => removalOutbox.read().filter(({ stage }) => stage === 'waiting'),
  subscribe: removalOutbox.subscribe,
};

const without = (id: string) => removalOutbox.read().filter((one) => one.id !== id);

export function holdRemoval(what: Omit<Removal, 'stage'>): void {
  removalOutbox.write([...without(what.id), { ...what, stage: 'held' }]);
}

export const isHeld = (id: string): boolean =>
  removalOutbox.read().some((one) => one.id === id && one.stage === 'held');

export function undoRemoval(id: string): void {
  if (isHeld(id)) removalOutbox.write(without(id));
}

/** Can no longer be undone. Where nothing is held nothing is written: somebody else may be signed in. */
export function releaseRemovals(isMeant: (id: string) => boolean): void {
  const released = (one: Removal) => one.stage === 'held' && isMeant(one.id);
  const removals = removalOutbox.read();
  if (!removals.some(released)) return;
  removalOutbox.write(
    removals.map((one) => (released(one) ? { ...one, stage: 'waiting' as const } : one)),
  );
}

export function noteSent(removal: Removal): void {
  const others = without(removal.id);
  const isSent = ({ stage }: Removal) => stage === 'sent';
  const sent = [{ ...removal, stage: 'sent' as const }, ...others.filter(isSent)];
  removalOutbox.write([...others.filter((one) => !isSent(one)), ...sent.slice(0, sentLimit)]);
}

/** The server would not: it is there again. */
export function dropRemoval({ id }: Removal): void {
  removalOutbox.write(without(id));
}

/** How many would come back if this device were cleared now. */
export function useUnsentRemovalCount(): number {
  const removals = useSyncExternalStore(removalOutbox.subscribe, removalOutbox.read);
  return removals.filter(({ stage }) => stage !== 'sent').length;
}
