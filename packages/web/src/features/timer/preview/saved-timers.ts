import type { SyncItem } from '@cadence/domain/sync/types';
import { type CustomTimer, customLimits, readCustomTimer } from '@cadence/domain/timer/custom';
import { useMemo } from 'react';
import { itemsOfKind, putItem, removeItem } from '../../../platform/items/item-store.ts';
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

/** The account's, on every device of it; the latest first. */
export function useSavedTimers(): readonly CustomTimer[] {
  const items = useItemsOf('preference');
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
