// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySource } from './lazy-source.ts';
import { usePreload } from './use-preload.ts';

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

test('what could not be had is fetched when the network is back, and nothing twice', async () => {
  const { fetchFirst, fetchSecond } = preloading();
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(1);
  expect(fetchSecond).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(2);
  expect(fetchSecond).toHaveBeenCalledTimes(1);
});

test('a page that is gone fetches nothing more', async () => {
  const { fetchFirst, unmount } = preloading();
  await pass();
  unmount();
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(fetchFirst).toHaveBeenCalledTimes(1);
});
