// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, rowsOf } from '../../../platform/database/database.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { standInForDialogs } from '../../../ui/test-support/dialogs.ts';
import { LogByHand } from './log-by-hand.tsx';
import { sessionTable } from './session-log.ts';

// Fetched beforehand, so that no test waits for the library.
beforeAll(() => import('./add-exercise.tsx'));
beforeEach(() => {
  standInForDialogs();
  setStorageOwner('ann');
});
afterEach(() => {
  cleanup();
  dismissAllToasts();
  setStorageOwner(null);
  localStorage.clear();
});

const open = () => {
  render(
    <>
      <LogByHand Describe={() => null} />
      <Toaster />
    </>,
  );
  return userEvent.setup();
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** A workout that is built as one goes: one set so far. */
async function begin(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(press('Log a session'));
  await user.type(await screen.findByLabelText('Add an exercise'), 'Tyre heave');
  await user.click(await screen.findByRole('button', { name: 'Add ‘Tyre heave’ as it is' }));
  await user.click(press('Add a set of Tyre heave'));
  await user.type(screen.getByLabelText('Set 1, reps'), '8');
}

/** The app is closed: only what the device keeps is there afterwards. */
function closeTheApp(): void {
  cleanup();
  const kept = JSON.parse(JSON.stringify(rowsOf('values').get('sessionByHand')));
  change({ table: 'values', id: 'sessionByHand', value: kept });
}

test('what is written down as one goes outlasts a closed app, and is gone on with and saved', async () => {
  await begin(open());
  closeTheApp();
  const user = open();
  await user.click(press('Go on with Workout'));
  const sets = within(await screen.findByRole('group', { name: 'Tyre heave' }));
  expect(sets.getByLabelText<HTMLInputElement>('Set 1, reps').value).toBe('8');
  await user.click(press('Add a set of Tyre heave'));
  await user.click(press('Save'));
  expect(sessionTable.read().map(({ exercises }) => exercises[0]?.actual.sets)).toEqual([
    [{ reps: 8 }, { reps: 8 }],
  ]);
  expect(press('Log a session')).toBeDefined();
});

test('what is thrown away comes back by Undo', async () => {
  const user = open();
  await begin(user);
  await user.click(press('Cancel'));
  expect(press('Log a session')).toBeDefined();
  await user.click(press('Undo'));
  expect(press('Go on with Workout')).toBeDefined();
  expect(sessionTable.read()).toEqual([]);
});
