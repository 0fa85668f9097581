// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queueMessage } from '../features/coach/chat/chat-outbox.ts';
import { holdRemoval } from '../features/coach/knowledge/removal-outbox.ts';
import { keepForLater } from '../features/program/data/program-outbox.ts';
import { lockTraining } from '../features/workout/safety/safety-lock.ts';
import { queueWorkout } from '../features/workout/workout-table.ts';
import { putItem } from '../platform/items/item-store.ts';
import { newId } from '../platform/new-id.ts';
import { queue } from '../platform/outbox/outbox.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { addToast, dismissAllToasts, toastQueue } from '../ui/overlay/toast-queue.ts';
import { standInForDialogs } from '../ui/test-support/dialogs.ts';
import { LogoutDialog } from './logout-dialog.tsx';

beforeEach(() => {
  standInForDialogs();
  setStorageOwner('ann');
});
afterEach(() => {
  cleanup();
  setStorageOwner(null);
  localStorage.clear();
});

const show = () => {
  render(<LogoutDialog open onClose={() => {}} />);
  return screen.getByRole('dialog', { name: 'Are you sure you want to log out?' });
};

test('with everything sent there is nothing to warn of', () => {
  expect(show().textContent).not.toContain('lost');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
});

test('everything that has not been sent is counted', () => {
  const change = { act: 'put' as const, changedAt: '2026-03-01T08:00:00.000Z' };
  for (const entity of ['a', 'b']) queue({ kind: 'session', entity, payload: change });
  queueWorkout({ ...normaliseWorkout({ workout: [] }), id: newId() });
  putItem('preference', 'units', 'lb');
  putItem('fact', 'goal', 'strength');
  queueMessage('new:1', 'Hello', null);
  holdRemoval({ kind: 'fact', id: 'f', name: 'kettlebells' });
  keepForLater({
    programId: 'p',
    workoutId: 'w',
    week: 1,
    session: 1,
    at: change.changedAt,
    status: 'skipped',
  });
  lockTraining({ kind: 'stop', id: 'fever', message: 'Rest.', suggestion: 'Drink.' });
  const words = show().textContent;
  expect(words).toContain('2 sessions have not been sent');
  expect(words).toContain('What you changed in 1 workout has not been sent');
  expect(words).toContain('2 changes to your profile, goals or settings have not been sent');
  expect(words).toContain('1 message to your coach has not been sent');
  expect(words).toContain('asked your coach to forget or to delete has not been told');
  expect(words).toContain('1 change to your program has not been sent');
  expect(words).toContain('about a reason not to train has not been sent');
  expect(screen.getByRole('button', { name: 'Log out all the same' })).toBeDefined();
});

test('a deletion that has not been sent is nothing that would be lost', () => {
  queue({ kind: 'session', entity: 'a', payload: { act: 'delete', changedAt: '' } });
  expect(show().textContent).not.toContain('lost');
});

test('the question leaves every offer to undo where it is', () => {
  addToast('Deleted.', { action: { label: 'Undo', onPress: () => {} } });
  show();
  expect(toastQueue.read()).toHaveLength(1);
  dismissAllToasts();
});
