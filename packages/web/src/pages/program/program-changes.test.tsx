// @vitest-environment jsdom

import { addDays } from '@cadence/domain/program/calendar/days';
import { applyChanges } from '@cadence/domain/program/change-progress';
import { allSessions, progressOf } from '@cadence/domain/program/progress';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasNext } from '../../features/program/data/has-next.ts';
import { makeProgram } from '../../features/program/test-support/program-server.ts';
import { rowsOfKind, takeRows } from '../../platform/outbox/outbox.ts';
import {
  calls,
  open,
  press,
  reload,
  server,
  setUpProgramPage,
} from './test-support/program-page.tsx';

setUpProgramPage();

/** Nothing is left that a later test would hear of. */
const allSent = () => waitFor(() => expect(rowsOfKind('program')).toEqual([]));

test('a session is skipped at once, and comes back when the server refuses', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  press('Skip');
  expect(screen.getByText('0 of 4 sessions done, 1 skipped', { exact: false })).toBeTruthy();
  await screen.findByText(/is skipped\.$/);
  expect(calls('/skip-workout').map(({ body }) => body)).toMatchObject([{ workout_id: '1-1-1' }]);

  server.refuse = {
    path: /skip-workout$/,
    status: 404,
    code: 'NOT_FOUND',
    message: 'There is nothing here.',
  };
  press('Skip');
  await screen.findByText(/^Failed to skip to next workout\. There is nothing here\./);
  expect(screen.getByText('0 of 4 sessions done, 1 skipped', { exact: false })).toBeTruthy();
});

test('a failure of the server is told in its words, and the change waits and is sent again', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  server.refuse = {
    path: /skip-workout$/,
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong.',
  };
  press('Skip');
  await screen.findByText(
    'Failed to skip to next workout. It waits on this device and is tried again.',
  );
  expect(screen.getByText('0 of 4 sessions done, 1 skipped', { exact: false })).toBeTruthy();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(calls('/skip-workout')).toHaveLength(2));
  await allSent();
});

test('a program that has not changed is not read again, one that has is', async () => {
  const program = makeProgram();
  server.programs = [program];
  const page = open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  const reads = () => calls(`/programs/${program.id}`).length;
  const asked = () => calls('/program-progress/current').length;
  page.unmount();
  open();
  await waitFor(() => expect(asked()).toBe(2));
  await waitFor(() => expect(calls('/programs')).toHaveLength(2));
  expect(reads()).toBe(1);

  // On another device.
  const at = new Date().toISOString();
  server.programs = [applyChanges(program, [{ week: 1, session: 1, status: 'completed', at }])];
  fireEvent(window, new Event('online'));
  await screen.findByText('1 of 4 sessions done', { exact: false });
  expect(reads()).toBe(2);
});

test('once the only program is deleted, its progress is not asked for', async () => {
  const program = makeProgram();
  server.programs = [program];
  hasNext.write(true);
  open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  const asked = () => calls('/program-progress/current').length;
  const before = asked();
  fireEvent.click(await screen.findByRole('button', { name: `Delete ${program.programName}` }));
  await waitFor(() => expect(server.programs).toEqual([]));
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(calls('/programs').length).toBeGreaterThan(2);
  });
  expect(asked()).toBe(before);
});

test('a jump is shown at once, and taken back in the words of the specification', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByText(/^Week 1 of 2/);
  server.refuse = {
    path: /jump-to$/,
    status: 404,
    code: 'NOT_FOUND',
    message: 'There is nothing here.',
  };
  const jumpToWeekTwo = () => {
    press('Jump to…');
    const week = screen.getByRole('region', { name: 'Week 2' });
    fireEvent.click(within(week).getAllByRole('button')[0] as HTMLElement);
  };
  jumpToWeekTwo();
  expect(screen.getByText(/^Week 2 of 2/)).toBeTruthy();
  await screen.findByText(/^Failed to jump to session\. There is nothing here\./);
  await screen.findByText(/^Week 1 of 2/);

  server.isDown = true;
  jumpToWeekTwo();
  await screen.findByText(
    /^You go on from .*\. Your account hears of it once you are connected\.$/,
  );
  expect(screen.getByText(/^Week 2 of 2/)).toBeTruthy();
  server.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(server.programs[0]?.pointer).toEqual({ week: 2, session: 1 }));
  await allSent();
});

test('a week off that is taken without a connection waits, and moves every day once', async () => {
  // The day on which the program begins.
  vi.setSystemTime(new Date(2026, 2, 2, 9));
  server.programs = [makeProgram()];
  open();
  await screen.findByText(/^Week 1 of 2/);
  const days = () => server.programs.flatMap(allSessions).map(({ date }) => date);
  const before = days();
  server.isDown = true;
  press('Week off');
  fireEvent.click(await screen.findByRole('button', { name: 'Take a week off' }));
  await screen.findByText(/^Enjoy your week off\./);
  expect(days()).toEqual(before);
  server.isDown = false;
  const later = before.map((day) => addDays(day, 7));
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(days()).toEqual(later);
  });
  await allSent();
});

test('what is changed without a connection is sent later, with the time at which it was done', async () => {
  server.programs = [makeProgram()];
  const page = open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  server.isDown = true;
  press('Skip');
  await screen.findByText(/is skipped\. Your account hears of it once you are connected\.$/);
  page.unmount();
  await reload();
  open();
  await screen.findByText('0 of 4 sessions done, 1 skipped', { exact: false });
  expect(server.programs.map((one) => progressOf(one).skippedSessions)).toEqual([0]);

  server.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(server.programs.map((one) => progressOf(one).skippedSessions)).toEqual([1]),
  );
  const sent = calls('/skip-workout').filter(({ body }) => 'changed_at' in body);
  expect(sent.at(-1)?.body.workout_id).toBe('1-1-1');
  await screen.findByText('0 of 4 sessions done, 1 skipped', { exact: false });
  await waitFor(() => {
    // Whoever asks while the answer is being read waits for that one.
    fireEvent(window, new Event('online'));
    expect(calls('/program-progress/current').length).toBeGreaterThan(2);
  });
  expect(calls('/skip-workout').filter(({ body }) => 'changed_at' in body)).toEqual(sent);
});

test('a message about what waits says so until it has been sent', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  server.isDown = true;
  press('Skip');
  await screen.findByText(/is skipped\. Your account hears of it once you are connected\.$/);
  server.isDown = false;
  fireEvent(window, new Event('online'));
  await screen.findByText(/is skipped\.$/);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('a message speaks of its own change, not of others that still wait', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByText('0 of 4 sessions done', { exact: false });
  const [first, second] = server.programs.flatMap(allSessions);
  const waits = 'Your account hears of it once you are connected.';
  server.isDown = true;
  press('Skip');
  await screen.findByText(`${first?.title} is skipped. ${waits}`);
  press('Skip');
  await screen.findByText(`${second?.title} is skipped. ${waits}`);
  act(() => takeRows(rowsOfKind('program').slice(0, 1)));
  await screen.findByText(`${first?.title} is skipped.`);
  await screen.findByText(`${second?.title} is skipped. ${waits}`);
});

test('what was missed can be put off by as many weeks as it is behind', async () => {
  // Nine days after the program has begun.
  vi.setSystemTime(new Date(2026, 2, 11, 9));
  server.programs = [makeProgram()];
  open();
  const days = () => server.programs.flatMap(allSessions).map(({ date }) => date);
  const before = days();
  fireEvent.click(await screen.findByRole('button', { name: 'Go on 2 weeks later' }));
  fireEvent.click(screen.getByRole('button', { name: 'Shift the plan' }));
  await screen.findByText('The plan goes on 2 weeks later.');
  expect(days()).toEqual(before.map((day) => addDays(day, 14)));
});
