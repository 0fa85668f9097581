// @vitest-environment jsdom
import { defaultTimerSettings } from '@cadence/domain/timer/settings';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearRun, useStoredRun } from './run-store.ts';
import { rest, work } from './test-support/world.ts';
import { useTimer } from './use-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
// New arrays with each render, as a careless page makes them.
const input = (runKey = 'w1') => ({
  runKey,
  steps: [work(20), rest(10)],
  settings: { ...defaultTimerSettings },
  muted: false,
});

test('a page counts down without a render, and renders when the step changes', async () => {
  let renders = 0;
  const kept = input();
  const { result, unmount } = renderHook(() => {
    renders++;
    return useTimer(kept);
  });
  act(() => result.current.actions.start());
  await pass(1);
  const before = renders;
  await pass(10_000);
  expect(result.current.readings.read().remainingSeconds).toBe(10);
  expect(renders).toBe(before);
  await pass(10_000);
  expect(result.current.reading).toMatchObject({ status: 'running', stepIndex: 1 });
  expect(renders).toBe(before + 1);
  unmount();
  await pass(5000);
  expect(vi.getTimerCount()).toBe(0);
});

test('a careless page renders at most once a second', async () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders++;
    return useTimer(input());
  });
  act(() => result.current.actions.start());
  await pass(1);
  const before = renders;
  await pass(10_000);
  expect(renders - before).toBeLessThanOrEqual(11);
});

test('works in strict mode, and tells the end once', async () => {
  const onComplete = vi.fn();
  const { result } = renderHook(() => useTimer({ ...input(), onComplete }), {
    wrapper: StrictMode,
  });
  act(() => result.current.actions.start());
  await pass(31_000);
  expect(result.current.reading.complete).toBe(true);
  expect(onComplete).toHaveBeenCalledOnce();
});

test('another workout is another timer', async () => {
  const { result, rerender } = renderHook(({ key }) => useTimer(input(key)), {
    initialProps: { key: 'w1' },
  });
  act(() => result.current.actions.start());
  await pass(3000);
  rerender({ key: 'w2' });
  expect(result.current.reading.status).toBe('not-started');
  rerender({ key: 'w1' });
  expect(result.current.reading.status).toBe('running');
  expect(result.current.readings.read().remainingSeconds).toBe(17);
});

test('the stored run can be offered to be picked up, and be put away', async () => {
  const stored = renderHook(() => useStoredRun());
  expect(stored.result.current).toBeNull();
  const timer = renderHook(() => useTimer(input()));
  act(() => timer.result.current.actions.start());
  expect(stored.result.current).toMatchObject({ runKey: 'w1', state: { status: 'running' } });
  timer.unmount();
  act(() => clearRun());
  expect(stored.result.current).toBeNull();
});
