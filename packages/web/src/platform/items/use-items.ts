import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import { useSyncExternalStore } from 'react';
import {
  findItem,
  itemOutbox,
  itemsOf,
  readItems,
  refusedItems,
  subscribeItems,
} from './item-store.ts';

/** All that the user has told, as this device knows it. */
export function useItems(): readonly SyncItem[] {
  return useSyncExternalStore(subscribeItems, readItems);
}

export function useItemsOf(kind: ItemKind): readonly SyncItem[] {
  const { subscribe, read } = itemsOf(kind);
  return useSyncExternalStore(subscribe, read);
}

export function useItem(kind: ItemKind, id: string): SyncItem | undefined {
  return useSyncExternalStore(itemsOf(kind).subscribe, () => findItem({ kind, id }));
}

/** How many changes would be lost if this device were cleared now. */
export function useUnsentItemCount(): number {
  const waiting = useSyncExternalStore(itemOutbox.subscribe, itemOutbox.read);
  const unwanted = useSyncExternalStore(refusedItems.subscribe, refusedItems.read);
  return waiting.length + unwanted.length;
}
