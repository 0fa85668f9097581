import {
  readRemovedSessions,
  removedSessionsId,
} from '@cadence/domain/analytics/lasting/removed-sessions';
import { itemKey } from '@cadence/domain/sync/merge';
import { readItem } from '@cadence/domain/sync/readers';
import type { ItemKind, ItemValues, SyncItem } from '@cadence/domain/sync/types';
import { isRecord } from '@cadence/domain/workout/read-value';
import { findItem, putItem } from '../../../platform/items/item-store.ts';

/** What belongs to the sessions: goals, own exercises, and what outlasts those that were removed. */
export interface FileItem {
  kind: ItemKind;
  id: string;
  value: ItemValues[ItemKind];
}

const kinds: readonly ItemKind[] = [
  'goal',
  'own_exercise',
  'achievement',
  'strength_record',
  'timed_best',
];

const isOfSessions = ({ kind, id, value }: FileItem) =>
  kinds.includes(kind) ||
  (kind === 'preference' && id === removedSessionsId && readRemovedSessions(value) !== null);

/** Those of the user's that a file of sessions takes along. */
export function itemsForFile(items: readonly SyncItem[]): FileItem[] {
  return items
    .flatMap(({ kind, id, value }) => (value === null ? [] : { kind, id, value }))
    .filter(isOfSessions);
}

/** Null as soon as one of them is none of ours, or is there twice. */
export function readFileItems(given: readonly unknown[], exportedAt: string): FileItem[] | null {
  const frame = { changedAt: exportedAt, deviceId: 'file', deleted: false };
  const items = itemsForFile(
    given.flatMap((one) => (isRecord(one) ? (readItem({ ...one, ...frame }) ?? []) : [])),
  );
  const isWhole = new Set(items.map(itemKey)).size === given.length;
  return isWhole ? items : null;
}

/** What is here already stays as it is. */
export const newItems = (items: readonly FileItem[]): FileItem[] =>
  items.filter((item) => (findItem(item)?.value ?? null) === null);

export function addItems(items: readonly FileItem[]): void {
  for (const { kind, id, value } of items) putItem(kind, id, value);
}
