import type { ItemKind, ItemValues, SyncItem } from '@cadence/domain/sync/types';
import { findItem, putItem, removeItem } from '../../platform/items/item-store.ts';
import { toast } from '../../ui/overlay/toast.tsx';

/** Gone at once, and back with one tap. */
export function removeWithUndo(given: Pick<SyncItem, 'kind' | 'id'>[], words: string): void {
  const before = given.flatMap((one) => findItem(one) ?? []).filter(({ deleted }) => !deleted);
  if (before.length === 0) return;
  for (const { kind, id } of before) removeItem(kind, id);
  toast(words, {
    action: {
      label: 'Undo',
      onPress: () => {
        for (const { kind, id, value } of before) putItem(kind, id, value as ItemValues[ItemKind]);
      },
    },
  });
}
