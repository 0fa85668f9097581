// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySource } from './lazy-source.ts';
import { preloadMissing, usePreload } from './use-preload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = () => vi.advanceTimersByTimeAsync(5000);

/** Two of them, the first of which cannot be had at first. */
function preloading() {
  const fetchFirst = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('first');
  const fetchSecond = vi.fn(async () => 'second');
  const sources = [lazySource(fetchFirst), lazySource(fetchSecond)];
  return { fetchFirst, fetchSecond, ...renderHook(() => usePreload(sources)) };
}

test.each([
  ['the network is back', () => void window.dispatchEvent(new Event('online'))],
  ['the server is', preloadMissing],
])('what could not be had is fetched when %s, and nothing twice', async (_, comeBack) => {
  const { fetchFirst, fetchSecond } = preloading();
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(1);
  expect(fetchSecond).toHaveBeenCalledTimes(1);
  comeBack();
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(2);
  comeBack();
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(2);
  expect(fetchSecond).toHaveBeenCalledTimes(1);
});

test('a page that is gone fetches nothing more', async () => {
  const { fetchFirst, unmount } = preloading();
  await pass();
  unmount();
  window.dispatchEvent(new Event('online'));
  preloadMissing();
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(1);
});
