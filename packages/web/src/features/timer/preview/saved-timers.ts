import type { SyncItem } from '@cadence/domain/sync/types';
import { type CustomTimer, customLimits, readCustomTimer } from '@cadence/domain/timer/custom';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { findItem, itemsOfKind, putItem, removeItem } from '../../../platform/items/item-store.ts';
import { useItemsOf } from '../../../platform/items/use-items.ts';

const itemId = (id: string): string => `timer.${id}`;

/** The latest first. */
const timersIn = (items: readonly SyncItem[]): CustomTimer[] =>
  items
    .flatMap(({ id, value }) => {
      const timer = readCustomTimer(value);
      return timer && id === itemId(timer.id) ? timer : [];
    })
    .reverse();

/** Where earlier versions kept them, the latest first. */
const earlier = createDeviceStore<readonly unknown[]>({
  key: 'savedTimers',
  version: 1,
  schema: z.array(z.unknown()),
  fallback: [],
});

/** What has come to the account since then, or was deleted there, stays as it is there. */
function adoptEarlier(): void {
  if (earlier.read().length === 0) return;
  for (const value of earlier.read().toReversed()) {
    const timer = readCustomTimer(value);
    const isThere = timer && findItem({ kind: 'preference', id: itemId(timer.id) });
    if (timer && !isThere) putItem('preference', itemId(timer.id), timer);
  }
  earlier.remove();
}

/** The account's, on every device of it; the latest first. */
export function useSavedTimers(): readonly CustomTimer[] {
  const items = useItemsOf('preference');
  useEffect(adoptEarlier, []);
  return useMemo(() => timersIn(items), [items]);
}

/** In front; one that was saved before stands only there. The oldest beyond the limit go. */
export function saveTimer(timer: CustomTimer): void {
  putItem('preference', itemId(timer.id), timer);
  for (const { id } of timersIn(itemsOfKind('preference')).slice(customLimits.saved)) {
    removeItem('preference', itemId(id));
  }
}

/** Gives the way back. */
export function removeTimer(timer: CustomTimer): () => void {
  removeItem('preference', itemId(timer.id));
  return () => saveTimer(timer);
}
