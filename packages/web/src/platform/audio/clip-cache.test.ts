import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearUser, setStorageOwner } from '../storage.ts';
import { fakeCaches } from '../test-support/fake-caches.ts';
import { keep, readKept, trimKept } from './clip-cache.ts';

let held: ReturnType<typeof fakeCaches>;
const textOf = async (key: string) => (await readKept(key))?.text();

beforeEach(() => {
  held = fakeCaches();
  vi.stubGlobal('caches', held);
  setStorageOwner('ann');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setStorageOwner(null);
});

test('what was kept is there, for that user alone', async () => {
  await keep('a line / with signs?', 'sound');
  expect(await textOf('a line / with signs?')).toBe('sound');
  setStorageOwner('ben');
  expect(await readKept('a line / with signs?')).toBeNull();
});

test('nothing of a user stays behind', async () => {
  await keep('line', 'sound');
  clearUser('ann');
  expect(await readKept('line')).toBeNull();
});

test('the oldest that are not needed go when there are too many', async () => {
  for (let i = 0; i <= 400; i++) await keep(`line ${i}`, 'sound');
  await trimKept(['line 0']);
  expect(await textOf('line 0')).toBe('sound');
  expect(await readKept('line 1')).toBeNull();
  expect(await textOf('line 2')).toBe('sound');
  expect(await textOf('line 400')).toBe('sound');
});

test('the service worker does not take them for files of an old version', async () => {
  await keep('line', 'sound');
  expect([...held.stores.keys()].filter((name) => name.startsWith('cadence-'))).toEqual([]);
});

test('a device that keeps nothing goes without', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => Promise.reject(new Error('full'));
  vi.stubGlobal('caches', { open: async () => ({ put: refuse, match: async () => undefined }) });
  await keep('line', 'sound');
  expect(await readKept('line')).toBeNull();
  expect(warn).toHaveBeenCalled();
  vi.stubGlobal('caches', { open: refuse, delete: refuse });
  expect(await readKept('line')).toBeNull();
  clearUser('ann');
  vi.stubGlobal('caches', undefined);
  await keep('line', 'sound');
  await trimKept([]);
  expect(await readKept('line')).toBeNull();
});
