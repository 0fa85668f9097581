import { itemKey, mergeItems } from '@cadence/domain/sync/merge';
import { readItem } from '@cadence/domain/sync/readers';
import {
  type ItemKind,
  type ItemValues,
  itemKinds,
  type SyncItem,
} from '@cadence/domain/sync/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../device-store.ts';
import { createListStore } from '../list-store.ts';
import { newId } from '../new-id.ts';
import type { WriteResult } from '../storage.ts';

/** Under which key of the device each kind lies (Spec §3, Local persistence). */
const storeKeys: Record<ItemKind, string> = {
  fact: 'profileFacts',
  injury: 'injuries',
  condition: 'conditions',
  body_weight: 'bodyWeights',
  best_lift: 'bestLifts',
  goal: 'goals',
  achievement: 'achievements',
  strength_record: 'strengthRecords',
  timed_best: 'timedBests',
  preference: 'preferences',
  equipment_profile: 'equipmentProfiles',
};

const stores = Object.fromEntries(
  itemKinds.map((kind) => [kind, createListStore(storeKeys[kind], readItem)]),
) as Record<ItemKind, ReturnType<typeof createListStore<SyncItem>>>;

const unsent = z.object({ kind: z.enum(itemKinds), id: z.string(), changedAt: z.string() });
export type UnsentItem = z.output<typeof unsent>;

/** In the order of the changes; each item at most once. */
export const itemOutbox = createDeviceStore<UnsentItem[]>({
  key: 'itemOutbox',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** What the server refused as wrong: kept on the device, not sent again by itself. */
export const refusedItems = createDeviceStore<UnsentItem[]>({
  key: 'itemsRefused',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** Which of two changes at one instant stays must not be left to chance: each device has a name. */
const deviceId = createDeviceStore<string | null>({
  key: 'deviceId',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
  broken: 'discard',
});

function readDeviceId(): string {
  const known = deviceId.read();
  if (known !== null) return known;
  const made = newId();
  deviceId.write(made);
  return made;
}

/** Those of one kind, for what is not to be drawn anew with every other. */
export const itemsOf = (kind: ItemKind) => stores[kind];

export function findItem({ kind, id }: Pick<SyncItem, 'kind' | 'id'>): SyncItem | undefined {
  return stores[kind].read().find((item) => item.id === id);
}

const isSame = (one: Pick<SyncItem, 'kind' | 'id'>) => (other: Pick<SyncItem, 'kind' | 'id'>) =>
  itemKey(one) === itemKey(other);

function change(kind: ItemKind, id: string, value: SyncItem['value']): WriteResult {
  const known = findItem({ kind, id });
  // Later than the version before it, even within one millisecond or with a clock that is behind.
  const after = known ? Date.parse(known.changedAt) + 1 : 0;
  const changedAt = new Date(Math.max(Date.now(), after)).toISOString();
  const item = { kind, id, value, changedAt, deviceId: readDeviceId(), deleted: value === null };
  const others = stores[kind].read().filter((other) => other.id !== id);
  const written = stores[kind].write([...others, item]);
  if (refusedItems.read().some(isSame(item))) {
    // A change of one that was refused is worth another try.
    refusedItems.write(refusedItems.read().filter((other) => !isSame(item)(other)));
  }
  const waiting = itemOutbox.read().filter((other) => !isSame(item)(other));
  const queued = itemOutbox.write([...waiting, { kind, id, changedAt }]);
  return written.ok ? queued : written;
}

/** On the device first: it is sent when there is a connection. */
export function putItem<K extends ItemKind>(
  kind: K,
  id: string,
  value: ItemValues[K],
): WriteResult {
  return change(kind, id, value);
}

export function removeItem(kind: ItemKind, id: string): WriteResult {
  return change(kind, id, null);
}

/**
 * What the server says of items that this device has nothing newer of: taken as it is, for the
 * server may have set a wrong clock right. What waits to be sent is weighed against it.
 */
export function adoptItems(told: readonly SyncItem[]): WriteResult {
  const waiting = itemOutbox.read();
  for (const kind of new Set(told.map((item) => item.kind))) {
    const before = stores[kind].read();
    const news = told.filter((item) => item.kind === kind);
    const [open, settled] = [news.filter(isWaiting), news.filter((item) => !isWaiting(item))];
    const kept = before.filter((item) => !settled.some(isSame(item)));
    // Once the server knows of a deletion nothing of it needs to stay here.
    const after = [...mergeItems(kept, open), ...settled.filter(({ deleted }) => !deleted)];
    const written = stores[kind].write(after);
    if (!written.ok) return written;
  }
  return { ok: true };

  function isWaiting(item: SyncItem): boolean {
    return waiting.some(isSame(item));
  }
}

export function readItems(): readonly SyncItem[] {
  const lists = itemKinds.map((kind) => stores[kind].read());
  if (seen.lists.every((list, index) => list === lists[index])) return seen.items;
  seen = { lists, items: lists.flat() };
  return seen.items;
}

let seen: { lists: (readonly SyncItem[])[]; items: readonly SyncItem[] } = {
  lists: itemKinds.map(() => []),
  items: [],
};

export function subscribeItems(listener: () => void): () => void {
  const ends = itemKinds.map((kind) => stores[kind].subscribe(listener));
  return () => {
    for (const end of ends) end();
  };
}
