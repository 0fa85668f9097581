import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { onOutbox, queue, rowsOfKind, useUnsentCount } from '../../../platform/outbox/outbox.ts';

/** Something that the user has asked to delete. */
export interface Removal {
  kind: 'fact' | 'conversation';
  id: string;
  /** As the user knows it. */
  name: string;
}

/** Held while it can be undone; then it waits in the outbox until the server has agreed. */
interface KnownRemoval extends Removal {
  stage: 'held' | 'sent';
}

/** What was read before the server knew may still arrive: the latest are remembered for that long. */
const sentLimit = 20;

/**
 * On the device from the press on: a tab may end without a word, and of what is sent as a page is
 * left, some never arrives.
 */
const known = createDeviceStore<readonly KnownRemoval[]>({
  key: 'coachRemovals',
  version: 3,
  schema: z.array(
    z.object({
      kind: z.enum(['fact', 'conversation']),
      id: z.string(),
      name: z.string(),
      stage: z.enum(['held', 'sent']),
    }),
  ),
  fallback: [],
});

const without = (id: string) => known.read().filter((one) => one.id !== id);

export const heldRemovals = (): readonly Removal[] =>
  known.read().filter(({ stage }) => stage === 'held');

export function holdRemoval({ kind, id, name }: Removal): void {
  known.write([...without(id), { kind, id, name, stage: 'held' }]);
}

export const isHeld = (id: string): boolean => heldRemovals().some((one) => one.id === id);

export function undoRemoval(id: string): void {
  if (isHeld(id)) known.write(without(id));
}

/** Can no longer be undone. Where nothing is held nothing is written: somebody else may be signed in. */
export function releaseRemovals(isMeant: (id: string) => boolean): void {
  const released = heldRemovals().filter(({ id }) => isMeant(id));
  if (released.length === 0) return;
  known.write(known.read().filter(({ id }) => !released.some((one) => one.id === id)));
  queue(
    ...released.map(({ kind, id, name }) => ({
      kind: 'removal' as const,
      entity: id,
      payload: { kind, id, name } satisfies Removal,
    })),
  );
}

export function noteSent({ kind, id, name }: Removal): void {
  const others = without(id);
  const sent = others.filter(({ stage }) => stage === 'sent');
  const latest = [{ kind, id, name, stage: 'sent' as const }, ...sent].slice(0, sentLimit);
  known.write([...others.filter(({ stage }) => stage === 'held'), ...latest]);
}

export function subscribeRemovals(listener: () => void): () => void {
  const stops = [known.subscribe(listener), onOutbox(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** How many would come back if this device were cleared now. */
export function useUnsentRemovalCount(): number {
  const removals = useSyncExternalStore(known.subscribe, known.read);
  return useUnsentCount('removal') + removals.filter(({ stage }) => stage === 'held').length;
}

interface Removals {
  isRemoved: (id: string) => boolean;
  /** How to take it back, for as long as that is possible. */
  undoOf: (id: string) => (() => void) | undefined;
}

export function useRemovals(): Removals {
  const removals = useSyncExternalStore(known.subscribe, known.read);
  const waiting = useSyncExternalStore(onOutbox, () => rowsOfKind('removal'));
  return {
    isRemoved: (id) =>
      removals.some((one) => one.id === id) || waiting.some(({ entity }) => entity === id),
    undoOf: (id) =>
      removals.some((one) => one.id === id && one.stage === 'held')
        ? () => undoRemoval(id)
        : undefined,
  };
}
