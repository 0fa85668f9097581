// @vitest-environment jsdom
import { sessionLimits } from '@cadence/domain/analytics/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearUser, setStorageOwner } from '../../platform/storage.ts';
import { fakeIndexedDb } from '../../platform/test-support/fake-indexed-db.ts';
import { addSessions, removeSessions } from './session-batch.ts';
import { saveProgress, saveSession } from './session-log.ts';
import { outbox, refused, sessionStore } from './session-store.ts';
import {
  eventually,
  makeProgress,
  makeSession,
  playSessionApi,
} from './test-support/session-api.ts';

const database = fakeIndexedDb();
const { indexedDB, IDBKeyRange } = globalThis;
const api = playSessionApi();
const ids = () => sessionStore.read().map(({ id }) => id);

beforeEach(() => {
  // The API's play takes all stand-ins away after each test.
  Object.assign(globalThis, { indexedDB, IDBKeyRange });
  database.trouble = null;
  database.gate = Promise.resolve();
});
afterEach(() => {
  setStorageOwner(null);
  localStorage.clear();
});

/** As an id of its own for each of many. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeSession(1, { id: `01920000-0000-7000-9000-${String(index).padStart(12, '0')}` }),
  );

test('an import is all there or not at all, and only then is it sent', async () => {
  saveSession(makeSession(9));
  await sessionStore.whenRead();
  outbox.write([]);
  database.trouble = 'full';
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await addSessions(many(300))).toEqual({ ok: false, problem: 'full' });
  expect(ids()).toEqual([makeSession(9).id]);
  expect(outbox.read()).toEqual([]);
  database.trouble = null;
  expect(await addSessions(many(300))).toEqual({ ok: true });
  expect(ids()).toHaveLength(301);
  expect(outbox.read()).toHaveLength(300);
});

const puts = () => api.calls.filter((line) => line.startsWith('PUT'));

test('many are sent in few calls, in order', async () => {
  await addSessions(many(60));
  api.begin();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.sessions().map(({ id }) => id)).toEqual(many(60).map(({ id }) => id));
  expect(puts().slice(0, 2)).toEqual(['PUT sessions', 'PUT sessions']);
  expect(puts()).toHaveLength(2 + 60 - 2 * sessionLimits.batch);
});

test('of many one that is refused keeps no other back', async () => {
  const [first] = many(1);
  api.refuses = [first?.id ?? ''];
  await addSessions(many(30));
  api.begin();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.sessions()).toHaveLength(29);
  expect(refused.read().map(({ id }) => id)).toEqual([first?.id]);
});

test('many are deleted in few calls', async () => {
  await addSessions(many(30));
  api.begin();
  await eventually(() => expect(outbox.read()).toEqual([]));
  await removeSessions(sessionStore.read());
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.sessions()).toEqual([]);
  expect(api.calls.filter((line) => line.startsWith('DELETE')).length).toBeLessThan(30);
});

test('a session under way does not take the place of one that is still being read', async () => {
  saveSession(makeSession(1));
  await eventually(() => expect(database.rows.size).toBeGreaterThan(0));
  const owner = api.owner();
  setStorageOwner(null);
  setStorageOwner(owner);
  expect(sessionStore.readState()).toBe('reading');
  saveProgress(makeProgress(1, 50));
  await sessionStore.whenRead();
  expect(sessionStore.read().map(({ completion }) => completion.status)).toEqual(['completed']);
});

test('logging out empties the device, logging in brings everything back', async () => {
  await addSessions(many(30));
  const sync = api.begin();
  await eventually(() => expect(outbox.read()).toEqual([]));
  sync.stop();
  const owner = api.owner();
  clearUser(owner);
  setStorageOwner(null);
  const mine = () => [...database.rows.keys()].filter((key) => key.includes(`user_${owner}_`));
  await eventually(() => expect(mine()).toEqual([]));
  expect(JSON.stringify(localStorage)).not.toContain('01920000');
  setStorageOwner(owner);
  api.begin();
  await eventually(() => expect(ids()).toHaveLength(30));
});

test('a database that does not answer keeps the sync from taking sessions for unreadable', async () => {
  saveSession(makeSession(1));
  await eventually(() => expect(database.rows.size).toBeGreaterThan(0));
  const owner = api.owner();
  setStorageOwner(null);
  let open = () => {};
  database.gate = new Promise((resolve) => {
    open = resolve;
  });
  setStorageOwner(owner);
  api.begin();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.calls).toEqual([]);
  open();
  await eventually(() => expect(api.sessions()).toHaveLength(1));
});
