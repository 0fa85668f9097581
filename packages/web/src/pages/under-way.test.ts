// @vitest-environment jsdom
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { pause, start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../features/analytics/session-store.ts';
import { makeProgress } from '../features/analytics/test-support/session-api.ts';
import { runStore } from '../features/timer/engine/run-store.ts';
import { printSteps } from '../features/timer/engine/steps-print.ts';
import { markCurrentWorkout, setCurrentWorkout } from '../features/workout/current-workout.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { useEndedSessions } from './under-way.ts';

const begun = makeProgress(1, 50);
const leftElsewhere = makeProgress(2, 50);

/** The key of the workout that has been begun. */
function begin(): string {
  const workout = { workout: [{ name: 'Wall Sit', type: 'exercise', duration: 20 }] };
  const { key, workout: played } = setCurrentWorkout(normaliseWorkout(workout));
  markCurrentWorkout(key, 'started');
  const steps = stepsToPlay(played);
  const startedAtMs = Date.parse(begun.date);
  runStore.write({
    runKey: key,
    stepsPrint: printSteps(steps),
    state: pause(steps, start(steps, newTimer(), startedAtMs), startedAtMs + 5000),
    log: { sessionId: begun.id, startedAtMs, skippedSteps: [], sets: {} },
    lastSeenMs: startedAtMs + 5000,
    tab: 'one',
  });
  return key;
}

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  setStorageOwner(null);
  localStorage.clear();
});

test('what is under way here counts once it has ended; what was left elsewhere counts', () => {
  sessionStore.write([begun, leftElsewhere]);
  const key = begin();
  const { result } = renderHook(useEndedSessions);
  expect(result.current).toEqual([leftElsewhere]);
  act(() => markCurrentWorkout(key, 'completed'));
  expect(result.current).toEqual([begun, leftElsewhere]);
});
