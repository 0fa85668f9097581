// @vitest-environment jsdom
import { allSessions } from '@cadence/domain/program/progress';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeProgram } from '../../features/program/test-support/program-server.ts';
import { readCurrentWorkout, setCurrentWorkout } from '../../features/workout/current-workout.ts';
import { beginWorkout } from '../session/test-support/begin-workout.ts';
import { open, press, server, setUpProgramPage } from './test-support/program-page.tsx';

setUpProgramPage();

const run = { id: 's1', date: '2026-03-02T08:00:00Z' };

test('a session that is under way says so, with its place, and goes on', async () => {
  const program = makeProgram();
  server.programs = [program];
  const [first] = allSessions(program);
  if (!first) throw new Error('no session');
  const key = beginWorkout(run, first.workout);
  open();
  await screen.findByText(/^Under way · stopped at 0:05 of \d+:\d\d$/);
  const week = screen.getByRole('list', { name: 'Sessions of week 1' });
  expect(within(week).getAllByText('Under way')).toHaveLength(1);
  press('Resume');
  await screen.findByRole('heading', { name: 'Smart Timer' });
  expect(readCurrentWorkout()).toMatchObject({ key, status: 'started' });
});

test('one that is not the next goes on from its own row', async () => {
  const program = makeProgram();
  server.programs = [program];
  const [first, second] = allSessions(program);
  if (!first || !second) throw new Error('no session');
  beginWorkout(run, second.workout);
  open();
  await screen.findByRole('button', { name: 'Start' });
  const [row] = screen.getAllByRole('button', { name: /^Under way/ });
  if (row) fireEvent.click(row);
  expect(screen.getByText(/ · Under way$/)).toBeDefined();
  press('Resume');
  await screen.findByRole('heading', { name: 'Smart Timer' });
});

test('one that was changed since it was loaded is loaded as it is now', async () => {
  const program = makeProgram();
  server.programs = [program];
  const [first] = allSessions(program);
  if (!first) throw new Error('no session');
  const { workout } = first.workout;
  setCurrentWorkout({ ...first.workout, workout: workout.slice(1) });
  open();
  await waitFor(() => expect(readCurrentWorkout()?.workout.workout).toHaveLength(workout.length));
});

test('what is loaded stays until the server has told the program anew', async () => {
  const program = makeProgram();
  server.programs = [program];
  const [first] = allSessions(program);
  if (!first) throw new Error('no session');
  open();
  await screen.findByRole('button', { name: 'Start' });
  cleanup();
  const newer = first.workout.workout.slice(1);
  setCurrentWorkout({ ...first.workout, workout: newer });
  server.isDown = true;
  open();
  await screen.findByRole('button', { name: 'Start' });
  expect(readCurrentWorkout()?.workout.workout).toHaveLength(newer.length);
});
