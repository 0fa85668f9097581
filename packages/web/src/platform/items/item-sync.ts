import { listItems, putItems } from '@cadence/contract/profile/routes';
import { itemLimits } from '@cadence/domain/sync/limits';
import { itemKey } from '@cadence/domain/sync/merge';
import { readItem } from '@cadence/domain/sync/readers';
import * as z from 'zod/mini';
import { asFailure, call } from '../api.ts';
import type { ApiFailure } from '../api-failure.ts';
import { createDeviceStore } from '../device-store.ts';
import { onOwnerChange } from '../storage.ts';
import { type SyncLoop, startSyncLoop, whenSent } from '../sync-loop.ts';
import { adoptItems, findItem, itemOutbox, refusedItems, type UnsentItem } from './item-store.ts';

/** How far this device has read what others stored. */
const readCursor = createDeviceStore<string | null>({
  key: 'itemCursor',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
  // Without it everything is read once more.
  broken: 'discard',
});

/** Wrong in itself: sending it again would be refused again. Only our own server can say so. */
const isRefusal = ({ code }: ApiFailure) =>
  code === 'VALIDATION_ERROR' || code === 'BODY_TOO_LARGE';

/** Without those that were sent; a change made while they were on their way stays. */
function without(sent: readonly UnsentItem[]): UnsentItem[] {
  const gone = new Set(sent.map((one) => `${itemKey(one)} ${one.changedAt}`));
  return itemOutbox.read().filter((one) => !gone.has(`${itemKey(one)} ${one.changedAt}`));
}

function refuse(batch: readonly UnsentItem[]): void {
  refusedItems.write([...refusedItems.read(), ...batch]);
  itemOutbox.write(without(batch));
}

/** The first ones in order. False when the server took none of them as they are. */
async function sendBatch(batch: UnsentItem[], isCurrent: () => boolean): Promise<boolean> {
  const items = batch.flatMap((one) => findItem(one) ?? []);
  try {
    const reply = items.length > 0 ? await call(putItems, { body: { items } }) : { items: [] };
    if (!isCurrent()) return true;
    itemOutbox.write(without(batch));
    adoptItems(reply.items.flatMap((item) => readItem(item) ?? []));
    return true;
  } catch (error) {
    if (!isRefusal(asFailure(error))) throw error;
    return false;
  }
}

/** Many at once; where one of them is wrong, one by one, so that the others get through. */
async function sendAll(isCurrent: () => boolean): Promise<void> {
  let size: number = itemLimits.batch;
  while (itemOutbox.read().length > 0 && isCurrent()) {
    const batch = itemOutbox.read().slice(0, size);
    const isTaken = await sendBatch(batch, isCurrent);
    if (isTaken || !isCurrent()) continue;
    if (batch.length === 1) refuse(batch);
    size = 1;
  }
}

/** True once the device holds all that the server has. */
async function readAll(isCurrent: () => boolean): Promise<boolean> {
  for (let more = true; more; ) {
    if (!isCurrent()) return false;
    const since = readCursor.read();
    const page = await call(listItems, { query: since === null ? {} : { since } });
    if (!isCurrent()) return false;
    // The cursor moves only over what the device really holds.
    if (!adoptItems(page.items.flatMap((item) => readItem(item) ?? [])).ok) return false;
    readCursor.write(page.cursor);
    more = page.more;
  }
  return true;
}

let isFresh = false;
const freshListeners = new Set<() => void>();

/** Whether this page has heard from the server what other devices told, since somebody signed in. */
export const itemFreshness = {
  read: (): boolean => isFresh,
  subscribe(listener: () => void): () => void {
    freshListeners.add(listener);
    return () => freshListeners.delete(listener);
  },
};

function setFresh(next: boolean): void {
  if (isFresh === next) return;
  isFresh = next;
  for (const listener of [...freshListeners]) listener();
}

onOwnerChange(() => setFresh(false));

let running: SyncLoop | null = null;

/** Keeps what a user has told in step on the device and the server, until stopped. */
export function startItemSync(userId: string): SyncLoop {
  const loop = startSyncLoop({
    userId,
    lockName: 'cadence-item-sync',
    outbox: itemOutbox,
    exchange: async (isCurrent) => {
      await sendAll(isCurrent);
      if ((await readAll(isCurrent)) && isCurrent()) setFresh(true);
    },
  });
  running = loop;
  return loop;
}

export const areItemsSent = (): boolean => itemOutbox.read().length === 0;

/** True once the server knows all that was told here, false when it could not be told in time. */
export function whenItemsSent(limitMs: number): Promise<boolean> {
  running?.request();
  return whenSent(itemOutbox, limitMs);
}
