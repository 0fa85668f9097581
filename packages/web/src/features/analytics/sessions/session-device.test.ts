// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { sessionLimits } from '@cadence/domain/analytics/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadOwner, saved } from '../../../platform/database/database.ts';
import { rowsOfKind, waitingRows } from '../../../platform/outbox/outbox.ts';
import { clearUser, setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { makeSession, playSessionApi } from '../test-support/session-api.ts';
import { addSessions, removeSessions, saveSession, sessionTable } from './session-log.ts';

const api = playSessionApi();
const ids = () => sessionTable.read().map(({ id }) => id);

beforeEach(() => loadOwner(api.owner()));

/** As an id of its own for each of many. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeSession(1, { id: `01920000-0000-7000-9000-${String(index).padStart(12, '0')}` }),
  );

test('an import is all there or not at all, and only then is it sent', async () => {
  saveSession(makeSession(9));
  await saved();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await addSessions(many(300))).toEqual({ ok: false, problem: 'full' });
  expect(ids()).toEqual([makeSession(9).id]);
  expect(rowsOfKind('session')).toHaveLength(1);
  full.mockRestore();
  expect(await addSessions(many(300))).toEqual({ ok: true });
  expect(ids()).toHaveLength(301);
  expect(rowsOfKind('session')).toHaveLength(301);
});

const puts = () => api.calls.filter((line) => line.startsWith('PUT'));

test('many are sent in few calls, in order', async () => {
  await addSessions(many(60));
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(api.sessions().map(({ id }) => id)).toEqual(many(60).map(({ id }) => id));
  expect(puts()).toHaveLength(Math.ceil(60 / sessionLimits.batch));
});

test('of many one that is refused keeps no other back', async () => {
  const [first] = many(1);
  api.refuses = [first?.id ?? ''];
  await addSessions(many(30));
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(api.sessions()).toHaveLength(29);
  expect(rowsOfKind('session').map(({ entity }) => entity)).toEqual([first?.id]);
});

test('many are deleted in few calls', async () => {
  await addSessions(many(30));
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  await removeSessions(sessionTable.read());
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(api.sessions()).toEqual([]);
  expect(api.calls.filter((line) => line.startsWith('DELETE')).length).toBeLessThan(30);
});

test('logging out empties the device, logging in brings everything back', async () => {
  await addSessions(many(30));
  const sync = api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  sync.stop();
  const owner = api.owner();
  clearUser(owner);
  setStorageOwner(null);
  await loadOwner(owner);
  setStorageOwner(owner);
  expect(ids()).toEqual([]);
  api.begin();
  await eventually(() => expect(ids()).toHaveLength(30));
});
