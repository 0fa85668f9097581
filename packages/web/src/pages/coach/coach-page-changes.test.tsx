// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCurrentWorkout, setCurrentWorkout } from '../../features/workout/current-workout.ts';
import { type WorkoutChange, workoutTable } from '../../features/workout/workout-table.ts';
import { rowsOfKind } from '../../platform/outbox/outbox.ts';
import {
  composer,
  open,
  press,
  say,
  sent,
  server,
  startCoachServer,
} from './test-support/coach-page.tsx';

startCoachServer();

const firstId = '0190a1b2-0000-7000-8000-0000000000a1';
const secondId = '0190a1b2-0000-7000-8000-0000000000a2';

function stored(id: string, title: string, names: readonly string[]) {
  const exercises = names.map((name) => ({ name, type: 'exercise', duration: 40 }));
  const plan = { workoutType: 'Circuit', totalRounds: 2, workout: exercises };
  const when = { generated_at: '2026-11-15T07:00:00.000Z', workout_focus: 'Legs' };
  const rest = { planned_workout_data: null, actual_workout_data: null, context: null };
  const marks = { source: 'ai', status: 'generated', favourite: false, primary_muscle_groups: [] };
  return { id, ...when, ...rest, ...marks, workout: { id, title, source: 'ai', ...plan } };
}

/** A workout, and the version that was asked for after it. */
async function changeOne() {
  server.workouts = [
    stored(firstId, 'Jumpy Circuit', ['Squat', 'Burpee', 'Row']),
    stored(secondId, 'Quiet Circuit', ['Squat', 'Plank', 'Row']),
  ];
  server.answer = { content: 'Here it is.', workoutId: firstId };
  open();
  await say('Give me a workout');
  await screen.findByRole('heading', { name: 'Jumpy Circuit' });
  server.answer = { content: 'Like this.', workoutId: secondId, replaces: firstId };
  press('Change it');
  fireEvent.change(await composer(), { target: { value: 'Make it quiet' } });
  fireEvent.keyDown(await composer(), { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Quiet Circuit' });
}

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error('The card stands in no message.');
  return within(item);
};

test('a changed workout shows what changes, and is used only when somebody says so', async () => {
  await changeOne();
  const card = await cardOf('Quiet Circuit');
  const changes = within(await card.findByRole('region', { name: 'What changes' }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Out: Burpee',
    'New: Plank',
  ]);
  expect(changes.getByText('2 exercises stay as they are.')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Load in timer' })).toBeNull();
  expect(card.queryByRole('list', { name: 'Exercises' })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Show the exercises' }));
  expect(within(card.getByRole('list', { name: 'Exercises' })).getByText('Plank')).toBeTruthy();

  fireEvent.click(card.getByRole('button', { name: 'Use this one' }));
  expect(card.getByRole('button', { name: 'Load in timer' })).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Undo the change' }));
  expect(card.getByRole('button', { name: 'Use this one' })).toBeTruthy();
});

test('what is loaded and not begun is the version that is used, in the account too', async () => {
  await changeOne();
  setCurrentWorkout({ id: firstId, title: 'Jumpy Circuit', source: 'ai', workout: [] });
  const loaded = () => readCurrentWorkout()?.workout.title;
  const told = () =>
    rowsOfKind<WorkoutChange>('workout').map(({ entity, payload }) => [
      workoutTable.get(entity)?.title,
      payload.status,
    ]);
  const card = await cardOf('Quiet Circuit');
  fireEvent.click(card.getByRole('button', { name: 'Use this one' }));
  expect(loaded()).toBe('Quiet Circuit');
  expect(told().at(-1)).toEqual(['Quiet Circuit', 'generated']);
  fireEvent.click(card.getByRole('button', { name: 'Undo the change' }));
  expect(loaded()).toBe('Jumpy Circuit');
  expect(told()).toEqual([
    ['Quiet Circuit', 'abandoned'],
    ['Jumpy Circuit', 'generated'],
  ]);
});

test('the version before is kept by saying so, where every device hears it', async () => {
  await changeOne();
  const card = await cardOf('Quiet Circuit');
  server.answer = { content: 'Then the one before stands.', workoutId: firstId };
  fireEvent.click(card.getByRole('button', { name: 'Keep the one before' }));
  await screen.findByText('Then the one before stands.');
  expect(sent().at(-1)).toBe('Keep the one before');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Change it' })).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Use this one' })).toBeNull();
});

const fact = {
  id: 'f1',
  slot: 'like',
  value: 'kettlebells',
  confidence: 0.6,
  source: 'I love kettlebells',
  learnedAt: '2026-11-15T07:00:00.000Z',
} as const;

async function openKnowledge() {
  server.facts = [fact];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Learned 1 thing in chat' }));
}

test('what the coach knows is corrected in place', async () => {
  await openKnowledge();
  press('Change kettlebells');
  const field = screen.getByLabelText('You like') as HTMLInputElement;
  fireEvent.change(field, { target: { value: '  ' } });
  press('Save');
  expect(screen.getByText('Write a few words')).toBeTruthy();
  expect(document.activeElement).toBe(field);

  fireEvent.change(field, { target: { value: 'heavy kettlebells' } });
  press('Save');
  await screen.findByText('You like · Sure');
  const corrections = server.received.filter(({ method }) => method === 'PATCH');
  expect(corrections.map(({ body }) => body)).toEqual([{ value: 'heavy kettlebells' }]);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change heavy kettlebells'),
  );
});

test('a correction that fails keeps what was written', async () => {
  await openKnowledge();
  server.refuse = { path: /facts/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  press('Change kettlebells');
  fireEvent.change(screen.getByLabelText('You like'), { target: { value: 'ropes' } });
  press('Save');
  await screen.findByText('“kettlebells” was not changed. It broke');
  expect((screen.getByLabelText('You like') as HTMLInputElement).value).toBe('ropes');
});

test('Escape leaves the correction and not the sheet', async () => {
  await openKnowledge();
  press('Change kettlebells');
  fireEvent.keyDown(screen.getByLabelText('You like'), { key: 'Escape' });
  expect(screen.queryByLabelText('You like')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change kettlebells' })).toBeTruthy();
});

test('the latest updates of the profile are listed apart, with their day', async () => {
  await openKnowledge();
  const updates = within(screen.getByRole('list', { name: 'Recent updates', hidden: true }));
  expect(updates.getByText(/Kettlebells/)).toBeTruthy();
  expect(updates.getByRole('time', { hidden: true }).getAttribute('datetime')).toBe(fact.learnedAt);
});

test('a red flag keeps what was made from being loaded, and is settled where it was told', async () => {
  server.workouts = [stored(firstId, 'Jumpy Circuit', ['Squat', 'Row'])];
  server.answer = { content: 'Here it is.', workoutId: firstId };
  open();
  await say('Give me a workout');
  const load = await screen.findByRole('button', { name: 'Load in timer' });
  expect(load).toHaveProperty('disabled', false);
  const words = { message: 'Stop for now.', suggestion: 'Call for help.' };
  server.answer = { content: 'That comes first.' };
  server.signs = [{ kind: 'stop', id: 'chest-pain', ...words }];
  await say('My chest hurts');
  await screen.findByRole('heading', { name: 'Stop for now.' });
  expect(load).toHaveProperty('disabled', true);
  expect(screen.getByText('It can be loaded once this is settled: Stop for now.').id).toBe(
    load.getAttribute('aria-describedby'),
  );
  press('I have been checked and I am fine to train');
  press('Yes, I am fine to train');
  expect(load).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(await composer());
  await waitFor(() => expect(server.signs).toEqual([]));
});
