// @vitest-environment jsdom
import { progressOf } from '@cadence/domain/program/progress';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createProgramServer,
  makeProgram,
} from '../features/program/test-support/program-server.ts';
import { readCurrentWorkout } from '../features/workout/current-workout.ts';
import { readSafetyLock } from '../features/workout/safety/safety-lock.ts';
import { startIdentity, useIdentity } from '../platform/identity.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { Toaster } from '../ui/toast.tsx';
import { dismissAllToasts } from '../ui/toast-queue.ts';
import { ProgramPage } from './program-page.tsx';

// Everything comes late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let server = createProgramServer();
let stopIdentity = () => {};
const user = { id: 'u1', email: 'ada@example.com', name: 'Ada' };

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/program" element={<ProgramPage />} />
        <Route path="/workout" element={<h1>Smart Timer</h1>} />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const calls = (path: string) => server.received.filter((one) => one.path.endsWith(path));
const made = () =>
  server.received.filter(({ method, path }) => method === 'POST' && path === '/programs');

function wish() {
  press('Next');
  press('Next');
  press('Create program');
}

function signIn() {
  setStorageOwner('u1');
  useIdentity.setState({ status: 'signed-in', user, token: 't1', offline: false });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = createProgramServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('scrollTo', () => {});
  stopIdentity = startIdentity();
  signIn();
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  stopIdentity();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

test('without a connection nothing typed is lost, and the next try is the same wish', async () => {
  server.isDown = true;
  open('/program?goal=Move%20better');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'Move better',
  );
  wish();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to create program. Network error: Unable to connect... Check your connection and try again.',
  );
  server.isDown = false;
  press('Create program');
  await screen.findByRole('heading', { level: 1, name: '8-Week Mobility' });
  const [first, second] = made();
  expect(made()).toHaveLength(2);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({ goal_text: 'Move better', weeks: 8 });
});

test('a wish that was made and deleted before is a new one', async () => {
  const message = 'This key was already used for another request.';
  server.refuse = { path: /^\/programs$/, status: 409, code: 'IDEMPOTENCY_CONFLICT', message };
  open('/program?goal=Swim');
  wish();
  await screen.findByRole('heading', { level: 1, name: '8-Week Mobility' });
  const [first, second] = made();
  expect(second?.key).not.toBe(first?.key);
});

test('a hold is answered on the same card as beside the prompt, and then the program is made', async () => {
  server.refuse = {
    path: /^\/programs$/,
    status: 422,
    code: 'SAFETY_HOLD',
    message: 'Ask your doctor first.',
    suggestion: 'Then tell us.',
    reason: 'heart',
  };
  open('/program?goal=Swim');
  wish();
  expect((await screen.findByRole('alert')).textContent).toContain('Ask your doctor first.');
  press('I am cleared');
  await screen.findByRole('heading', { level: 1, name: '8-Week Mobility' });
  expect(made().map(({ body }) => body.cleared)).toEqual([undefined, ['heart']]);
});

test('a stop holds for all training, until it was not meant', async () => {
  server.refuse = {
    path: /^\/programs$/,
    status: 422,
    code: 'SAFETY_STOP',
    message: 'This needs a look.',
    suggestion: 'Call now.',
    reason: 'chest-pain',
  };
  open('/program?goal=Swim');
  wish();
  await screen.findByText('This needs a look.');
  await waitFor(() => expect(readSafetyLock()?.id).toBe('chest-pain'));
  press('That is not what I meant');
  expect(readSafetyLock()).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'Swim',
  );
});

test('without a program the page says what will be here', async () => {
  open('/program?view=program');
  await screen.findByRole('heading', { name: 'You have no program.' });
});

test('a server that cannot be asked is told in the words of the specification', async () => {
  server.isDown = true;
  open('/program?view=program');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch program progress',
  );
  server.isDown = false;
  server.programs = [makeProgram()];
  press('Try again');
  await screen.findByRole('heading', { level: 1, name: '2-Week Mobility' });
});

test('a session is skipped at once, and comes back when the server refuses', async () => {
  server.programs = [makeProgram()];
  open('/program?view=program');
  await screen.findByText('0 of 4 sessions done', { exact: false });
  press('Skip');
  expect(screen.getByText('0 of 4 sessions done, 1 skipped', { exact: false })).toBeTruthy();
  await screen.findByText(/is skipped\.$/);
  expect(calls('/skip-workout').map(({ body }) => body)).toEqual([{ workout_id: '1-1-1' }]);

  server.refuse = {
    path: /skip-workout$/,
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'Server error occurred. Please try again in a moment.',
  };
  press('Skip');
  await screen.findByText(/^Failed to skip to next workout\. Server error occurred\./);
  expect(screen.getByText('0 of 4 sessions done, 1 skipped', { exact: false })).toBeTruthy();
});

test('what is changed without a connection is sent later, with the time at which it was done', async () => {
  server.programs = [makeProgram()];
  const page = open('/program?view=program');
  await screen.findByText('0 of 4 sessions done', { exact: false });
  server.isDown = true;
  press('Skip');
  await screen.findByText(/is skipped\. Your account hears of it once you are connected\.$/);
  page.unmount();
  setStorageOwner(null);
  signIn();
  open('/program?view=program');
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
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(calls('/program-progress/current').length).toBeGreaterThan(2));
  expect(calls('/skip-workout').filter(({ body }) => 'changed_at' in body)).toEqual(sent);
});

test('what the log suggests is shown with its reason, and nothing changes before it is accepted', async () => {
  server.programs = [makeProgram()];
  server.proposal = {
    week: 1,
    session: 1,
    workout_id: '1-1-1',
    changes: [
      { exercise_id: 'a', name: 'Back Squat', from: 60, to: 65, reason: 'All sets at 8 reps.' },
    ],
    restart_at: null,
    summary: 'Next session: 1 heavier.',
  };
  open('/program?view=program');
  const list = await screen.findByRole('list', { name: /^Changes to / });
  expect(list.textContent).toContain('All sets at 8 reps.');
  expect(list.querySelector('del')?.textContent).toBe('60 kg');
  expect(list.querySelector('ins')?.textContent).toBe('65 kg');

  press('Keep as planned');
  expect(screen.queryByRole('list', { name: /^Changes to / })).toBeNull();
  expect(calls('/accept-proposal')).toEqual([]);
  press('Undo');
  await screen.findByRole('list', { name: /^Changes to / });
  press('Change it');
  await waitFor(() => expect(calls('/accept-proposal')[0]?.body).toEqual({ workout_id: '1-1-1' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Changes to / })).toBeNull());
});

test('Start loads the next session into the timer under its own id', async () => {
  server.programs = [makeProgram()];
  open('/program?view=program');
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Smart Timer' });
  expect(readCurrentWorkout()?.workout.id).toBe('1-1-1');
});

test('the program is there without a connection once it has been seen', async () => {
  server.programs = [makeProgram()];
  const first = open('/program?view=program');
  await screen.findByRole('heading', { level: 1, name: '2-Week Mobility' });
  first.unmount();
  // As after a reload: only the device remembers.
  setStorageOwner(null);
  signIn();
  server.isDown = true;
  open('/program?view=program');
  await screen.findByRole('heading', { level: 1, name: '2-Week Mobility' });
  expect(screen.getByText(/^Failed to fetch program progress/).textContent).toContain(
    'This is what the device knows.',
  );
});

test('a program that has ended says what comes next, and the wizard starts from it', async () => {
  const program = makeProgram();
  const over = (one: (typeof program.weeks)[number]) => ({
    ...one,
    sessions: one.sessions.map((session) => ({ ...session, status: 'completed' as const })),
  });
  server.programs = [{ ...program, weeks: program.weeks.map(over) }];
  open('/program?view=program');
  await screen.findByRole('heading', { name: 'You did 4 of 4 sessions.' });
  press('Plan the next 2 weeks');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'move better and loosen up',
  );
  expect(screen.getByText('2 weeks, 4 sessions')).toBeTruthy();
});
