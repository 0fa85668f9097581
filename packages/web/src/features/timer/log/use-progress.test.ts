// @vitest-environment jsdom
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TimerHandle } from '../engine/use-timer.ts';
import { useProgress } from './use-progress.ts';

const session = { id: 's1' } as WorkoutSession;
const timerWith = (log: object) =>
  ({ log, reading: { status: 'running' } }) as unknown as TimerHandle;

function follow(isTold: boolean) {
  const onProgress = vi.fn();
  const before = { log: timerWith({ sets: {} }) };
  const { rerender } = renderHook(
    ({ log }) => useProgress({ read: () => session, onProgress, isTold }, log),
    { initialProps: before },
  );
  return { onProgress, change: () => rerender({ log: timerWith({ sets: { 'a 1': {} } }) }) };
}

test('a run that begins is told at once', () => {
  const { onProgress } = follow(false);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(session);
});

test('a run that was found again is told when a set is logged, not before', () => {
  const { onProgress, change } = follow(true);
  expect(onProgress).not.toHaveBeenCalled();
  change();
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(session);
});
