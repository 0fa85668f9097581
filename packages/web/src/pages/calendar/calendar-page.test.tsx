// @vitest-environment jsdom

import { entriesByDay } from '@cadence/domain/program/calendar/day-entries';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { makeProgress } from '../../features/analytics/test-support/session-api.ts';
import { createProgramServer } from '../../features/program/test-support/program-server.ts';
import { runStore } from '../../features/timer/engine/run-store.ts';
import { clearCurrentWorkout } from '../../features/workout/current-workout.ts';
import { useIdentity } from '../../platform/identity.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../ui/overlay/toast-queue.ts';
import { beginWorkout } from '../session/test-support/begin-workout.ts';
import { CalendarPage } from './calendar-page.tsx';

// Everything comes late on a busy machine.

vi.mock('@cadence/domain/program/calendar/day-entries', async (load) => {
  const real = await load<typeof import('@cadence/domain/program/calendar/day-entries')>();
  return { ...real, entriesByDay: vi.fn(real.entriesByDay) };
});

const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };
const begun = { ...makeProgress(1, 50), date: new Date().toISOString(), title: 'Wall Sit' };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', createProgramServer().fetch);
  setStorageOwner(user.id);
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
  sessionTable.put(begun);
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

async function openTheDay() {
  render(
    <MemoryRouter initialEntries={['/calendar']}>
      <Routes>
        <Route path="/calendar" element={<CalendarPage />} />
        <Route path="/workout" element={<h1>Smart Timer</h1>} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Wall Sit, under way$/ }));
  return within(screen.getByRole('dialog')).getByRole('button', { name: 'Resume Wall Sit' });
}

test('what is under way goes on from its day', async () => {
  beginWorkout(begun);
  fireEvent.click(await openTheDay());
  expect(await screen.findByRole('heading', { name: 'Smart Timer' })).toBeTruthy();
});

test('what another tab has ended before the tap is told, and no longer under way', async () => {
  beginWorkout(begun);
  const resume = await openTheDay();
  clearCurrentWorkout();
  fireEvent.click(resume);
  expect(await screen.findByText('Wall Sit has been ended in another tab.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Wall Sit, under way$/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Smart Timer' })).toBeNull();
});

test('what another tab has begun instead is not taken for it', async () => {
  beginWorkout(begun);
  const resume = await openTheDay();
  const run = localStorage.getItem('user_u1_timerState') ?? '';
  localStorage.setItem('user_u1_timerState', run.replace(begun.id, makeProgress(2, 50).id));
  fireEvent.click(resume);
  expect(await screen.findByText('Wall Sit has been ended in another tab.')).toBeTruthy();
});

test('a write of the run that moves nothing counts no day anew, one that moves it does', async () => {
  beginWorkout(begun);
  await openTheDay();
  const counted = vi.mocked(entriesByDay);
  const run = runStore.read();
  if (!run) throw new Error('no run');
  counted.mockClear();
  act(() => runStore.write({ ...run, tab: 'two' }));
  expect(counted).not.toHaveBeenCalled();
  act(() => runStore.remove());
  expect(counted).toHaveBeenCalled();
});
