import { type KeptOwnExercise, readOwnExercisesFrom } from '@cadence/domain/exercise/own-scope';
import { itemKey, mergeItems } from '@cadence/domain/sync/merge';
import type { ItemKind, ItemValues, SyncItem } from '@cadence/domain/sync/types';
import * as z from 'zod/mini';
import { change, changeAll } from '../database/database.ts';
import { createTable } from '../database/table.ts';
import { createDeviceStore } from '../device-store.ts';
import { newId } from '../new-id.ts';
import { queueChanges, rowsOfKind } from '../outbox/outbox.ts';
import type { WriteResult } from '../storage.ts';

/** What the user has told: facts, limits, goals, preferences and what else has a kind. */
const itemTable = createTable<SyncItem>('items', {
  idOf: itemKey,
  // In the order of the changes.
  compare: (one, other) =>
    one.changedAt.localeCompare(other.changedAt) || (itemKey(one) < itemKey(other) ? -1 : 1),
});

/** What is queued of an item. The item itself lies in its table. */
export interface ItemChange {
  changedAt: string;
}

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

export const readItems = itemTable.read;
export const subscribeItems = itemTable.subscribe;
export const itemByKey = itemTable.get;

export function findItem(item: Pick<SyncItem, 'kind' | 'id'>): SyncItem | undefined {
  return itemTable.get(itemKey(item));
}

let seen: { items: readonly SyncItem[]; kinds: Map<ItemKind, readonly SyncItem[]> } | null = null;

/** Those of one kind; the same list until any item changes. */
export function itemsOfKind(kind: ItemKind): readonly SyncItem[] {
  const items = itemTable.read();
  if (seen?.items !== items) seen = { items, kinds: new Map() };
  const known = seen.kinds.get(kind) ?? items.filter((item) => item.kind === kind);
  seen.kinds.set(kind, known);
  return known;
}

let own: { items: readonly SyncItem[]; kept: readonly KeptOwnExercise[] } | null = null;

/** What the person at this device has added to the library; the same list until it changes. */
function keptOwnExercises(): readonly KeptOwnExercise[] {
  const items = itemsOfKind('own_exercise');
  if (own?.items === items) return own.kept;
  const kept = items.flatMap(({ id, value, deleted }) =>
    deleted || value === null ? [] : [{ id, value: value as ItemValues['own_exercise'] }],
  );
  own = { items, kept };
  return kept;
}

readOwnExercisesFrom(keptOwnExercises);

const toPut = (item: SyncItem) => ({ table: 'items' as const, id: itemKey(item), value: item });

/** The item and that it waits to be sent are stored in one transaction. */
function changeItem(kind: ItemKind, id: string, value: SyncItem['value']): void {
  const known = findItem({ kind, id });
  // Later than the version before it, even within one millisecond or with a clock that is behind.
  const after = known ? Date.parse(known.changedAt) + 1 : 0;
  const changedAt = new Date(Math.max(Date.now(), after)).toISOString();
  const item = { kind, id, value, changedAt, deviceId: readDeviceId(), deleted: value === null };
  const payload: ItemChange = { changedAt };
  change(toPut(item), ...queueChanges([{ kind: 'item', entity: itemKey(item), payload }]));
}

/** On the device first: it is sent when there is a connection. */
export function putItem<K extends ItemKind>(kind: K, id: string, value: ItemValues[K]): void {
  changeItem(kind, id, value);
}

export function removeItem(kind: ItemKind, id: string): void {
  changeItem(kind, id, null);
}

/**
 * What the server says of items that this device has nothing newer of: taken as it is, for the
 * server may have set a wrong clock right. What waits to be sent is weighed against it.
 */
export function adoptItems(told: readonly SyncItem[]): Promise<WriteResult> {
  const waiting = new Set(rowsOfKind('item').flatMap((row) => (row.failure ? [] : row.entity)));
  return changeAll(
    told.map((item) => {
      const id = itemKey(item);
      const known = itemTable.get(id);
      if (waiting.has(id) && known) {
        const [kept = known] = mergeItems([known], [item]);
        return { table: 'items', id, value: kept };
      }
      // Once the server knows of a deletion nothing of it needs to stay here.
      return { table: 'items', id, value: item.deleted ? undefined : item };
    }),
  );
}
