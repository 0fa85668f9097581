// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeProgram } from '../../features/program/test-support/program-server.ts';
import { readCurrentWorkout } from '../../features/workout/current-workout.ts';
import { useIdentity } from '../../platform/identity.ts';
import { rowsOfKind } from '../../platform/outbox/outbox.ts';
import {
  calls,
  open,
  press,
  reload,
  server,
  setUpProgramPage,
} from './test-support/program-page.tsx';

setUpProgramPage();

test('without a program the page says what will be here', async () => {
  open();
  await screen.findByRole('heading', { name: 'You have no program.' });
  // A browser reports what is not there as an error.
  expect(server.received.map(({ path }) => path)).not.toContain('/program-progress/current');
});

test('a server that fails is told in the words of the specification', async () => {
  server.refuse = {
    path: /progress$|programs$/,
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'Server error occurred. Please try again in a moment.',
    alsoReading: true,
  };
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch program progress',
  );
  expect(screen.getByText(/^An example: eight weeks of load\. Taller/)).toBeTruthy();
  server.programs = [makeProgram()];
  press('Try again');
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
});

test('without a connection it is said once what is missing, and it comes by itself', async () => {
  server.isDown = true;
  server.programs = [makeProgram()];
  useIdentity.setState({ offline: true });
  open();
  await screen.findByRole('heading', { name: 'No program is on this device.' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
  server.isDown = false;
  act(() => useIdentity.setState({ offline: false }));
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
});

test('what was asked for and is not in it is said at its head, and nothing where it holds all', async () => {
  const departures = ['No running: landing puts several times your weight on the knee.'];
  server.programs = [{ ...makeProgram(), departures }];
  const { unmount } = open();
  await screen.findByRole('heading', { level: 2, name: 'Left out' });
  expect(screen.getByText(departures[0] ?? '').tagName).toBe('LI');
  unmount();
  server.programs = [{ ...makeProgram(2), departures: [] }];
  open();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Left out' })).toBeNull());
  await screen.findByRole('heading', { level: 2, name: 'Load by week' });
});

test('on paper a movement stands beside its name', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
  await waitFor(() => expect(document.querySelector('li .figure')).not.toBeNull());
  fireEvent(window, new Event('beforeprint'));
  const lines = [...document.querySelectorAll('.program-print tr')];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.querySelector('.figure'))).toEqual([]);
  fireEvent(window, new Event('afterprint'));
});

test('on paper there is a page for each week, each session by its parts, and only while it is printed', async () => {
  server.programs = [makeProgram()];
  open();
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
  expect(document.querySelector('.program-print')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const sheet = document.querySelector<HTMLElement>('.program-print');
  if (!sheet) throw new Error('nothing to print');
  expect(within(sheet).getAllByRole('article', { hidden: true })).toHaveLength(2);
  expect(within(sheet).getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(4);
  const [first] = sheet.querySelectorAll('section');
  const parts = [...(first?.querySelectorAll('strong') ?? [])].map((part) => part.textContent);
  expect(parts[0]).toBe('Warm-up:');
  expect(parts.at(-1)).toBe('Cool-down:');
  expect(sheet.textContent).not.toContain('×1.');
  // Each line can be written on, and each session as a whole.
  const written = [...sheet.querySelectorAll('tr')].filter((row) => !row.querySelector('.box'));
  expect(written).toEqual([]);
  expect(within(sheet).getAllByText('Effort of 10, and how it went:')).toHaveLength(4);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('.program-print')).toBeNull();
});

test('what the log suggests is shown with its reason, and nothing changes before it is accepted', async () => {
  server.programs = [makeProgram()];
  server.proposal = {
    week: 1,
    session: 1,
    workout_id: '1-1-1',
    changes: [
      { exercise_id: 'a', name: 'Back Squat', from: 60, to: 65, reason: 'All sets at 8 reps.' },
      { exercise_id: 'b', name: 'Push-Up', unit: 'reps', from: 8, to: 9, reason: 'All sets full.' },
    ],
    restart_at: null,
    summary: 'Next session: 1 heavier.',
  };
  open();
  const list = await screen.findByRole('list', { name: /^Changes to / });
  expect(list.textContent).toContain('All sets at 8 reps.');
  expect(list.querySelector('del')?.textContent).toBe('60 kg');
  expect(list.querySelector('ins')?.textContent).toBe('65 kg');
  expect(list.textContent).toContain('From 8 reps →  to 9 reps');

  press('Keep as planned');
  expect(screen.queryByRole('list', { name: /^Changes to / })).toBeNull();
  expect(calls('/program/adapt')).toEqual([]);
  // On its way to the other devices.
  expect(rowsOfKind('item').map(({ entity }) => entity)).toEqual([
    'preference program.declined.1-1-1',
  ]);
  press('Undo');
  await screen.findByRole('list', { name: /^Changes to / });
  press('Change it');
  await waitFor(() => expect(calls('/program/adapt')[0]?.body).toEqual({ workoutId: '1-1-1' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Changes to / })).toBeNull());

  press('Undo');
  await screen.findByText(/is as it was planned\.$/);
  expect(calls('/program/restore')[0]?.body).toEqual({ workoutId: '1-1-1' });
  await screen.findByRole('list', { name: /^Changes to / });
});

test('another program is looked at without becoming the current one, and then taken up', async () => {
  const [current, other] = [makeProgram(), makeProgram(2, 1)];
  server.programs = [current, other];
  open();
  fireEvent.click(await screen.findByRole('link', { name: '1-Week Freer joints' }));
  await screen.findByRole('heading', { level: 1, name: '1-Week Freer joints' });
  expect(screen.getByText(/^This is not your current program/)).toBeTruthy();
  const [first] = within(screen.getByRole('list', { name: 'Sessions of week 1' })).getAllByRole(
    'button',
  );
  fireEvent.click(first as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  expect(server.programs[0]).toBe(current);

  press('Use it');
  await screen.findByText(/^Next · /);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1-Week Freer joints');
  expect(server.programs[0]?.id).toBe(other.id);
});

test('a program that is gone says so, and the way back is there', async () => {
  server.programs = [makeProgram()];
  open('/program?view=program&id=0190a1b2-0000-7000-8000-000000000009');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to read program');
  fireEvent.click(screen.getByRole('link', { name: 'Back to the current one' }));
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
});

test('the private address begins at the chosen time by the chosen clocks, also later', async () => {
  server.programs = [makeProgram()];
  const page = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a private address' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Private address');
  expect(new URL(address.value).search).toBe('');
  fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: '18:30' } });
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'Europe/Berlin' } });
  const query = () => {
    const { value } = screen.getByLabelText<HTMLInputElement>('Private address');
    return Object.fromEntries(new URL(value).searchParams);
  };
  expect(query()).toEqual({ start: '1110', zone: 'Europe/Berlin' });
  page.unmount();
  open();
  await screen.findByLabelText('Private address');
  expect(query()).toEqual({ start: '1110', zone: 'Europe/Berlin' });
});

test('Start loads the next session into the timer under its own id', async () => {
  server.programs = [makeProgram()];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Smart Timer' });
  expect(readCurrentWorkout()?.workout.id).toBe('1-1-1');
});

test('the program is there without a connection once it has been seen', async () => {
  server.programs = [makeProgram()];
  const first = open();
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
  first.unmount();
  await reload();
  server.isDown = true;
  open();
  await screen.findByRole('heading', { level: 1, name: '2-Week Freer joints' });
  await waitFor(() => expect(useIdentity.getState().offline).toBe(true));
  // The banner above the page says the rest.
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});

test('a program that has ended says what comes next, and the wizard starts from it', async () => {
  const program = makeProgram();
  const over = (one: (typeof program.weeks)[number]) => ({
    ...one,
    sessions: one.sessions.map((session) => ({ ...session, status: 'completed' as const })),
  });
  server.programs = [{ ...program, weeks: program.weeks.map(over) }];
  open();
  await screen.findByRole('heading', { name: 'You did 4 of 4 sessions.' });
  press('Plan the next 2 weeks');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'move better and loosen up',
  );
  expect(screen.getByText('2 weeks, 4 sessions')).toBeTruthy();
});
