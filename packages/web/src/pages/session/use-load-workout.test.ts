// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { pause, start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { readRun, runStore } from '../../features/timer/engine/run-store.ts';
import { printSteps } from '../../features/timer/engine/steps-print.ts';
import {
  markCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { useLoadWorkout } from './use-load-workout.ts';

const plan = (title: string) =>
  normaliseWorkout({
    title,
    workout: [
      { name: 'Wall Sit', type: 'exercise', duration: 20 },
      { name: 'Lunge', type: 'exercise', duration: 20 },
    ],
  });
const sessionId = '01890000-0000-7000-8000-000000000001';
const startedMs = Date.parse('2026-03-01T08:00:00Z');

function beginFirst(stepsPrint?: string) {
  const { key, workout } = setCurrentWorkout(plan('First'));
  markCurrentWorkout(key, 'started');
  const steps = stepsToPlay(workout);
  const lastSeenMs = startedMs + 25_000;
  runStore.write({
    runKey: key,
    stepsPrint: stepsPrint ?? printSteps(steps),
    state: pause(steps, start(steps, newTimer(), startedMs), lastSeenMs),
    log: { sessionId, startedAtMs: startedMs, skippedSteps: [], sets: {} },
    lastSeenMs,
    tab: 'one',
  });
}

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  setStorageOwner(null);
  localStorage.clear();
});

const titleLoaded = () => readCurrentWorkout()?.workout.title;
const open = () => renderHook(() => useLoadWorkout(() => {})).result;

test('with nothing under way another workout is loaded at once', () => {
  const loading = open();
  act(() => loading.current.load(plan('Second')));
  expect(loading.current.replaced).toBeNull();
  expect(titleLoaded()).toBe('Second');
});

test('one that is under way is asked about, and ends as an abandoned session', async () => {
  beginFirst();
  const loading = open();
  act(() => loading.current.load(plan('Second')));
  await eventually(() => expect(loading.current.replaced?.workout.title).toBe('First'));
  expect(titleLoaded()).toBe('First');
  await act(() => loading.current.confirm());
  expect(titleLoaded()).toBe('Second');
  await eventually(() => expect(readRun()).toBeNull());
  expect(sessionTable.read()).toMatchObject([
    { id: sessionId, completion: { status: 'abandoned', percentage: 50 } },
  ]);
});

test('kept, it goes on where it was', async () => {
  beginFirst();
  const loading = open();
  act(() => loading.current.load(plan('Second')));
  await eventually(() => expect(loading.current.replaced).not.toBeNull());
  act(() => loading.current.cancel());
  expect(loading.current.replaced).toBeNull();
  expect(titleLoaded()).toBe('First');
  expect(readRun()?.log?.sessionId).toBe(sessionId);
});

test('a run of other steps cannot be picked up, so it is not asked about', async () => {
  // Nobody has ended a session of this account before.
  setStorageOwner('bob');
  beginFirst('of an earlier version');
  const loading = open();
  act(() => loading.current.load(plan('Second')));
  await eventually(() => expect(titleLoaded()).toBe('Second'));
  expect(sessionTable.read()).toEqual([]);
});

test('asked for again, the one that is under way goes on', async () => {
  beginFirst();
  const current = readCurrentWorkout();
  const loaded: unknown[] = [];
  const { result } = renderHook(() => useLoadWorkout((one) => loaded.push(one)));
  act(() => result.current.load(plan('First')));
  await eventually(() => expect(loaded).toEqual([current]));
  expect(result.current.replaced).toBeNull();
  expect(readRun()?.log?.sessionId).toBe(sessionId);
});
