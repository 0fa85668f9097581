// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hearEvent } from '../../features/coach/chat/live-store.ts';
import { readCurrentWorkout, setCurrentWorkout } from '../../features/workout/current-workout.ts';
import { readSafetyLock } from '../../features/workout/safety/safety-lock.ts';
import {
  composer,
  findAnswer,
  open,
  press,
  said,
  say,
  sent,
  server,
  startCoachServer,
} from './test-support/coach-page.tsx';

startCoachServer();

test('a conversation that cannot be started says so, and keeps what was written', async () => {
  server.refuse = { path: /start$/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  open();
  await say('Hello');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Not sent · Failed to start conversation. It broke');
  press('Retry');
  await findAnswer();
  expect(sent()).toEqual(['Hello']);
});

test('what is said in another tab appears once, and the coach is seen writing', async () => {
  open();
  await say('Hello');
  await findAnswer();
  const [id = ''] = server.conversations.keys();
  const message = { id: 'x1', type: 'user', content: 'From the phone', timestamp: '' } as const;
  act(() => {
    hearEvent({ type: 'chat_message', conversationId: id, message });
    hearEvent({ type: 'chat_message', conversationId: id, message });
    hearEvent({ type: 'coach_typing', conversationId: id, isTyping: true });
  });
  expect(said()).toEqual([
    ...['You: Hello', 'Coach: Then one heavy day.'],
    ...['You: From the phone', 'Your coach is writing'],
  ]);
});

test('an answer can be read while it is written, and stands there once when it is whole', async () => {
  open();
  await say('Hello');
  await findAnswer();
  const [id = ''] = server.conversations.keys();
  const typing = { type: 'coach_typing', conversationId: id, isTyping: true } as const;
  act(() => hearEvent({ ...typing, text: 'I hear you.' }));
  act(() => hearEvent({ ...typing, text: 'I hear you. Rest well.' }));
  expect(said().at(-1)).toBe('Your coach is writingI hear you. Rest well.');
  const content = 'I hear you. Rest well. What helps?';
  const message = { id: 'x2', type: 'coach', content, timestamp: '' } as const;
  act(() => {
    hearEvent({ type: 'chat_message', conversationId: id, message });
    hearEvent({ ...typing, isTyping: false });
  });
  expect(said().slice(-2)).toEqual(['Coach: Then one heavy day.', `Coach: ${content}`]);
});

test('a second greeting on one connection has the conversation read again', async () => {
  open();
  await say('Hello');
  await findAnswer();
  const [[id, known] = []] = server.conversations;
  if (!id || !known) throw new Error('There is no conversation.');
  act(() => hearEvent({ type: 'connected', sessionId: 's1' }));
  const missed = { id: 'x3', type: 'coach', content: 'Missed this.', timestamp: '' } as const;
  server.conversations.set(id, { ...known, messages: [...known.messages, missed] });
  act(() => hearEvent({ type: 'connected', sessionId: 's2' }));
  await waitFor(() => expect(said().at(-1)).toBe('Coach: Missed this.'));
});

test('after a gap only what came since is read, and stands in its order', async () => {
  open();
  await say('Hello');
  await findAnswer();
  const [[id, known] = []] = server.conversations;
  if (!id || !known) throw new Error('There is no conversation.');
  const readings = () =>
    server.received.filter(({ method, path }) => method === 'GET' && path.endsWith(id));
  await waitFor(() => expect(readings().length).toBeGreaterThan(0));
  act(() => hearEvent({ type: 'connected', sessionId: 's1' }));
  const missed = { id: 'x4', type: 'user', content: 'Missed this.', timestamp: '' } as const;
  const heard = { id: 'x5', type: 'coach', content: 'Heard that.', timestamp: '' } as const;
  server.conversations.set(id, { ...known, messages: [...known.messages, missed, heard] });
  act(() => {
    hearEvent({ type: 'chat_message', conversationId: id, message: heard });
    hearEvent({ type: 'connected', sessionId: 's2' });
  });
  await waitFor(() =>
    expect(said().slice(-2)).toEqual(['You: Missed this.', 'Coach: Heard that.']),
  );
  expect(known.messages.map((one) => one.id)).toContain(readings().at(-1)?.query.after);
});

describe('a red flag', () => {
  const sign = { id: 'chest-pain', message: 'Stop for now.', suggestion: 'Call for help.' };
  const stop = { kind: 'stop', ...sign };

  test('locks the timer until it is settled by what is said', async () => {
    open();
    await composer();
    server.answer = { content: 'That comes first.', stop: sign };
    server.signs = [stop];
    await say('My chest hurts');
    await waitFor(() => expect(readSafetyLock()).toEqual(stop));
    server.answer = { content: 'Good to hear.' };
    server.signs = [];
    await say('My doctor cleared me');
    await screen.findByText('Good to hear.');
    await waitFor(() => expect(readSafetyLock()).toBeNull());
  });

  test('that was answered elsewhere does not lock the timer again', async () => {
    server.answer = { content: 'That comes first.', stop: sign };
    open();
    await say('My chest hurts');
    await screen.findByText('That comes first.');
    cleanup();
    open();
    // The list of conversations has its first words, too.
    await screen.findByText('That comes first.', { selector: 'p' });
    expect(readSafetyLock()).toBeNull();
  });
});

test('a week off goes back to the days that were', async () => {
  server.answer = { content: 'Your call.', proposal: { kind: 'week_off', programName: 'Base' } };
  const day = { week: 2, session: 1, date: '2026-11-17' };
  const rest = { title: 'Easy Day', focus: 'Easy', status: 'planned', workout_id: 'w1' };
  server.upcoming = [{ ...day, ...rest }];
  open();
  await say('I need a break');
  fireEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  await screen.findByText('Moved by a week');
  press('Undo');
  await screen.findByRole('button', { name: 'Do it' });
  // The list of conversations may be read at any time.
  const moves = server.received.filter(({ path }) => path.endsWith('/move-session'));
  expect(moves.map(({ body }) => body)).toMatchObject([day]);
});

test('a change to the program is done by its button alone, and can be undone', async () => {
  const session = { workoutId: 'w1', week: 2, session: 1, title: 'Easy Day' };
  server.answer = { content: 'Your call.', proposal: { kind: 'skip_next', ...session } };
  open();
  await say('My week is full');
  await screen.findByText('Skip Easy Day');
  const changes = () => server.received.filter(({ path }) => path.startsWith('/program-progress'));
  expect(changes()).toEqual([]);
  server.refuse = { path: /skip/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  press('Do it');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The program was not changed. It broke',
  );
  press('Do it');
  expect((await screen.findByText('Skipped')).getAttribute('role')).toBe('status');
  expect(changes().at(-1)).toMatchObject({ body: { workout_id: 'w1' } });
  press('Undo');
  await screen.findByRole('button', { name: 'Do it' });
  expect(changes().at(-1)).toMatchObject({ body: { workout_id: 'w1', completed: false } });
});

test('a session that was changed by the log goes back to what it was', async () => {
  const session = { workoutId: 'w1', week: 2, session: 1, title: 'Bench Day' };
  const summary = '2.5 kg more on the bar.';
  const bench = (weight: number) => ({
    id: 'w1',
    source: 'ai',
    workout: [{ name: 'Bench Press', type: 'exercise', reps: 5, weight }],
  });
  const loaded = () => readCurrentWorkout()?.workout.workout[0]?.weight;
  setCurrentWorkout(normaliseWorkout(bench(60)));
  const { workoutId: workout_id, ...place } = session;
  server.preview = { ...place, workout_id, date: '2026-11-17', workout: bench(62.5) };
  server.answer = { content: 'Your call.', proposal: { kind: 'adapt_next', ...session, summary } };
  open();
  await say('What does my log say');
  await screen.findByText('Bench Day: 2.5 kg more on the bar.');
  press('Do it');
  await screen.findByText('Changed');
  // What was loaded and not begun is what will be trained.
  await waitFor(() => expect(loaded()).toBe(62.5));
  // And the program's page opens with it, also without a connection.
  expect(server.received.map(({ path }) => path)).toContain('/programs');
  press('Undo');
  await screen.findByRole('button', { name: 'Do it' });
  const changes = server.received.filter(({ path }) => path.startsWith('/coach/program/'));
  expect(changes.map(({ path, body }) => [path, body])).toEqual([
    ['/coach/program/adapt', { workoutId: 'w1' }],
    ['/coach/program/restore', { workoutId: 'w1' }],
  ]);
});

test('a workout that is no longer kept can be made again from the same words', async () => {
  server.answer = { content: 'Here.', workoutId: '0190a1b2-0000-7000-8000-0000000000a9' };
  open();
  await say('Give me a workout');
  await screen.findByText('This workout is no longer kept.');
  server.refuse = {
    path: /workout\/generate$/,
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'It broke',
  };
  press('Make one like it');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to generate workout. It broke',
  );
  press('Make one like it');
  await waitFor(() =>
    expect(
      server.received.findLast(({ path }) => path.endsWith('/workout/generate')),
    ).toMatchObject({ body: { message: 'Give me a workout' } }),
  );
});
