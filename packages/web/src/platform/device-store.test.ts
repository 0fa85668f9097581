// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDeviceStore } from './device-store.ts';
import { setStorageOwner } from './storage.ts';

const settings = z.object({ sound: z.boolean() });
const fallback = { sound: true };
const make = (broken: 'put-aside' | 'discard' = 'put-aside') =>
  createDeviceStore({ key: 'timerSettings', version: 2, schema: settings, fallback, broken });

beforeEach(() => setStorageOwner('u1'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setStorageOwner(null);
});

test('what was written is read again, under the key of the user', () => {
  expect(make().write({ sound: false })).toEqual({ ok: true });
  expect(make().read()).toEqual({ sound: false });
  expect(localStorage.getItem('user_u1_timerSettings')).toBe(
    '{"version":2,"data":{"sound":false}}',
  );
});

test('nothing stored gives the default', () => {
  expect(make().read()).toBe(fallback);
});

test('the same value is the same object, as React needs it', () => {
  localStorage.setItem('user_u1_timerSettings', '{"version":2,"data":{"sound":false}}');
  const store = make();
  expect(store.read()).toBe(store.read());
});

describe.each([
  ['no JSON', '{"version":2,"da'],
  ['no envelope', '{"sound":false}'],
  ['null', 'null'],
  ['an older version', '{"version":1,"data":{"sound":false}}'],
  ['a wrong shape', '{"version":2,"data":{"sound":"loud"}}'],
])('%s', (_, text) => {
  test('falls back to the default and is put aside', () => {
    localStorage.setItem('user_u1_timerSettings', text);
    expect(make().read()).toBe(fallback);
    expect(localStorage.getItem('user_u1_timerSettings')).toBeNull();
    expect(localStorage.getItem('user_u1_timerSettings.broken')).toBe(text);
  });

  test('stays in its place when there is no room to put it aside', () => {
    localStorage.setItem('user_u1_timerSettings', text);
    refuseWrites();
    expect(make().read()).toBe(fallback);
    expect(localStorage.getItem('user_u1_timerSettings')).toBe(text);
  });

  test('is thrown away without a copy where a copy would be a leak', () => {
    localStorage.setItem('user_u1_timerSettings', text);
    expect(make('discard').read()).toBe(fallback);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('a full device', () => {
  test('says so, and this tab goes on with the new value', () => {
    const store = make();
    refuseWrites();
    expect(store.write({ sound: false })).toEqual({ ok: false, problem: 'full' });
    expect(store.read()).toEqual({ sound: false });
  });

  test('keeps the value once there is room', () => {
    const store = make();
    const refusal = refuseWrites();
    store.write({ sound: false });
    refusal.mockRestore();
    expect(store.write({ sound: false })).toEqual({ ok: true });
    expect(make().read()).toEqual({ sound: false });
  });
});

describe('who is told', () => {
  test('listeners in this tab, until they leave', () => {
    const store = make();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write({ sound: false });
    store.remove();
    stop();
    store.write({ sound: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('listeners in another tab', () => {
    const store = make();
    const listener = vi.fn();
    store.subscribe(listener);
    localStorage.setItem('user_u1_timerSettings', '{"version":2,"data":{"sound":false}}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_u1_timerSettings' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_u2_timerSettings' }));
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

function refuseWrites() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
