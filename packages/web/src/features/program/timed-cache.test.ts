import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer stays good for its time, and is asked for again after it', async () => {
  const cache = createTimedCache<number>(1000);
  let asked = 0;
  const load = async () => {
    asked += 1;
    return asked;
  };
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(999);
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await cache.get('a', load)).toBe(2);
  expect(await cache.get('b', load)).toBe(3);
});

test('one that failed is asked for again at once', async () => {
  const cache = createTimedCache<number>(1000);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 2)).toBe(2);
});

test('what is over its time is swept up', async () => {
  const cache = createTimedCache<object>(1000);
  const kept = {};
  expect(await cache.get('a', async () => kept)).toBe(kept);
  vi.advanceTimersByTime(600_000);
  await cache.get('b', async () => ({}));
  expect(await cache.get('a', async () => ({}))).not.toBe(kept);
});
