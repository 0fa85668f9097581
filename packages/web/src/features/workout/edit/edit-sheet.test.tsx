// @vitest-environment jsdom
import { plan } from '@cadence/domain/planner/plan';
import type { Slot } from '@cadence/domain/planner/request';
import { makeRequest } from '@cadence/domain/planner/test-support/make-request';
import type { Workout } from '@cadence/domain/workout/types';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EditSheet } from './edit-sheet.tsx';

// Fetched beforehand, so that no test waits for the library.
beforeAll(() => import('./edit-form.tsx'));
// The library is a large part to load.
afterEach(cleanup);

const told = <T,>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const request = makeRequest({
  format: told('circuit'),
  injuries: [{ region: 'knee', status: 'active', source: 'text', confidence: 1 }],
});
const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
const bodyOf = (one: Workout | undefined) =>
  one?.workout.filter(({ type }) => type === 'exercise').map(({ name }) => name) ?? [];
const [first = '', second = '', third = ''] = bodyOf(workout);

async function show(shown = workout) {
  const onSave = vi.fn<(workout: Workout) => void>();
  const onClose = vi.fn();
  render(<EditSheet workout={shown} request={request} onSave={onSave} onClose={onClose} />);
  await screen.findByRole('button', { name: /^Add exercise/ });
  const main = within(screen.getByRole('region', { name: 'Main part' }));
  const saved = () => onSave.mock.lastCall?.[0];
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  const user = userEvent.setup();
  return { user, main, onSave, onClose, save, saved };
}

const rowName = (name: string) => new RegExp(`^${name}`);
const total = () => screen.getByText(/total/).textContent;

test('the workout is listed by its parts, with its time', async () => {
  const { main } = await show();
  expect(screen.getByRole('region', { name: 'Warm-up' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Cool-down' })).toBeDefined();
  expect(main.getAllByRole('listitem')).toHaveLength(bodyOf(workout).length);
  expect(total()).toContain('30:00 total');
  await waitFor(() => {
    const rows = main.getAllByRole('listitem');
    expect(rows.filter((row) => !row.querySelector('svg.figure'))).toEqual([]);
  });
});

test('an exercise moves by button and by the arrow keys of its handle', async () => {
  const { user, main, save, saved } = await show();
  await user.click(main.getByRole('button', { name: rowName(first), expanded: false }));
  await user.click(main.getByRole('button', { name: 'Move down' }));
  expect(screen.getByText(`${first} is now 2 of ${bodyOf(workout).length}`)).toBeDefined();
  main.getByRole('button', { name: `Move ${first}` }).focus();
  await user.keyboard('{ArrowDown}');
  await save();
  expect(bodyOf(saved()).slice(0, 3)).toEqual([second, third, first]);
});

test('the first of a part cannot move up, nor the last of it down', async () => {
  const { user, main, onSave, onClose, save } = await show();
  main.getByRole('button', { name: `Move ${first}` }).focus();
  await user.keyboard('{ArrowUp}');
  await user.click(main.getByRole('button', { name: rowName(first), expanded: false }));
  const up = main.getByRole('button', { name: 'Move up' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a longer time is told with its difference, and can be fitted', async () => {
  const { user, save, saved } = await show();
  await user.click(screen.getByRole('button', { name: 'More: Rounds' }));
  expect(screen.getByText(/^\d+:\d\d longer than you asked$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Fit to 30 min' }));
  // The planner works for as long as it needs.
  await waitFor(() => screen.getByText(/^Fitted to 30 min\./), { timeout: 120_000 });
  expect(total()).toContain('30:00 total');
  expect(screen.queryByText(/than you asked/)).toBeNull();
  await save();
  expect(bodyOf(saved())).toEqual(expect.arrayContaining(bodyOf(workout)));
});

test('taps on a stepper change the exercise and are undone together', async () => {
  const { user, main } = await show();
  await user.click(main.getByRole('button', { name: rowName(first), expanded: false }));
  const time = () =>
    Number(main.getByRole('spinbutton', { name: 'Time' }).getAttribute('aria-valuenow'));
  const before = time();
  await user.click(main.getByRole('button', { name: 'More: Time' }));
  await user.click(main.getByRole('button', { name: 'More: Time' }));
  main.getByRole('spinbutton', { name: 'Time' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(time()).toBe(before + 15);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(time()).toBe(before);
});

const items = ['Dumbbell Curl', 'Push-Up', 'Forearm Plank'].map((name) => ({
  ...{ name, type: 'exercise' as const, sets: 2, reps: 8, restBetweenSets: 60 },
}));
const lifting: Workout = {
  source: 'ai',
  title: 'Sets',
  workout: items,
  play: { blocks: [{ kind: 'sets', title: 'Main part', score: 'load', items }] },
};

test('two lifts go together as a superset and are taken apart, and sets change their type', async () => {
  const { user, main, save, saved } = await show(lifting);
  await user.click(main.getByRole('button', { name: /^Dumbbell Curl/, expanded: false }));
  await user.click(main.getByRole('button', { name: 'Drop' }));
  await user.click(main.getByRole('button', { name: 'Superset with the next' }));
  const superset = within(screen.getByRole('region', { name: 'Superset' }));
  expect(superset.getAllByRole('listitem')).toHaveLength(2);
  await save();
  expect(saved()?.workout.map(({ group, role }) => [group, role])).toEqual([
    ['A1', 'drop'],
    ['A2', undefined],
    [undefined, undefined],
  ]);
  await user.click(superset.getByRole('button', { name: 'Take the superset apart' }));
  await save();
  expect(saved()?.workout.every(({ group }) => group === undefined)).toBe(true);
});

test('what is removed comes back by Undo, which gets the focus', async () => {
  const { user, main, save, saved } = await show();
  await user.click(main.getByRole('button', { name: rowName(second), expanded: false }));
  await user.click(main.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText(`${second} removed`)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(main.getByRole('button', { name: rowName(second), expanded: true })).toBeDefined();
  await user.click(main.getByRole('button', { name: 'Remove' }));
  await save();
  expect(bodyOf(saved())).not.toContain(second);
});

test('an exercise is found, and added where it belongs', async () => {
  const { user, save, saved } = await show();
  await user.click(screen.getByRole('button', { name: 'Add exercise' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Add exercise' }));
  await user.type(sheet.getByRole('searchbox', { name: 'Search the library' }), 'dumbbell curl');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Muscle' }), 'Biceps');
  await user.click(await sheet.findByRole('button', { name: 'Add Dumbbell Curl' }));
  expect(screen.queryByRole('dialog', { name: 'Add exercise' })).toBeNull();
  await save();
  expect(bodyOf(saved())).toEqual([...bodyOf(workout), 'Dumbbell Curl']);
});

test('what is not for the user is shown with the reason and cannot be added', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add exercise' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Add exercise' }));
  await user.type(sheet.getByRole('searchbox', { name: 'Search the library' }), 'squat jump');
  const add = await sheet.findByRole('button', {
    name: 'Add Squat Jump',
    description: 'Not for your knee',
  });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.click(add);
  expect(screen.getByRole('dialog', { name: 'Add exercise' })).toBeDefined();
});

test('a sheet closed by mistake asks, and loses nothing', async () => {
  const { user, main, onClose, onSave } = await show();
  await user.click(main.getByRole('button', { name: rowName(first), expanded: false }));
  await user.click(main.getByRole('button', { name: 'Move down' }));
  const sheet = screen.getByRole('dialog', { name: 'Edit workout' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  const question = within(screen.getByRole('dialog', { name: 'Save your changes?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(main.getAllByRole('listitem')[1]?.textContent).toContain(first);
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Save your changes?' })).getByRole('button', {
      name: 'Discard changes',
    }),
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

test('a sheet without changes closes at once', async () => {
  const { user, onClose } = await show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
