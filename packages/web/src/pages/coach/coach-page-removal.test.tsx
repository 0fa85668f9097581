// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dismissAllToasts } from '../../ui/overlay/toast-queue.ts';
import { standInForDialogs } from '../../ui/test-support/dialogs.ts';
import {
  composer,
  findAnswer,
  open,
  press,
  say,
  server,
  startCoachServer,
} from './test-support/coach-page.tsx';

startCoachServer();

beforeEach(() => {
  const fact = { id: 'f1', slot: 'like', value: 'kettlebells', learnedAt: '2026-11-15' } as const;
  server.facts = [{ ...fact, confidence: 0.9, source: 'I love kettlebells' }];
});

const deleted = () =>
  server.received.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
const leave = () => {
  fireEvent(window, new Event('pagehide'));
  cleanup();
};
async function forgetKettlebells() {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Learned 1 thing in chat' }));
  press('Forget kettlebells');
}

test('a fact forgotten as the page is left stays forgotten, even if that is not heard', async () => {
  await forgetKettlebells();
  server.isDown = true;
  leave();
  server.isDown = false;
  open();
  await screen.findByRole('button', { name: 'Nothing learned in chat yet' });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(deleted()).toEqual(['/coach/profile/facts/f1']));
});

test('without a connection it is forgotten here at once, and there once there is one', async () => {
  await forgetKettlebells();
  server.isDown = true;
  press('Dismiss');
  await waitFor(() => expect(screen.queryByText('Kettlebells')).toBeNull());
  server.isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(deleted()).toHaveLength(1));
});

test('while it can be taken back, other pages do not count it either', async () => {
  await forgetKettlebells();
  cleanup();
  open();
  await screen.findByRole('button', { name: 'Nothing learned in chat yet' });
  expect(deleted()).toEqual([]);
});

test('what the server would not forget is there again, and said', async () => {
  await forgetKettlebells();
  server.refuse = { path: /facts/, status: 500, code: 'INTERNAL_ERROR', message: 'It broke' };
  press('Dismiss');
  await screen.findByText(/“kettlebells” was not forgotten. It broke/);
  expect(screen.getByRole('button', { name: 'Forget kettlebells' })).toBeTruthy();
});

test('a conversation deleted as the page is left is not opened again', async () => {
  open();
  await say('Hello');
  await findAnswer();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Hello' }));
  server.isDown = true;
  leave();
  dismissAllToasts();
  server.isDown = false;
  open();
  await screen.findAllByText('Your conversations will stand here.');
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull();
});

test('without a connection a conversation that is to be deleted is not opened again', async () => {
  open();
  await say('Hello');
  await findAnswer();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Hello' }));
  server.isDown = true;
  press('Dismiss');
  cleanup();
  open();
  await screen.findByText(/Your conversations could not be loaded/);
  expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull();
  await composer();
  cleanup();
  open(`/coach?c=${[...server.conversations.keys()][0]}`);
  await screen.findByText(/This conversation was deleted/);
});

test('the list stays open after a deletion, with the offer to undo it in front', async () => {
  standInForDialogs();
  open();
  await say('Hello');
  await findAnswer();
  press('Conversations');
  const list = within(screen.getByRole('dialog', { name: 'Conversations' }));
  fireEvent.click(await list.findByRole('button', { name: 'Delete Hello' }));
  fireEvent.click(list.getByRole('button', { name: 'Undo' }));
  await list.findByRole('button', { name: 'Delete Hello' });
});
