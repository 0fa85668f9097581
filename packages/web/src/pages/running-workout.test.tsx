// @vitest-environment jsdom
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { runStore } from '../features/timer/engine/run-store.ts';
import { printSteps } from '../features/timer/engine/steps-print.ts';
import { runParts } from '../features/timer/run-parts.ts';
import { markCurrentWorkout, setCurrentWorkout } from '../features/workout/current-workout.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { MemoryRouter } from '../ui/router/test-support/memory-router.tsx';
import { workoutPage } from './workout-source.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setStorageOwner(null);
  localStorage.clear();
});

/** It was started, and the page is loaded anew. */
function beginRun() {
  const workout = normaliseWorkout({
    title: 'Legs',
    workout: [{ name: 'Wall Sit', type: 'exercise', duration: 600 }],
  });
  const { key } = setCurrentWorkout(workout);
  markCurrentWorkout(key, 'started');
  const steps = stepsToPlay(workout);
  const nowMs = Date.now();
  runStore.write({
    runKey: key,
    stepsPrint: printSteps(steps),
    state: start(steps, newTimer(), nowMs),
    log: {
      sessionId: '01890000-0000-7000-8000-000000000001',
      startedAtMs: nowMs,
      skippedSteps: [],
      sets: {},
    },
    lastSeenMs: nowMs,
    tab: 'one',
  });
}

test('the clock of a run is shown before what may be asked of it, which comes after', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  setStorageOwner('ann');
  beginRun();
  const Page = await workoutPage.load();
  render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByRole('timer').textContent).toMatch(/^\d+:\d\d$/);
  expect(runParts.map((part) => part.loaded())).toEqual(runParts.map(() => null));

  // In its own time, without anybody asking for them.
  await vi.waitUntil(() => runParts.every((part) => part.loaded() !== null), { timeout: 25_000 });
  expect(screen.getByRole('timer')).toBeTruthy();
});
