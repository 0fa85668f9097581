import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = { persisted: vi.fn(), persist: vi.fn() };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const fresh = async () => (await import('./persistence.ts')).askToPersist;

test('the browser is asked once', async () => {
  storage.persisted.mockResolvedValue(false);
  const ask = await fresh();
  await ask();
  await ask();
  expect(storage.persist).toHaveBeenCalledOnce();
});

test('what is kept already is not asked for', async () => {
  storage.persisted.mockResolvedValue(true);
  await (await fresh())();
  expect(storage.persist).not.toHaveBeenCalled();
});

test('a browser that refuses to answer stops nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  storage.persisted.mockRejectedValue(new TypeError('blocked'));
  await expect((await fresh())()).resolves.toBeUndefined();
});

test('a browser without the question is left alone', async () => {
  vi.stubGlobal('navigator', {});
  await expect((await fresh())()).resolves.toBeUndefined();
});
