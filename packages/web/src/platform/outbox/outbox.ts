import { useSyncExternalStore } from 'react';
import { change, onTable, type RowChange, rowsOf } from '../database/database.ts';
import { newId } from '../new-id.ts';

export type OutboxKind =
  | 'session'
  | 'workout'
  | 'item'
  | 'sign'
  | 'program'
  | 'message'
  | 'removal'
  | 'voice';

/** Why the server would not take it. */
export interface Refusal {
  code: string;
  message: string;
}

/** One change that the server has not confirmed yet. */
export interface OutboxRow<P = unknown> {
  id: string;
  kind: OutboxKind;
  /** What is changed: of one entity the changes are sent in their order. */
  entity: string;
  payload: P;
  order: number;
  /** Since when something of the entity waits. */
  sinceMs: number;
  /** Refused, it stays on the device and is not sent again by itself. */
  failure: Refusal | null;
}

const compare = (one: OutboxRow, other: OutboxRow) =>
  one.order - other.order || (one.id < other.id ? -1 : 1);

const none: readonly OutboxRow[] = [];
let seen: { rows: ReadonlyMap<string, unknown>; kinds: Map<OutboxKind, OutboxRow[]> } | null = null;

/** How many rows of each kind were taken, here or by another tab. */
const taken = new Map<OutboxKind, number>();
let present = new Map<string, OutboxKind>();

onTable('outbox', () => {
  seen = null;
  const rows = rowsOf('outbox');
  for (const [id, kind] of present) if (!rows.has(id)) taken.set(kind, (taken.get(kind) ?? 0) + 1);
  present = new Map([...rows].map(([id, row]) => [id, (row as OutboxRow).kind]));
});

/** Asked again where something was sent meanwhile: the answer may not know of it yet. */
export async function askSettled<T>(kind: OutboxKind, ask: () => Promise<T>): Promise<T> {
  const before = taken.get(kind);
  const answer = await ask();
  return taken.get(kind) === before ? answer : askSettled(kind, ask);
}

function byKind(): Map<OutboxKind, OutboxRow[]> {
  const rows = rowsOf('outbox');
  if (seen?.rows !== rows) {
    const all = ([...rows.values()] as OutboxRow[]).sort(compare);
    const kinds = new Map<OutboxKind, OutboxRow[]>();
    for (const row of all) kinds.set(row.kind, [...(kinds.get(row.kind) ?? []), row]);
    seen = { rows, kinds };
  }
  return seen.kinds;
}

/** In the order of the changes, refused ones among them; the same list until something changes. */
export const rowsOfKind = <P>(kind: OutboxKind): readonly OutboxRow<P>[] =>
  (byKind().get(kind) ?? none) as readonly OutboxRow<P>[];

export const waitingRows = <P>(kind: OutboxKind): readonly OutboxRow<P>[] =>
  rowsOfKind<P>(kind).filter(({ failure }) => failure === null);

export const findQueued = <P>(kind: OutboxKind, entity: string): OutboxRow<P> | undefined =>
  rowsOfKind<P>(kind).find((row) => row.entity === entity);

export const onOutbox = (listener: () => void): (() => void) => onTable('outbox', listener);

/** Neither gone nor refused since it was read. */
export const isWaiting = ({ id }: OutboxRow): boolean =>
  (rowsOf('outbox').get(id) as OutboxRow | undefined)?.failure === null;

let lastOrder = 0;

function nextOrder(): number {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  return lastOrder;
}

export interface Queued {
  kind: OutboxKind;
  entity: string;
  payload: unknown;
}

const toPut = (row: OutboxRow): RowChange => ({ table: 'outbox', id: row.id, value: row });
const toRemove = ({ id }: OutboxRow): RowChange => ({ table: 'outbox', id, value: undefined });

/** In place of what waits for the same entities, or was refused: for what is stored with them. */
export function queueChanges(queued: readonly Queued[]): RowChange[] {
  const before = new Map(
    [...byKind().values()].flat().map((row) => [`${row.kind} ${row.entity}`, row]),
  );
  return queued.flatMap((one) => {
    const known = before.get(`${one.kind} ${one.entity}`);
    const sinceMs = known && !known.failure ? known.sinceMs : Date.now();
    const row = toPut({ ...one, id: newId(), order: nextOrder(), sinceMs, failure: null });
    return known ? [toRemove(known), row] : [row];
  });
}

/** The entity's latest change stands for all before it. */
export function queue(...queued: readonly Queued[]): void {
  change(...queueChanges(queued));
}

/** After what waits for the same entity. */
export function append(queued: Queued): OutboxRow {
  const made = { id: newId(), order: nextOrder(), sinceMs: Date.now() };
  const row = { ...queued, ...made, failure: null };
  change(toPut(row));
  return row;
}

/** Sent, or not wanted any more. What has changed while it was on its way has another row. */
export function takeRows(rows: readonly OutboxRow[]): void {
  if (rows.length > 0) change(...rows.map(toRemove));
}

export function dropEntity(kind: OutboxKind, entity: string): void {
  takeRows(rowsOfKind(kind).filter((row) => row.entity === entity));
}

export function replaceRows(rows: readonly OutboxRow[]): void {
  if (rows.length > 0) change(...rows.map(toPut));
}

/** Refused ones are kept and counted, until they are changed, tried again or dropped. */
export function refuseRow(row: OutboxRow, failure: Refusal): void {
  if (rowsOf('outbox').has(row.id)) replaceRows([{ ...row, failure }]);
}

export function retryRows(rows: readonly OutboxRow[]): void {
  replaceRows(rows.map((row) => ({ ...row, failure: null })));
}

export function useOutboxRows<P>(kind: OutboxKind): readonly OutboxRow<P>[] {
  return useSyncExternalStore(onOutbox, () => rowsOfKind<P>(kind));
}

/** How many changes would be lost if this device were cleared now. */
export function useUnsentCount(kind: OutboxKind): number {
  return useOutboxRows(kind).length;
}

let all: { kinds: Map<OutboxKind, OutboxRow[]>; rows: readonly OutboxRow[] } | null = null;

function readAll(): readonly OutboxRow[] {
  const kinds = byKind();
  if (all?.kinds !== kinds) all = { kinds, rows: [...kinds.values()].flat().sort(compare) };
  return all.rows;
}

/** Everything that waits or was refused. */
export const useOutbox = (): readonly OutboxRow[] => useSyncExternalStore(onOutbox, readAll);
