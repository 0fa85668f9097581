// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from './test-support/fake-indexed-db.ts';

interface Note {
  id: string;
}

/** Each test opens the database anew. */
async function openTab() {
  vi.resetModules();
  const { createRecordStore } = await import('./record-store.ts');
  const { setStorageOwner } = await import('./storage.ts');
  setStorageOwner('ann');
  return createRecordStore<Note>({
    key: 'notes',
    version: 1,
    readValue: (value) => value as Note,
    pick: (one) => one,
    compare: (one, other) => (one.id < other.id ? -1 : 1),
  });
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const a = { id: 'a' };
const b = { id: 'b' };

test('without a database everything stays as text', async () => {
  const tab = await openTab();
  expect(tab.readState()).toBe('read');
  tab.write([a]);
  expect(await tab.writeMany([a, b])).toEqual({ ok: true });
  const next = await openTab();
  expect(next.read()).toEqual([a, b]);
});

test('many that do not fit as text leave everything as it was', async () => {
  const tab = await openTab();
  tab.write([a]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await tab.writeMany([a, b])).toEqual({ ok: false, problem: 'full' });
  expect(tab.read()).toEqual([a]);
});

test('a database that never held anything and does not open is no loss', async () => {
  fakeIndexedDb().trouble = 'open';
  const tab = await openTab();
  expect(await tab.whenRead()).toBe(true);
  tab.write([a]);
  expect(localStorage.getItem('user_ann_notes')).toContain('"a"');
});

test('one that holds something and does not open is said, and asked again', async () => {
  const database = fakeIndexedDb();
  const first = await openTab();
  await first.writeMany([a]);
  database.trouble = 'open';
  const tab = await openTab();
  expect(await tab.whenRead()).toBe(false);
  expect(tab.readState()).toBe('failed');
  // What is done meanwhile is kept.
  tab.write([b]);
  expect(tab.read()).toEqual([b]);
  database.trouble = null;
  expect(await tab.whenRead()).toBe(true);
  expect(tab.read()).toEqual([a, b]);
});
