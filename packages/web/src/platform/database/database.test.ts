// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearUser, setStorageOwner } from '../storage.ts';
import { eventually } from '../test-support/eventually.ts';
import { databaseName } from './schema.ts';

type Database = typeof import('./database.ts');

/** As after a reload: memory is gone, the database is not. */
async function open(owner = 'ann'): Promise<Database> {
  vi.resetModules();
  const storage = await import('../storage.ts');
  const database = await import('./database.ts');
  await database.loadOwner(owner);
  storage.setStorageOwner(owner);
  return database;
}

const put = (id: string, value: unknown) => ({ table: 'sessions' as const, id, value });
const ids = ({ rowsOf }: Database) => [...rowsOf('sessions').keys()].sort();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setStorageOwner(null);
});

test('what was written is there after a reload', async () => {
  const before = await open();
  before.change(put('a', { n: 1 }), put('b', { n: 2 }));
  before.change(put('a', undefined));
  expect(await before.saved()).toEqual({ ok: true });
  const after = await open();
  expect(ids(after)).toEqual(['b']);
  expect(after.rowsOf('sessions').get('b')).toEqual({ n: 2 });
});

test('rows lie under the names of their owners', async () => {
  const { change, saved } = await open('ann');
  change({ table: 'values', id: 'timerSettings', value: { version: 1, data: {} } });
  await saved();
  const raw = await openDB(databaseName);
  expect(await raw.getAllKeys('values')).toEqual(['user_ann_timerSettings']);
  raw.close();
  expect((await open('anna')).rowsOf('values').size).toBe(0);
});

test('what is written in one task is stored as a whole or not at all', async () => {
  const database = await open();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  database.change(put('good', 1));
  database.change(put('bad', () => 'functions cannot be stored'));
  expect((await database.saved()).ok).toBe(false);
  expect(ids(await open())).toEqual([]);
});

test('a full device is told, and what it refused is stored with the next write', async () => {
  const database = await open();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  database.change(put('a', 1));
  expect(await database.saved()).toEqual({ ok: false, problem: 'full' });
  expect(ids(database)).toEqual(['a']);
  full.mockRestore();
  database.change(put('b', 2));
  expect(await database.saved()).toEqual({ ok: true });
  expect(ids(await open())).toEqual(['a', 'b']);
});

test('many changes are seen only when the database has all of them', async () => {
  const database = await open();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const all = [put('a', 1), put('b', () => 0)];
  expect((await database.changeAll(all)).ok).toBe(false);
  expect(ids(database)).toEqual([]);
  expect(await database.changeAll([put('a', 1), put('b', 2)])).toEqual({ ok: true });
  expect(ids(database)).toEqual(['a', 'b']);
});

test('another tab sees the change, and its own unsaved ones stay', async () => {
  const one = await open();
  const other = await open();
  one.change(put('a', 1));
  other.change(put('b', 2));
  await Promise.all([one.saved(), other.saved()]);
  await eventually(() =>
    expect([ids(one), ids(other)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]),
  );
});

test('what is written before all has been read is not lost to what is read', async () => {
  const first = await open();
  first.change(put('a', 'old'), put('b', 'old'));
  await first.saved();
  vi.resetModules();
  const storage = await import('../storage.ts');
  const { change, rowsOf } = await import('./database.ts');
  storage.setStorageOwner('ann');
  change(put('a', 'new'));
  await eventually(() => expect(rowsOf('sessions').get('b')).toBe('old'));
  expect(rowsOf('sessions').get('a')).toBe('new');
});

test('logging out leaves nothing of the user, and all of the others', async () => {
  const theirs = await open('bob');
  theirs.change(put('b', 1));
  await theirs.saved();
  const mine = await open('ann');
  mine.change(put('a', 1));
  await mine.saved();
  const storage = await import('../storage.ts');
  storage.clearUser('ann');
  expect(ids(mine)).toEqual([]);
  await eventually(async () => {
    const raw = await openDB(databaseName);
    const keys = await raw.getAllKeys('sessions');
    raw.close();
    expect(keys).toEqual(['user_bob_b']);
  });
});

test('without a database everything works until the page closes', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const database = await open();
  database.change(put('a', 1));
  expect(ids(database)).toEqual(['a']);
  expect(await database.saved()).toEqual({ ok: false, problem: 'blocked' });
  expect(clearUser('ann')).toEqual({ ok: true });
});
