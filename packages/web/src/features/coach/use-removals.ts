import { useSyncExternalStore } from 'react';
import { removalOutbox, undoRemoval } from './removal-outbox.ts';

interface Removals {
  isRemoved: (id: string) => boolean;
  /** How to take it back, for as long as that is possible. */
  undoOf: (id: string) => (() => void) | undefined;
}

export function useRemovals(): Removals {
  const removals = useSyncExternalStore(removalOutbox.subscribe, removalOutbox.read);
  const find = (id: string) => removals.find((one) => one.id === id);
  return {
    isRemoved: (id) => find(id) !== undefined,
    undoOf: (id) => (find(id)?.stage === 'held' ? () => undoRemoval(id) : undefined),
  };
}
