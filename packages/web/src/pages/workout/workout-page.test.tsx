// @vitest-environment jsdom

import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { readRun } from '../../features/timer/engine/run-store.ts';
import {
  clearCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import {
  lockTraining,
  type SafetyLock,
  unlockTraining,
} from '../../features/workout/safety/safety-lock.ts';
import { rowsOfKind, takeRows } from '../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { wishStart } from '../session/start-wish.ts';
import { WorkoutPage } from './workout-page.tsx';

const workout = normaliseWorkout({
  title: 'Legs',
  workout: [
    { name: 'Wall Sit', type: 'exercise', duration: 20, restAfter: 10 },
    { name: 'Lunge', type: 'exercise', duration: 20 },
  ],
});

const show = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <WorkoutPage />
      </MemoryRouter>,
    ),
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** What a tap brings about besides its answer comes after the next frame. */
const frameMs = 20;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const completions = () => sessionTable.read().map(({ completion }) => completion);

// Loaded from disk here, which no clock of a test can hurry.
beforeAll(() =>
  Promise.all([
    import('./loaded-workout.tsx'),
    import('./training-lock.tsx'),
    import('./saved-workout.tsx'),
  ]),
);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  setStorageOwner('ann');
  setCurrentWorkout(workout);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setStorageOwner(null);
  localStorage.clear();
});

async function throwAway() {
  press('More');
  await pass(frameMs);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End workout' }));
  press('Throw it away');
  await pass(0);
}

test('the first effort in the list says what RPE means', async () => {
  const items = ['Wall Sit', 'Lunge'].map((name) => ({ name, type: 'exercise', duration: 20 }));
  setCurrentWorkout(normaliseWorkout({ workout: items.map((item) => ({ ...item, rpe: 7 })) }));
  await show();
  const efforts = screen.getAllByText(/^RPE 7/).map(({ textContent }) => textContent);
  expect(efforts).toEqual(['RPE 7 (how hard, 1–10)', 'RPE 7']);
});

test('a session is kept as partial from the start, and grows at a pause', async () => {
  await show();
  expect(sessionTable.read()).toEqual([]);
  press('Start workout');
  await pass(frameMs);
  expect(completions()).toMatchObject([{ status: 'partial', percentage: 0 }]);
  await pass(22_000);
  press(/pause/i);
  await pass(frameMs);
  expect(completions()).toMatchObject([{ status: 'partial', percentage: 50 }]);
  expect(rowsOfKind('session')).toHaveLength(1);
});

test('a page that goes out of view keeps what was done until then', async () => {
  await show();
  press('Start workout');
  await pass(22_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(completions()).toMatchObject([{ status: 'partial', percentage: 50 }]);
});

test('a page that is left keeps what was done until then', async () => {
  const { unmount } = await show();
  press('Start workout');
  await pass(22_000);
  unmount();
  expect(completions()).toMatchObject([{ status: 'partial', percentage: 50 }]);
});

test('at its end the same session is completed', async () => {
  await show();
  press('Start workout');
  await pass(frameMs);
  const [partial] = sessionTable.read();
  await pass(60_000);
  expect(screen.getByRole('heading', { name: 'That’s a wrap.' })).toBeDefined();
  expect(sessionTable.read()).toMatchObject([
    { id: partial?.id, completion: { status: 'completed', percentage: 100 } },
  ]);
});

test('that the account has what was done so far is not said of the end', async () => {
  await show();
  press('Start workout');
  await pass(frameMs);
  // As once it has been sent.
  act(() => takeRows(rowsOfKind('session')));
  const replaced: (string | null)[] = [];
  const note = (records: MutationRecord[]) =>
    void replaced.push(...records.map(({ oldValue }) => oldValue));
  const observer = new MutationObserver(note);
  const everyText = { subtree: true, characterData: true, characterDataOldValue: true };
  observer.observe(document.body, everyText);
  await pass(60_000);
  note(observer.takeRecords());
  observer.disconnect();
  expect(replaced).not.toContain('Session saved to your account.');
});

test('thrown away it is gone, and the workout can be started anew', async () => {
  await show();
  press('Start workout');
  await pass(5000);
  const [first] = sessionTable.read();
  await throwAway();
  expect(sessionTable.read()).toEqual([]);
  expect(readRun()).toBeNull();
  expect(readCurrentWorkout()).toMatchObject({ workout: { title: 'Legs' }, status: 'planned' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Legs' }));
  press('Start workout');
  await pass(frameMs);
  expect(readCurrentWorkout()?.status).toBe('started');
  expect(completions()).toMatchObject([{ status: 'partial', percentage: 0 }]);
  expect(sessionTable.read()[0]?.id).not.toBe(first?.id);
});

describe('after a red flag', () => {
  const lock = { kind: 'stop', id: 'chest-pain', message: 'See a doctor.', suggestion: 'Now.' };
  beforeEach(() => lockTraining(lock as SafetyLock));

  test.each(['with a workout', 'without one'])('nothing can be started, %s', async (given) => {
    if (given === 'without one') clearCurrentWorkout();
    await show();
    expect(screen.getByRole('alert').textContent).toContain('See a doctor.');
    expect(screen.queryByRole('button', { name: /start/i })).toBeNull();
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(sessionTable.read()).toEqual([]);
  });

  test('one that runs is paused, and kept as far as it got', async () => {
    unlockTraining();
    await show();
    press('Start workout');
    await pass(22_000);
    await act(async () => lockTraining(lock as SafetyLock));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(readRun()?.state.status).toBe('paused');
    expect(completions()).toMatchObject([{ status: 'partial', percentage: 50 }]);
  });

  test('only who says to have been checked, and says it again, gets the workout back', async () => {
    await show();
    press('I have been checked and I am fine to train');
    press('Not yet');
    expect(screen.getByRole('alert')).toBeDefined();
    press('I have been checked and I am fine to train');
    press('Yes, I am fine to train');
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Start workout' })).toBeDefined();
  });
});

test('a tap on Start elsewhere starts it here, once', async () => {
  const { key } = setCurrentWorkout(workout);
  wishStart(key);
  const { unmount } = await show();
  await pass(0);
  expect(screen.getByRole('timer')).toBeDefined();
  await throwAway();
  unmount();
  await show();
  await pass(0);
  expect(screen.getByRole('button', { name: 'Start workout' })).toBeDefined();
});

test('a tap on Start elsewhere goes on with one that is paused; who only looks finds it paused', async () => {
  const { unmount } = await show();
  press('Start workout');
  await pass(5000);
  unmount();
  expect(readRun()?.state.status).toBe('paused');
  const look = await show();
  await pass(0);
  expect(readRun()?.state.status).toBe('paused');
  look.unmount();
  wishStart(readCurrentWorkout()?.key ?? '');
  await show();
  await pass(0);
  expect(readRun()?.state.status).toBe('running');
});

test('a page that closes after the logout leaves nothing to whoever comes next', async () => {
  const { unmount } = await show();
  press('Start workout');
  await pass(5000);
  setStorageOwner('ben');
  unmount();
  expect(sessionTable.read()).toEqual([]);
  expect(rowsOfKind('session')).toEqual([]);
});
