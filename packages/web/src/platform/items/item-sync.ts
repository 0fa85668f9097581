import { listItems, putItems } from '@cadence/contract/profile/routes';
import { itemLimits } from '@cadence/domain/sync/limits';
import { readItem } from '@cadence/domain/sync/readers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call } from '../api/api.ts';
import { askAgain, queryClient } from '../api/query.ts';
import { createDeviceStore } from '../device-store.ts';
import { isWrongInItself } from '../outbox/lane.ts';
import { askSettled, takeRows } from '../outbox/outbox.ts';
import { defineSender } from '../outbox/senders.ts';
import { onOwnerChange, storageOwner } from '../storage.ts';
import { adoptItems, type ItemChange, itemByKey } from './item-store.ts';

/** How far this device has read what others stored. */
const readCursor = createDeviceStore<string | null>({
  key: 'itemCursor',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
  // Without it everything is read once more.
  broken: 'discard',
});

defineSender<ItemChange>('item', {
  batch: itemLimits.batch,
  // What the account has no room for stays on the device, and the page says so.
  isRefusal: (failure) => isWrongInItself(failure) || failure.code === 'TOO_MANY_OWN_EXERCISES',
  async send(rows, isCurrent) {
    const items = rows.flatMap(({ entity }) => itemByKey(entity) ?? []);
    const reply = items.length > 0 ? await call(putItems, { body: { items } }) : { items: [] };
    if (!isCurrent()) return;
    // Before the answer is weighed: what was changed meanwhile has a row of its own.
    takeRows(rows);
    await adoptItems(reply.items.flatMap((item) => readItem(item) ?? []));
  },
});

/** True once the device holds all that the server has. */
async function readAll(): Promise<boolean> {
  const owner = storageOwner();
  for (let more = true; more; ) {
    const since = readCursor.read();
    const query = since === null ? {} : { since };
    const page = await askSettled('item', () => call(listItems, { query }));
    if (storageOwner() !== owner) return false;
    const written = await adoptItems(page.items.flatMap((item) => readItem(item) ?? []));
    // The cursor moves only over what the device really holds.
    if (!written.ok || storageOwner() !== owner) return false;
    readCursor.write(page.cursor);
    more = page.more;
  }
  return true;
}

/** Brings what the user has told on other devices into the table, whenever the app is looked at. */
export const itemsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['items', userId],
    queryFn: readAll,
    meta: { isKept: false },
    ...askAgain,
  });

/** Whether what is known here is what the server knows, and not only what this device remembers. */
export function useAreItemsFresh(): boolean {
  const userId = useSyncExternalStore(onOwnerChange, storageOwner) ?? '';
  return useQuery({ ...itemsQuery(userId), enabled: false }, queryClient).data === true;
}
