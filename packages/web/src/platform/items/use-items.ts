import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import { useSyncExternalStore } from 'react';
import { findItem, itemsOfKind, readItems, subscribeItems } from './item-store.ts';

/** All that the user has told, as this device knows it. */
export function useItems(): readonly SyncItem[] {
  return useSyncExternalStore(subscribeItems, readItems);
}

export function useItemsOf(kind: ItemKind): readonly SyncItem[] {
  return useSyncExternalStore(subscribeItems, () => itemsOfKind(kind));
}

export function useItem(kind: ItemKind, id: string): SyncItem | undefined {
  return useSyncExternalStore(subscribeItems, () => findItem({ kind, id }));
}
