import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { dropThread } from './chat-outbox.ts';
import { sendRemoval } from './coach-calls.ts';
import { dropConversation } from './conversation-store.ts';
import { queueRemoval, type Removal, removalOutbox } from './removal-outbox.ts';
import { deferWithUndo } from './undo-toast.ts';

/** By id how to take it back, over all pages of this tab. */
const useOffers = create<ReadonlyMap<string, () => void>>(() => new Map());

/** Gone from sight at once, from the server once it can no longer be undone. */
export function removeWithUndo(words: string, what: Omit<Removal, 'isSent'>): void {
  const { kind, id } = what;
  const offers = () => [...useOffers.getState()];
  const withdraw = () =>
    useOffers.setState(new Map(offers().filter(([offered]) => offered !== id)), true);
  const undo = deferWithUndo(words, {
    undo: withdraw,
    commit: (isLeaving) => {
      queueRemoval({ ...what, isSent: false });
      withdraw();
      if (kind === 'conversation') {
        dropConversation(id);
        dropThread(id);
      }
      // Where it does not arrive, the next visit sends it.
      if (isLeaving) sendRemoval(what).catch(() => {});
    },
  });
  useOffers.setState(new Map([...offers(), [id, undo]]), true);
}

interface Removals {
  isRemoved: (id: string) => boolean;
  /** How to take it back, for as long as that is possible. */
  undoOf: (id: string) => (() => void) | undefined;
}

export function useRemovals(): Removals {
  const removed = useSyncExternalStore(removalOutbox.subscribe, removalOutbox.read);
  const offers = useOffers();
  return {
    isRemoved: (id) => removed.some((one) => one.id === id),
    undoOf: (id) => offers.get(id),
  };
}
