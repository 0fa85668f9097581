// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { change, rowsOf } from './database/database.ts';
import { createDeviceStore } from './device-store.ts';
import { setStorageOwner } from './storage.ts';

const settings = z.object({ sound: z.boolean() });
const fallback = { sound: true };
const key = 'timerSettings';
const name = 'user_u1_timerSettings';

type Options = { place?: 'database' | 'text'; broken?: 'put-aside' | 'discard' };
const make = (options: Options = {}) =>
  createDeviceStore({ key, version: 2, schema: settings, fallback, ...options });

const inDatabase = () => rowsOf('values').get(key);
const inText = () => localStorage.getItem(name);
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => setStorageOwner('u1'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setStorageOwner(null);
});

test('a value lies in the database, under its key and with its version', () => {
  make().write({ sound: false });
  expect(make().read()).toEqual({ sound: false });
  expect(inDatabase()).toEqual({ version: 2, data: { sound: false } });
  expect(inText()).toBeNull();
});

test('or in the text storage, which has it at once', () => {
  make({ place: 'text' }).write({ sound: false });
  expect(inText()).toBe('{"version":2,"data":{"sound":false}}');
  expect(make({ place: 'text' }).read()).toEqual({ sound: false });
});

test.each(['database', 'text'] as const)(
  'in the %s the same value is the same object, as React needs it',
  (place) => {
    expect(make({ place }).read()).toBe(fallback);
    make({ place }).write({ sound: false });
    const store = make({ place });
    expect(store.read()).toBe(store.read());
  },
);

describe.each([
  ['no envelope', { sound: false }],
  ['an older version', { version: 1, data: { sound: false } }],
  ['a wrong shape', { version: 2, data: { sound: 'loud' } }],
])('%s', (_, value) => {
  test('falls back to the default and is put aside', async () => {
    change({ table: 'values', id: key, value });
    expect(make().read()).toBe(fallback);
    await turn();
    expect(inDatabase()).toBeUndefined();
    expect(rowsOf('values').get(`${key}.broken`)).toMatchObject({ data: value });
  });

  test('is thrown away without a copy where a copy would be a leak', async () => {
    localStorage.setItem(name, JSON.stringify(value));
    expect(make({ place: 'text', broken: 'discard' }).read()).toBe(fallback);
    await turn();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

test('text that is no JSON is put aside', async () => {
  localStorage.setItem(name, '{"version":2,"da');
  expect(make({ place: 'text' }).read()).toBe(fallback);
  await turn();
  expect(inText()).toBeNull();
  expect(localStorage.getItem(`${name}.broken`)).toContain('version');
});

test('with a full text storage this tab goes on with the new value', () => {
  const store = make({ place: 'text' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.write({ sound: false });
  expect(store.read()).toEqual({ sound: false });
  full.mockRestore();
  store.write({ sound: false });
  expect(make({ place: 'text' }).read()).toEqual({ sound: false });
});

describe('who is told', () => {
  test.each(['database', 'text'] as const)(
    'listeners in this tab, until they leave: %s',
    (place) => {
      const store = make({ place });
      const listener = vi.fn();
      const stop = store.subscribe(listener);
      store.write({ sound: false });
      store.remove();
      stop();
      store.write({ sound: true });
      expect(listener).toHaveBeenCalledTimes(2);
    },
  );

  test('listeners in another tab', () => {
    const store = make({ place: 'text' });
    const listener = vi.fn();
    store.subscribe(listener);
    localStorage.setItem(name, '{"version":2,"data":{"sound":false}}');
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual({ sound: false });
  });

  test('a change of user shows that user’s value', () => {
    const store = make();
    store.write({ sound: false });
    const listener = vi.fn();
    store.subscribe(listener);
    setStorageOwner('u2');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read()).toBe(fallback);
  });
});
