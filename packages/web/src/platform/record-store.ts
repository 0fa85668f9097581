import * as z from 'zod/mini';
import { createDeviceStore } from './device-store.ts';
import { parseJson } from './json.ts';
import { createListStore } from './list-store.ts';
import type { Changes, Held, News, ReadState } from './record-store-state.ts';
import { changeRows, clearRows, hasDatabase, type Row, readRows } from './row-database.ts';
import {
  deviceKey,
  onClear,
  onOwnerChange,
  problemOf,
  storageOwner,
  type WriteResult,
} from './storage.ts';
import { openTabChannel } from './tab-channel.ts';

onClear((prefix) => {
  if (hasDatabase()) clearRows(prefix).catch(console.error);
});

export interface RecordStore<T> {
  /** What is known so far; the same list until something changes. */
  read: () => readonly T[];
  readState: () => ReadState;
  /** Whether all of it has been read. After a failure it is tried again. */
  whenRead: () => Promise<boolean>;
  /** A few changes: on the device before this returns. */
  write: (items: readonly T[]) => WriteResult;
  /** After a write that the text storage refused: the database answers later, and may take it. */
  whenKept: () => Promise<WriteResult>;
  /** Any number of changes, all of them or none. */
  writeMany: (items: readonly T[]) => Promise<WriteResult>;
  subscribe: (listener: () => void) => () => void;
}

interface RecordStoreOptions<T> {
  key: string;
  /** Of the records' shape. Those of another version are checked when they are read. */
  version: number;
  readValue: (value: unknown) => T | null;
  /** The form in which a record lies in the database, where its own is long; and back. */
  packing?: { pack: (item: T) => unknown; unpack: (packed: unknown) => T | null };
  /** Which of two versions of one record stays. */
  pick: (one: T, other: T) => T;
  compare: (one: T, other: T) => number;
}

const mostToTell = 50;

const asIs = {
  pack: <T>(item: T): unknown => item,
  unpack: <T>(packed: unknown): T => packed as T,
};

/**
 * Thousands of records on the device, in step with the other tabs. They lie in the browser's
 * database, which answers later. What changes is first written to the text storage, which holds
 * it at once, and leaves that when the database has it: nothing is lost by a crash in between,
 * and a list that an earlier version kept there moves the same way.
 */
export function createRecordStore<T extends { id: string }>(
  options: RecordStoreOptions<T>,
): RecordStore<T> {
  const { key, version, readValue, packing = asIs, pick, compare } = options;
  const pending = createListStore<T>(key, readValue);
  const gone = createDeviceStore<string[]>({
    key: `${key}Gone`,
    version: 1,
    schema: z.array(z.string()),
    fallback: [],
  });
  /** Whether the database has ever held any: then its silence means more than that there are none. */
  const moved = createDeviceStore<boolean>({
    key: `${key}Moved`,
    version: 1,
    schema: z.boolean(),
    fallback: false,
    broken: 'discard',
  });
  const listeners = new Set<() => void>();
  let held: Held<T> | null = null;
  const tabs = openTabChannel<News<T>>(key, (news) => {
    if (held?.at !== news.at || version !== news.version) return;
    if (news.changes) adopt(held, news.changes);
    else held.loading = load(held, news.removed);
  });

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  function* toPut(items: Iterable<T>) {
    for (const item of items) {
      yield { id: item.id, row: { version, json: JSON.stringify(packing.pack(item)) } };
    }
  }

  function hold(): Held<T> {
    const at = deviceKey(storageOwner(), key);
    if (held?.at === at) return held;
    const fresh: Held<T> = {
      at,
      rows: new Map(pending.read().map((item) => [item.id, item])),
      list: null,
      state: 'reading',
      loading: Promise.resolve(),
      settling: null,
      trouble: null,
      isPlain: false,
    };
    held = fresh;
    if (hasDatabase()) fresh.loading = load(fresh);
    else Object.assign(fresh, { state: 'read', isPlain: true });
    return fresh;
  }

  async function load(into: Held<T>, alsoGone: readonly string[] = []): Promise<void> {
    try {
      const found = await readRows(into.at);
      if (held !== into) return;
      for (const id of alsoGone) into.rows.delete(id);
      const removed = new Set(gone.read());
      for (const row of found) {
        const item = understand(row);
        if (item && !removed.has(item.id)) put(into, item);
      }
      into.state = 'read';
    } catch (error) {
      console.warn('The browser gives no access to its database.', error);
      if (held !== into) return;
      into.isPlain = !moved.read();
      into.state = into.isPlain ? 'read' : 'failed';
    }
    into.list = null;
    tell();
    void settle(into);
  }

  function understand({ version: written, json }: Row): T | null {
    const value = parseJson(json);
    // What this version has written was checked before.
    return written === version && value !== undefined ? packing.unpack(value) : readValue(value);
  }

  function put({ rows }: Held<T>, item: T): void {
    const known = rows.get(item.id);
    rows.set(item.id, known ? pick(known, item) : item);
  }

  function adopt(into: Held<T>, changes: Changes<T>): void {
    for (const item of changes.put) put(into, item);
    for (const id of changes.removed) into.rows.delete(id);
    into.list = null;
    tell();
  }

  function tellTabs({ at }: Held<T>, changes: Changes<T>): void {
    const isFew = changes.put.length <= mostToTell;
    tabs.post({ at, version, changes: isFew ? changes : null, removed: changes.removed });
  }

  /** From the text storage to the database, until the former is empty. */
  function settle(of: Held<T>): Promise<void> {
    of.settling ??= moveToDatabase(of);
    return of.settling;
  }

  async function moveToDatabase(of: Held<T>): Promise<void> {
    try {
      await of.loading;
      of.trouble = null;
      while (held === of && !of.isPlain) {
        const waiting = new Set(pending.read());
        const remove = gone.read();
        if (waiting.size === 0 && remove.length === 0) return;
        if (!moved.read()) moved.write(true);
        const latest = [...waiting].map((item) => of.rows.get(item.id) ?? item);
        await changeRows(of.at, { put: toPut(latest), remove });
        if (held !== of) return;
        // What has changed meanwhile goes with the next round.
        pending.write(pending.read().filter((item) => !waiting.has(item)));
        if (remove.length > 0) gone.write(gone.read().filter((id) => !remove.includes(id)));
      }
    } catch (error) {
      console.warn('The database took nothing: what changed stays in the text storage.', error);
      of.trouble = problemOf(error);
    } finally {
      // In the same moment as the last look: what is written after it begins anew.
      of.settling = null;
    }
  }

  function changesTo(items: readonly T[], { rows }: Held<T>): Changes<T> {
    const ids = new Set(items.map(({ id }) => id));
    return {
      put: items.filter((item) => rows.get(item.id) !== item),
      removed: [...rows.keys()].filter((id) => !ids.has(id)),
    };
  }

  function read(): readonly T[] {
    const now = hold();
    if (now.isPlain) return pending.read();
    now.list ??= [...now.rows.values()].sort(compare);
    return now.list;
  }

  async function whenRead(): Promise<boolean> {
    const now = hold();
    if (now.state === 'failed') {
      now.state = 'reading';
      now.loading = load(now);
      tell();
    }
    await now.loading;
    return now.state === 'read';
  }

  function write(items: readonly T[]): WriteResult {
    const now = hold();
    if (now.isPlain) return pending.write(items);
    const changes = changesTo(items, now);
    const ids = new Set([...changes.put.map(({ id }) => id), ...changes.removed]);
    const others = pending.read().filter(({ id }) => !ids.has(id));
    const written = pending.write([...others, ...changes.put]);
    const known = gone.read();
    const stillGone = known.filter((id) => !ids.has(id));
    const isNoted = changes.removed.length === 0 && stillGone.length === known.length;
    const noted = isNoted ? written : gone.write([...stillGone, ...changes.removed]);
    for (const item of changes.put) now.rows.set(item.id, item);
    adopt(now, { put: [], removed: changes.removed });
    tellTabs(now, changes);
    void settle(now);
    return written.ok ? noted : written;
  }

  async function whenKept(): Promise<WriteResult> {
    const now = hold();
    await settle(now);
    if (now.isPlain) return pending.write(pending.read());
    return now.trouble === null ? { ok: true } : { ok: false, problem: now.trouble };
  }

  async function writeMany(items: readonly T[]): Promise<WriteResult> {
    const now = hold();
    if (now.isPlain) {
      const before = pending.read();
      const written = pending.write(items);
      if (!written.ok) pending.write(before);
      return written;
    }
    const changes = changesTo(items, now);
    const before = new Map(now.rows);
    try {
      if (!moved.read()) moved.write(true);
      await changeRows(now.at, { put: toPut(changes.put), remove: changes.removed });
    } catch (error) {
      console.warn(error);
      return { ok: false, problem: problemOf(error) };
    }
    // One that was changed meanwhile is in the database again.
    const removed = changes.removed.filter((id) => now.rows.get(id) === before.get(id));
    adopt(now, { put: changes.put, removed });
    tellTabs(now, { put: changes.put, removed });
    return { ok: true };
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Only where all of it is there do other tabs speak through the text storage.
    const end = pending.subscribe(() => hold().isPlain && listener());
    return () => {
      listeners.delete(listener);
      end();
    };
  }

  onOwnerChange(() => {
    held = null;
    if (storageOwner() !== null) hold();
    tell();
  });
  // Begun early, it is there sooner.
  if (storageOwner() !== null) hold();

  return { read, readState: () => hold().state, whenRead, write, whenKept, writeMany, subscribe };
}
