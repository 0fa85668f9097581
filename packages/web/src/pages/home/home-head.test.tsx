// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import { programQueries } from '../../features/program/data/program-queries.ts';
import {
  createProgramServer,
  makeProgram,
} from '../../features/program/test-support/program-server.ts';
import {
  markCurrentWorkout,
  readCurrentWorkout,
  readRecent,
  setCurrentWorkout,
} from '../../features/workout/current-workout.ts';
import { queryClient } from '../../platform/api/query.ts';
import { startIdentity, useIdentity } from '../../platform/identity.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { beginWorkout } from '../session/test-support/begin-workout.ts';
import { endedEarly } from '../session/test-support/ended-early.ts';
import { HomeHead } from './home-head.tsx';

// Everything comes late on a busy machine.

let server = createProgramServer();
let stopIdentity = () => {};
const onPlanned = vi.fn();
const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };
const failing = (path: RegExp) => ({
  path,
  status: 500,
  code: 'INTERNAL_ERROR',
  message: 'Server error occurred. Please try again in a moment.',
  alsoReading: true,
});

function open() {
  return render(
    <MemoryRouter initialEntries={['/home']}>
      <HomeHead onPlanned={onPlanned} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  server = createProgramServer();
  server.programs = [makeProgram()];
  vi.stubGlobal('fetch', server.fetch);
  stopIdentity = startIdentity();
  setStorageOwner(user.id);
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
});
afterEach(() => {
  cleanup();
  stopIdentity();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

test('the next session of the program stands there, and what comes after it', async () => {
  open();
  const second = server.programs[0]?.weeks[0]?.sessions[1];
  await screen.findByText(new RegExp(`^Then ${second?.title}, `));
  expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
});

test('started, it is the latest of the recent workouts, whenever its program was made', async () => {
  open();
  const before = new Date().toISOString();
  fireEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  const [latest] = readRecent();
  expect(latest?.id).toBe(server.programs[0]?.weeks[0]?.sessions[0]?.workoutId);
  expect(latest?.generatedAt?.localeCompare(before)).toBeGreaterThanOrEqual(0);
});

test('started again on another day it stands once, by the day it was first used', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T08:00:00Z') });
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  vi.setSystemTime(Date.parse('2026-11-10T08:00:00Z'));
  fireEvent.click(screen.getByRole('button', { name: /^Start/ }));
  vi.useRealTimers();
  expect(readRecent().map(({ generatedAt }) => generatedAt)).toEqual(['2026-11-03T08:00:00.000Z']);
});

test('one that is under way is picked up from here', async () => {
  const first = server.programs[0]?.weeks[0]?.sessions[0];
  const key = beginWorkout({ id: 's1', date: '2026-03-02T08:00:00Z' }, first?.workout);
  open();
  await screen.findByRole('button', { name: 'Resume' });
  await screen.findByText(/^Under way · /);
  act(() => markCurrentWorkout(key, 'planned'));
  await screen.findByRole('button', { name: /^Start/ });
});

test('one that was changed since it was loaded is ready as it is now', async () => {
  const first = server.programs[0]?.weeks[0]?.sessions[0];
  if (!first) throw new Error('no session');
  setCurrentWorkout({ ...first.workout, workout: first.workout.workout.slice(1) });
  open();
  const { length } = first.workout.workout;
  await waitFor(() => expect(readCurrentWorkout()?.workout.workout).toHaveLength(length));
});

test('without a connection what is loaded stays: the copy of the program may be older', async () => {
  const [program] = server.programs;
  const first = program?.weeks[0]?.sessions[0];
  if (!program || !first) throw new Error('no session');
  queryClient.setQueryData(programQueries.programs(), {
    programs: [],
    current: program,
    revision: null,
  });
  const newer = first.workout.workout.slice(1);
  setCurrentWorkout({ ...first.workout, workout: newer });
  server.isDown = true;
  open();
  await screen.findByRole('button', { name: /^Start/ });
  expect(readCurrentWorkout()?.workout.workout).toHaveLength(newer.length);
});

test('what the device knows stands there while the server is asked', async () => {
  const [program] = server.programs;
  const title = program?.weeks[0]?.sessions[0]?.title ?? '';
  const known = { programs: [], current: program, revision: null };
  queryClient.setQueryData(programQueries.programs(), known);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  open();
  expect(screen.getByText(new RegExp(title))).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Main lifts' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
});

test('a session of today is called so', async () => {
  const first = server.programs[0]?.weeks[0]?.sessions[0];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${first?.date}T12:00:00Z`) });
  open();
  await screen.findByRole('heading', { level: 1, name: first?.title ?? '' });
  expect(screen.getByText(/^Today · /)).toBeTruthy();
  await screen.findByRole('button', { name: /^Start · \d+ min/ });
  screen.getByRole('img', { name: new RegExp(first?.title ?? '') });
  expect(screen.getByRole('button', { name: 'Not today' })).toBeTruthy();
  vi.useRealTimers();
});

test('on a day without a session it says so, and names the next one', async () => {
  const first = server.programs[0]?.weeks[0]?.sessions[0];
  const before = Date.parse(`${first?.date}T12:00:00Z`) - 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now: before });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Rest day' });
  expect(screen.getByText(new RegExp(`^Next: ${first?.title}, `))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not today' })).toBeNull();
  vi.useRealTimers();
});

test('one that was ended early says so, and can be started again', async () => {
  const workoutId = server.programs[0]?.weeks[0]?.sessions[0]?.workoutId ?? '';
  sessionTable.put({ ...endedEarly(new Date().toISOString()), workoutId });
  open();
  await screen.findByText('Ended early · Today');
  expect(screen.getByRole('button', { name: /^Start again · / })).toBeTruthy();
});

test('without a program there is nothing to tell, nor is it asked for', async () => {
  server.programs = [];
  open();
  await eventually(() => expect(hasNext.read()).toBe(false));
  expect(server.received.map(({ path }) => path)).toEqual(['/programs']);
  await screen.findByRole('heading', { level: 1, name: 'What are we training today?' });
  expect(onPlanned).toHaveBeenLastCalledWith(null);
});

test('a preview that cannot be read is told in the words of the specification, and asked for again', async () => {
  server.refuse = failing(/workout-preview$/);
  open();
  await screen.findByText('Failed to load workout preview');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Start/ });
});

test('what comes after it is missing in the words of the specification', async () => {
  server.refuse = failing(/upcoming-sessions$/);
  open();
  await screen.findByText('Failed to fetch upcoming sessions');
  expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
});

test('a term of the plan is explained where it is met first', async () => {
  const [session] = server.programs[0]?.weeks[0]?.sessions ?? [];
  if (!session) throw new Error('no session');
  const lift = { name: 'Back Squat', type: 'exercise', sets: 3, reps: 5 } as const;
  session.workout = { ...session.workout, workout: [{ ...lift, rpe: 8 }] };
  open();
  await screen.findByText('RPE 8');
  expect(screen.getByText('RPE: how hard, 1–10')).toBeTruthy();
});
