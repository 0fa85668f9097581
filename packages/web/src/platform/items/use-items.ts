import type { SyncItem } from '@cadence/domain/sync/types';
import { useEffect, useSyncExternalStore } from 'react';
import { itemOutbox, readItems, refusedItems, subscribeItems } from './item-store.ts';
import { itemFreshness, startItemSync } from './item-sync.ts';

/** All that the user has told, as this device knows it. */
export function useItems(): readonly SyncItem[] {
  return useSyncExternalStore(subscribeItems, readItems);
}

/** How many changes would be lost if this device were cleared now. */
export function useUnsentItemCount(): number {
  const waiting = useSyncExternalStore(itemOutbox.subscribe, itemOutbox.read);
  const unwanted = useSyncExternalStore(refusedItems.subscribe, refusedItems.read);
  return waiting.length + unwanted.length;
}

/** Whether what is known here is what the server knows, and not only what this device remembers. */
export function useAreItemsFresh(): boolean {
  return useSyncExternalStore(itemFreshness.subscribe, itemFreshness.read);
}

export function useItemSync(userId: string): void {
  useEffect(() => startItemSync(userId).stop, [userId]);
}
