// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addRecent, readCurrentWorkout } from '../../features/workout/current-workout.ts';
import { setFavourite } from '../../features/workout/kept/favourites.ts';
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

test('the first words begin a conversation, and the coach answers', async () => {
  open();
  await screen.findByRole('heading', { name: 'What do you want to talk about?' });
  await say('I want to deadlift');
  await findAnswer();
  expect(said()).toEqual(['You: I want to deadlift', 'Coach: Then one heavy day.']);
  const field = await composer();
  expect(field.value).toBe('');
  expect(screen.queryByText('What brings you here?')).toBeNull();
});

test.each([
  ['a mouse', false, true],
  ['a finger', true, false],
])(
  'the next words can be typed at once after a press on Send, as it is with %s',
  async (_, isTouch, isBack) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
    open();
    const field = await composer();
    fireEvent.change(field, { target: { value: 'I want to deadlift' } });
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    press('Send');
    await findAnswer();
    expect(document.activeElement === (await composer())).toBe(isBack);
  },
);

test('the next words can be typed at once after Enter', async () => {
  open();
  (await composer()).focus();
  await say('I want to deadlift');
  await findAnswer();
  expect(document.activeElement).toBe(await composer());
});

test('Shift and Enter begin a line, and too much is said to be too much', async () => {
  open();
  const field = await composer();
  fireEvent.change(field, { target: { value: 'x'.repeat(4001) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toBe(
    'Use at most 4,000 characters. These are 4,001.',
  );
  fireEvent.change(field, { target: { value: 'One' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(sent()).toEqual([]);
  expect(field.value).toBe('One');
});

test('what is typed is there again after a reload', async () => {
  open('/coach?c=new');
  fireEvent.change(await composer(), { target: { value: 'Half a thou' } });
  cleanup();
  open('/coach?c=new');
  expect((await composer()).value).toBe('Half a thou');
});

test('without a connection messages wait, and go out once each and in order', async () => {
  open();
  await composer();
  server.isDown = true;
  await say('First');
  await screen.findByText(/It goes out when you are back online/);
  await say('Second');
  expect(said()).toHaveLength(2);
  server.isDown = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(said()).toHaveLength(4));
  expect(sent()).toEqual(['First', 'Second']);
  expect(server.conversations.size).toBe(1);
});

test('an answer that got lost is asked for again under the same key', async () => {
  open();
  await say('First');
  await findAnswer();
  const answered = server.fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const response = await answered(...given);
    if (!String(given[0]).endsWith('/message')) return response;
    vi.stubGlobal('fetch', answered);
    throw new TypeError('cut off');
  });
  await say('Second');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(said()).toHaveLength(4));
  const keys = server.received
    .filter(({ path }) => path.endsWith('/message'))
    .map(({ key }) => key);
  expect(keys[1]).toBe(keys[2]);
});

test('what the server refuses stays, marked, and can be tried again', async () => {
  server.refuse = { path: /message$/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  open();
  await say('Hello');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Not sent · Failed to send message. It broke');
  press('Retry');
  await findAnswer();
  expect(said()).toHaveLength(2);
});

test('in a conversation that is gone, another try begins a new one', async () => {
  open();
  await say('Hello');
  await findAnswer();
  server.conversations.clear();
  await say('Still there?');
  expect((await screen.findByRole('alert')).textContent).toContain('No active conversation');
  press('Retry');
  await waitFor(() => expect(server.conversations.size).toBe(1));
  await waitFor(() => expect(sent().at(-1)).toBe('Still there?'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a quick reply says what is on it', async () => {
  server.answer = { content: 'Ready?', quickReplies: ['Make it 40 minutes'] };
  open();
  await say('Hello');
  fireEvent.click(await screen.findByRole('button', { name: 'Make it 40 minutes' }));
  await waitFor(() => expect(sent()).toEqual(['Hello', 'Make it 40 minutes']));
});

const id = '0190a1b2-0000-7000-8000-0000000000a1';
const names = ['Squat', 'Row', 'Press', 'Plank', 'Lunge', 'Swing'];
const exercises = names.map((name) => ({ name, type: 'exercise', reps: 10 }) as const);
const workout = { id, title: 'Heavy Pull', source: 'ai', workout: exercises };

test('a workout of the coach is changed by words, or loaded in the timer', async () => {
  const when = { generated_at: '2026-11-15T07:00:00.000Z', workout_focus: 'Pull' };
  const rest = { planned_workout_data: null, actual_workout_data: null, context: null };
  const marks = { source: 'ai', status: 'generated', favourite: false, primary_muscle_groups: [] };
  server.workouts = [{ id, ...when, ...rest, ...marks, workout }];
  server.answer = { content: 'Here it is.', workoutId: id };
  open();
  await say('Give me a workout');
  await screen.findByRole('heading', { name: 'Heavy Pull' });
  const lines = () =>
    within(screen.getByRole('list', { name: 'Exercises' })).getAllByRole('listitem');
  expect(lines().map(({ textContent }) => textContent)).toEqual(
    names.slice(0, 4).map((name) => `${name}10 reps`),
  );
  press('And 2 more');
  expect(lines()).toHaveLength(6);
  press('Show fewer');
  expect(lines()).toHaveLength(4);
  press('Change it');
  expect((await composer()).value).toBe('Make it ');
  expect(document.activeElement).toBe(await composer());

  server.refuse = { path: /timer/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  press('Load in timer');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load workout in timer. It broke',
  );
  press('Load in timer');
  await screen.findByRole('heading', { name: 'Smart Timer' });
  expect(readCurrentWorkout()?.workout.title).toBe('Heavy Pull');
});

test.each([
  ['recent ones', () => addRecent(workout)],
  ['favourites', () => setFavourite(workout, true)],
])('without a connection it is shown and loaded from the %s of this device', async (_, keep) => {
  keep();
  const { fetch: answer } = server;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (/workouts|timer/.test(String(given[0]))) throw new TypeError('offline');
    return answer(...given);
  });
  server.answer = { content: 'Here it is.', workoutId: id };
  open();
  await say('Give me a workout');
  fireEvent.click(await screen.findByRole('button', { name: 'Load in timer' }));
  await screen.findByRole('heading', { name: 'Smart Timer' });
  expect(readCurrentWorkout()?.workout.title).toBe('Heavy Pull');
});

test('a goal is analyzed, refined and talked about', async () => {
  server.refuse = { path: /analyze$/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  open('/coach?goal=new');
  fireEvent.change(screen.getByLabelText('Tell me a goal'), { target: { value: 'Deadlift' } });
  press('See what it takes');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to analyze goal. It broke');
  press('See what it takes');
  const heading = await screen.findByRole('heading', { name: 'Deadlift twice my bodyweight' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('28 to 36 weeks')).toBeTruthy();
  press('Refine');
  fireEvent.change(screen.getByLabelText('What should change?'), { target: { value: 'By May' } });
  press('Look again');
  await waitFor(() => expect(screen.queryByLabelText('What should change?')).toBeNull());
  press('Talk about it');
  await screen.findByText('What brings you here?');
  expect(server.received.find(({ path }) => path.endsWith('/start'))?.body).toMatchObject({
    initialGoal: 'Deadlift twice my bodyweight',
    pathway: 'goal_build',
  });
});

test('a conversation is deleted once that can no longer be undone', async () => {
  open();
  await say('Hello');
  await findAnswer();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Hello' }));
  expect(screen.queryByRole('button', { name: 'Delete Hello' })).toBeNull();
  press('Undo');
  await screen.findByRole('button', { name: 'Delete Hello' });
  expect(server.conversations.size).toBe(1);
  press('Delete Hello');
  press('Dismiss');
  await waitFor(() => expect(server.conversations.size).toBe(0));
});

test('what the coach knows is listed with its source, and forgotten on request', async () => {
  const fact = { id: 'f1', slot: 'like', value: 'kettlebells', learnedAt: '2026-11-15' } as const;
  server.facts = [{ ...fact, confidence: 0.9, source: 'I love kettlebells' }];
  const feature = { id: 'p', title: 'Programs', description: 'Weeks ahead', requirement: 'A goal' };
  server.features = [{ ...feature, unlocked: false, acknowledged: false }];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Learned 1 thing in chat' }));
  expect(screen.getByText('You like · Sure')).toBeTruthy();
  expect(screen.getByText('You said “I love kettlebells”')).toBeTruthy();
  expect(screen.getByText('A goal')).toBeTruthy();
  const profile = screen.getByRole('link', { name: 'Your profile' });
  expect(profile.parentElement?.textContent).toBe('Learned in chat. Your profile counts too.');
  expect(profile.getAttribute('href')).toBe('/profile');
  const known = (words: string) => screen.getByRole('button', { name: words, hidden: true });
  press('Forget kettlebells');
  expect(known('Nothing learned in chat yet')).toBeTruthy();
  press('Undo: kettlebells');
  expect(known('Learned 1 thing in chat')).toBeTruthy();
  press('Forget kettlebells');
  press('Dismiss');
  await waitFor(() => expect(server.received.map(({ method }) => method)).toContain('DELETE'));
});

test('what is unlocked is not taken for something learned', async () => {
  const feature = { id: 'n', title: 'Your name', description: 'Said', requirement: 'A name' };
  server.features = [{ ...feature, unlocked: true, acknowledged: false }];
  open();
  await screen.findByRole('button', { name: 'Nothing learned in chat yet 1 unlocked' });
});

test('what cannot be read is said in words, and asked for again', async () => {
  server.refuse = { path: /state$/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'What your coach knows' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch profile state. It broke',
  );
  press('Try again');
  await screen.findByText(/Nothing so far/);
});

test('of a thousand messages the latest two hundred stand there', async () => {
  open();
  await say('I want to deadlift');
  await findAnswer();
  const [conversation] = server.conversations.values();
  if (!conversation) throw new Error('No conversation was begun.');
  conversation.messages = Array.from({ length: 1000 }, (_, place) => ({
    id: `long-${place}`,
    type: 'user' as const,
    content: `Word ${place + 1}`,
    timestamp: new Date(place * 1000).toISOString(),
  }));
  cleanup();
  localStorage.clear();
  open(`/coach?c=${conversation.id}`);
  await waitFor(() => expect(said().at(-1)).toBe('You: Word 1000'));
  expect(said()).toHaveLength(200);
});
