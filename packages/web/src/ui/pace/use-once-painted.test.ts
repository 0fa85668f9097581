// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOncePainted } from './use-once-painted.ts';

const show = () =>
  renderHook(({ isWanted }) => useOncePainted(isWanted), { initialProps: { isWanted: false } });
const aFrame = () => act(() => vi.advanceTimersByTimeAsync(20));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('comes a paint after it is wanted, and goes at once', async () => {
  const { result, rerender } = show();
  rerender({ isWanted: true });
  expect(result.current).toBe(false);
  await aFrame();
  expect(result.current).toBe(true);
  rerender({ isWanted: false });
  expect(result.current).toBe(false);
  rerender({ isWanted: true });
  expect(result.current).toBe(false);
});

test('does not come when it is no longer wanted by then', async () => {
  const { result, rerender } = show();
  rerender({ isWanted: true });
  rerender({ isWanted: false });
  await aFrame();
  expect(result.current).toBe(false);
});
