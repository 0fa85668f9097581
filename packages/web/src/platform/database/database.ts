import { type IDBPDatabase, openDB } from 'idb';
import {
  deviceKey,
  oldTextNames,
  onClear,
  onOwnerChange,
  problemOf,
  storageOwner,
  type WriteResult,
} from '../storage.ts';
import {
  databaseName,
  databaseVersion,
  type Schema,
  type TableName,
  tables,
  upgrade,
} from './schema.ts';

/**
 * The device's database with a copy of its owner's rows in memory: reading is immediate, writing
 * takes effect at once in this tab and is stored in one transaction with all that the same task
 * has written. `saved` tells when, and whether.
 */
export interface RowChange {
  table: TableName;
  id: string;
  /** Undefined: removed. */
  value: unknown;
}

interface Held {
  prefix: string;
  rows: Record<TableName, Map<string, unknown>>;
  /** Written here before everything was read: the database knows nothing newer. */
  written: Set<string> | null;
}

const byTable = <T>(make: () => T): Record<TableName, T> =>
  Object.fromEntries(tables.map((table) => [table, make()])) as Record<TableName, T>;

const holdNothing = (prefix: string): Held => ({
  prefix,
  rows: byTable(() => new Map()),
  written: new Set(),
});

const listeners = byTable(() => new Set<() => void>());
let held = holdNothing(deviceKey(null, ''));
let prepared: Held | null = null;

function tell(names: Iterable<TableName>): void {
  for (const name of new Set(names)) for (const listener of [...listeners[name]]) listener();
}

/** Asked without touching it: where storage is forbidden the mere touch may throw. */
const hasDatabase = (): boolean => 'indexedDB' in globalThis;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  if (!hasDatabase()) return Promise.reject(new Error('This browser has no database.'));
  if (opening) return opening;
  const forget = () => {
    opening = null;
  };
  const opened = openDB<Schema>(databaseName, databaseVersion, {
    upgrade,
    // Another tab has a newer version of the app.
    blocking: (_now, _next, { target }) => {
      (target as IDBDatabase).close();
      forget();
    },
    // The browser closes it when the user clears the site's data.
    terminated: forget,
  });
  opened.catch(forget);
  opening = opened;
  return opened;
}

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

async function store(changes: readonly StoredChange[]): Promise<void> {
  const database = await open();
  const names = [...new Set(changes.map(({ table }) => table))];
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const done: Promise<unknown>[] = [transaction.done];
  try {
    for (const { table, key, value } of changes) {
      const rows = transaction.objectStore(table);
      done.push(value === undefined ? rows.delete(key) : rows.put(value, key));
    }
    // Said at once, it is stored even if the page closes now.
    transaction.commit();
  } catch (error) {
    // What cannot be copied: all of it or nothing.
    transaction.abort();
    await Promise.allSettled(done);
    throw error;
  }
  await Promise.all(done);
}

interface StoredChange extends Omit<RowChange, 'id'> {
  key: string;
}

const nameOf = ({ table, key }: Pick<StoredChange, 'table' | 'key'>) => `${table} ${key}`;

/** What the database has not taken yet, what is on its way to it included. */
const unsaved = new Map<string, StoredChange>();
let flushing: Promise<WriteResult> | null = null;
let lastFlush: Promise<WriteResult> = Promise.resolve({ ok: true });

async function flush(): Promise<WriteResult> {
  flushing = null;
  if (!hasDatabase()) return { ok: false, problem: 'blocked' };
  const batch = [...unsaved];
  const changes = batch.map(([, change]) => change);
  try {
    if (changes.length > 0) await store(changes);
    // What has changed meanwhile goes with the next one.
    for (const [name, change] of batch) if (unsaved.get(name) === change) unsaved.delete(name);
    announce(changes);
    return { ok: true };
  } catch (error) {
    console.warn('The browser did not store what has changed. It is tried again.', error);
    return { ok: false, problem: problemOf(error) };
  }
}

function schedule(): Promise<WriteResult> {
  if (!flushing) {
    flushing = Promise.resolve().then(flush);
    lastFlush = flushing;
  }
  return flushing;
}

/** Once all that was written so far lies in the database, or the browser has refused it. */
export async function saved(): Promise<WriteResult> {
  const result = await (flushing ?? lastFlush);
  return result.ok || unsaved.size === 0 ? result : schedule();
}

function current(): Held {
  const prefix = deviceKey(storageOwner(), '');
  if (held.prefix === prefix) return held;
  held = prepared?.prefix === prefix ? prepared : holdNothing(prefix);
  prepared = null;
  if (held.written && hasDatabase()) void fill(held);
  return held;
}

/** Where an earlier version has kept something, which is rare, it moves into the tables first. */
async function takeFirstEdition(database: IDBPDatabase<Schema>, prefix: string): Promise<void> {
  const hasRows =
    database.objectStoreNames.contains('rows') &&
    (await database.count('rows', IDBKeyRange.bound([prefix], [`${prefix}\uffff`]))) > 0;
  const names = oldTextNames(prefix);
  if (!hasRows && names.length === 0) return;
  const { moveFirstEdition } = await import('./first-edition.ts');
  await moveFirstEdition(database, prefix, names);
}

async function fill(into: Held): Promise<void> {
  try {
    const database = await open();
    await takeFirstEdition(database, into.prefix);
    const range = rangeOf(into.prefix);
    const transaction = database.transaction([...tables]);
    const found = await Promise.all(
      tables.map(async (table) => {
        const rows = transaction.objectStore(table);
        return { table, keys: await rows.getAllKeys(range), values: await rows.getAll(range) };
      }),
    );
    for (const { table, keys, values } of found) {
      for (const [index, key] of keys.entries()) {
        if (into.written?.has(nameOf({ table, key }))) continue;
        into.rows[table].set(key.slice(into.prefix.length), values[index]);
      }
    }
    into.written = null;
  } catch (error) {
    console.warn('The browser gives no access to its database.', error);
  }
  if (into === held) tell(tables);
}

/** Reads what the device has of a user, before anything asks for it. */
export async function loadOwner(userId: string | null): Promise<void> {
  const prefix = deviceKey(userId, '');
  if (held.prefix === prefix && held.written === null) return;
  const fresh = holdNothing(prefix);
  if (hasDatabase()) await fill(fresh);
  prepared = fresh;
  if (held.prefix === prefix) {
    held = fresh;
    tell(tables);
  }
}

/** For tests: as if nothing had been read yet. */
export function emptyMemory(): void {
  unsaved.clear();
  prepared = null;
  held = holdNothing(held.prefix);
  tell(tables);
}

export function rowsOf(table: TableName): ReadonlyMap<string, unknown> {
  return current().rows[table];
}

function apply({ rows, prefix, written }: Held, { table, id, value }: RowChange): StoredChange {
  const key = prefix + id;
  written?.add(nameOf({ table, key }));
  if (value === undefined) rows[table].delete(id);
  else rows[table].set(id, value);
  return { table, key, value };
}

/** Seen at once; what is written together is stored together. */
export function change(...changes: readonly RowChange[]): void {
  const now = current();
  for (const one of changes) {
    const stored = apply(now, one);
    unsaved.set(nameOf(stored), stored);
  }
  void schedule();
  tell(changes.map(({ table }) => table));
}

/** Any number of changes: all of them or none, and seen only when the database, if any, has them. */
export async function changeAll(changes: readonly RowChange[]): Promise<WriteResult> {
  if (!hasDatabase()) {
    change(...changes);
    return { ok: true };
  }
  const now = current();
  const before = changes.map(({ table, id }) => now.rows[table].get(id));
  const stored = changes.map(({ table, id, value }) => ({ table, key: now.prefix + id, value }));
  try {
    if (stored.length > 0) await store(stored);
  } catch (error) {
    console.warn(error);
    return { ok: false, problem: problemOf(error) };
  }
  for (const [index, one] of changes.entries()) {
    // What was changed meanwhile is in the database again.
    if (now.rows[one.table].get(one.id) === before[index]) apply(now, one);
  }
  if (now === held) tell(changes.map(({ table }) => table));
  announce(stored);
  return { ok: true };
}

export function onTable(table: TableName, listener: () => void): () => void {
  listeners[table].add(listener);
  return () => listeners[table].delete(listener);
}

onOwnerChange(() => tell(tables));

type News = { keys: [TableName, string][] } | { cleared: string };

const mostToTell = 500;
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cadence-database') : null;

function announce(changes: readonly StoredChange[]): void {
  if (changes.length === 0) return;
  const prefix = held.prefix;
  const keys = changes.map(({ table, key }): [TableName, string] => [table, key]);
  if (changes.length > mostToTell) tabs?.postMessage({ cleared: prefix } satisfies News);
  else tabs?.postMessage({ keys } satisfies News);
}

/** The rows as the database has them now, but for what this tab has changed since. */
async function reread(given: readonly [TableName, string][]): Promise<void> {
  const now = held;
  const keys = given.filter(
    ([table, key]) => key.startsWith(now.prefix) && !unsaved.has(nameOf({ table, key })),
  );
  if (keys.length === 0 || !hasDatabase()) return;
  const database = await open();
  const transaction = database.transaction([...new Set(keys.map(([table]) => table))]);
  const values = await Promise.all(
    keys.map(([table, key]) => transaction.objectStore(table).get(key)),
  );
  if (now !== held) return;
  for (const [index, [table, key]] of keys.entries()) {
    if (unsaved.has(nameOf({ table, key }))) continue;
    apply(now, { table, id: key.slice(now.prefix.length), value: values[index] });
  }
  tell(keys.map(([table]) => table));
}

/** The table as the database has it now: another tab that wrote to it may not have been heard yet. */
export async function rereadTable(table: TableName): Promise<void> {
  if (!hasDatabase()) return;
  const { prefix, rows } = current();
  try {
    const stored = await (await open()).getAllKeys(table, rangeOf(prefix));
    const keys = new Set([...stored, ...[...rows[table].keys()].map((id) => prefix + id)]);
    await reread([...keys].map((key) => [table, key]));
  } catch (error) {
    // What this tab knows is there all the same.
    console.warn('The browser gives no access to its database.', error);
  }
}

/** All of it anew, where much has changed or everything is gone. */
async function rereadAll(prefix: string): Promise<void> {
  if (held.prefix !== prefix) return;
  const fresh = holdNothing(prefix);
  await fill(fresh);
  if (held.prefix !== prefix) return;
  for (const { table, key, value } of unsaved.values()) {
    if (key.startsWith(prefix)) apply(fresh, { table, id: key.slice(prefix.length), value });
  }
  held = fresh;
  tell(tables);
}

if (tabs) {
  tabs.onmessage = ({ data }: MessageEvent<News>) => {
    const done = 'keys' in data ? reread(data.keys) : rereadAll(data.cleared);
    done.catch((error: unknown) => console.warn('Another tab’s changes could not be read.', error));
  };
}

async function clearRows(prefix: string): Promise<void> {
  const database = await open();
  const transaction = database.transaction([...tables], 'readwrite', { durability: 'strict' });
  const range = rangeOf(prefix);
  await Promise.all([
    ...tables.map((table) => transaction.objectStore(table).delete(range)),
    transaction.done,
  ]);
  tabs?.postMessage({ cleared: prefix } satisfies News);
}

onClear((prefix) => {
  for (const [name, { key }] of unsaved) if (key.startsWith(prefix)) unsaved.delete(name);
  if (held.prefix === prefix) {
    held = { ...holdNothing(prefix), written: null };
    tell(tables);
  }
  if (hasDatabase()) {
    clearRows(prefix).catch((error: unknown) => console.error('Not all was cleared.', error));
  }
});
