// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOwner, rowsOf, saved } from '../../../platform/database/database.ts';
import { forgetDeletedAccount, startIdentity, useIdentity } from '../../../platform/identity.ts';
import { rowsOfKind, waitingRows } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { type PlayedSync, playSync } from '../../../platform/test-support/play-sync.ts';
import { dismissAllToasts, toastQueue } from '../../../ui/overlay/toast-queue.ts';
import { queueMessage } from '../chat/chat-outbox.ts';
import '../chat/chat-sync.ts';
import { keepConversation, readMessages } from '../chat/conversation-store.ts';
import { holdRemoval, releaseRemovals } from '../knowledge/removal-outbox.ts';
import '../knowledge/removal-sync.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { sayIn } from '../chat/use-conversation.ts';
import { createCoachServer } from '../test-support/coach-server.ts';
import { releaseLeftBehind, removeWithUndo } from './undo-toast.ts';

const fact = { kind: 'fact', id: 'f1', name: 'kettlebells' } as const;
const talk = { kind: 'conversation', id: 'c1', name: 'Hello' } as const;
let server = createCoachServer();
let stopIdentity = () => {};
let loops: PlayedSync[] = [];

/** As the device holds them: what waits for the server has no stage but its row in the outbox. */
const stages = () => {
  const kept = rowsOf('values').get('coachRemovals') as { data: { stage: string }[] } | undefined;
  return [
    ...rowsOfKind('removal').map(() => 'waiting'),
    ...(kept?.data ?? []).map((one) => one.stage),
  ];
};
function sync(userId: string): void {
  releaseLeftBehind();
  loops.push(playSync(userId));
}
const asked = () => server.received.map(({ method, path }) => `${method} ${path}`);
/** Whatever was begun has had its turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

function signIn(id: string) {
  const user = { id, email: `${id}@example.com`, name: id };
  setStorageOwner(id);
  useIdentity.setState({ status: 'signed-in', user, token: `token of ${id}`, offline: false });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server = createCoachServer();
  vi.stubGlobal('fetch', server.fetch);
  stopIdentity = startIdentity();
  signIn('ann');
});
afterEach(() => {
  for (const { stop } of loops) stop();
  loops = [];
  setStorageOwner(null);
  dismissAllToasts();
  stopIdentity();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('it is on the device from the press on, and sent once it can no longer be undone', async () => {
  sync('ann');
  removeWithUndo('Forgotten.', fact);
  expect(stages()).toEqual(['held']);
  dismissAllToasts();
  await eventually(() => expect(stages()).toEqual(['sent']));
  expect(asked()).toEqual(['DELETE /coach/profile/facts/f1']);
});

test('asked again after an answer that got lost, what is gone counts as deleted, without a word', async () => {
  sync('ann');
  server.refuse = { path: /f1$/, status: 404, code: 'NOT_FOUND', message: 'Not found' };
  removeWithUndo('Forgotten.', fact);
  dismissAllToasts();
  await eventually(() => expect(stages()).toEqual(['sent']));
  expect(toastQueue.read()).toEqual([]);
});

test('what a tab that was killed has left held is sent at the next start', async () => {
  holdRemoval(fact);
  sync('ann');
  await eventually(() => expect(stages()).toEqual(['sent']));
});

/** The browser's locks. */
function standInForLocks() {
  const last = new Map<string, Promise<void>>();
  const request = (name: string, work: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(name, turn);
    return turn;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
}

async function openOtherTab(userId: string) {
  vi.resetModules();
  const storage = await import('../../../platform/storage.ts');
  storage.setStorageOwner(userId);
  const database = await import('../../../platform/database/database.ts');
  await database.loadOwner(userId);
  await import('../knowledge/removal-sync.ts');
  (await import('./undo-toast.ts')).releaseLeftBehind();
  loops.push((await import('../../../platform/test-support/play-sync.ts')).playSync(userId));
  await turn();
}

test('once another tab has been opened, Undo still takes it back', async () => {
  standInForLocks();
  removeWithUndo('Forgotten.', fact);
  await saved();
  await openOtherTab('ann');
  toastQueue.read()[0]?.action?.onPress();
  await turn();
  expect(stages()).toEqual([]);
  expect(asked()).toEqual([]);
});

test('what is offered here stays held when the sync starts late', () => {
  removeWithUndo('Forgotten.', fact);
  sync('ann');
  expect(stages()).toEqual(['held']);
});

test('Undo takes it back, and the end of its toast does not bring it back', async () => {
  removeWithUndo('Forgotten.', fact);
  const { action } = toastQueue.read()[0] ?? {};
  dismissAllToasts();
  action?.onPress();
  await Promise.resolve();
  expect(stages()).toEqual([]);
});

test('where it was released elsewhere it is no longer offered here', () => {
  removeWithUndo('Forgotten.', fact);
  releaseRemovals(() => true);
  expect(toastQueue.read()).toEqual([]);
});

test.each([
  ['a rejected sign-in', () => setStorageOwner(null), null],
  ['an account that is deleted', forgetDeletedAccount, null],
  ['somebody else who signed in', () => signIn('ben'), 'ben'],
])('%s ends the offer, and nobody else deletes it', async (_, change, next) => {
  sync('ann');
  removeWithUndo('Forgotten.', fact);
  change();
  if (next) sync(next);
  expect(toastQueue.read()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await turn();
  expect(stages()).toEqual([]);
  expect(asked()).toEqual([]);
});

test('after a rejected sign-in it is deleted when the same user is back', async () => {
  removeWithUndo('Forgotten.', fact);
  await saved();
  setStorageOwner(null);
  await loadOwner('ann');
  signIn('ann');
  sync('ann');
  await eventually(() => expect(stages()).toEqual(['sent']));
});

const conversation = {
  id: talk.id,
  userId: 'ann',
  pathway: 'goal_build',
  mode: 'goal_input',
  context: {},
  messages: [{ id: 'm1', type: 'coach', content: 'Hi', timestamp: '2026-11-15T08:00:00.000Z' }],
} as const;

test('a conversation that the server would not delete keeps its words; deleted, nothing waits', async () => {
  keepConversation({ ...conversation, messages: [...conversation.messages] });
  server.refuse = { path: /c1$/, status: 403, code: 'FORBIDDEN', message: 'Not now' };
  sync('ann');
  removeWithUndo('Deleted.', talk);
  dismissAllToasts();
  await eventually(() => expect(stages()).toEqual([]));
  expect(readMessages(talk.id)).toHaveLength(1);

  queueMessage(talk.id, 'Are you there?', 'm1');
  removeWithUndo('Deleted.', talk);
  dismissAllToasts();
  await eventually(() => expect(stages()).toEqual(['sent']));
  expect(readMessages(talk.id)).toBeNull();
  expect(waitingRows('message')).toEqual([]);
});

test('what is said after a removal is heard after it', async () => {
  removeWithUndo('Forgotten.', fact);
  sayIn('new:1', 'I love kettlebells', null);
  expect(toastQueue.read()).toEqual([]);
  await turn();
  expect(asked()).toEqual([]);
  sync('ann');
  await eventually(() => expect(waitingRows('message')).toEqual([]));
  expect(asked()[0]).toBe('DELETE /coach/profile/facts/f1');
});
