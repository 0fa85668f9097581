// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { expect, test, vi } from 'vitest';
import { rowsOfKind, waitingRows } from '../../../platform/outbox/outbox.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { makeSession, playSessionApi } from '../test-support/session-api.ts';
import { removeSession, saveSession, sessionTable } from './session-log.ts';
import { readCursor } from './session-sync.ts';

const api = playSessionApi();
const refusedRows = () => rowsOfKind('session').filter(({ failure }) => failure);

const ids = (sessions: Iterable<WorkoutSession>) => [...sessions].map(({ id }) => id);

test('what was saved without a connection is sent in order, once, when there is one', async () => {
  for (const number of [1, 2, 3]) saveSession(makeSession(number));
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(ids(api.sessions())).toEqual([1, 2, 3].map((number) => makeSession(number).id));
});

test('a server that fails is asked again, and nothing is lost or doubled', async () => {
  api.failWith = { status: 503, body: 'down' };
  saveSession(makeSession(1));
  const sync = api.begin();
  await eventually(() => expect(api.puts().length).toBeGreaterThan(0));
  expect(waitingRows('session')).toHaveLength(1);
  expect(ids(sessionTable.read())).toEqual([makeSession(1).id]);
  api.failWith = null;
  sync.request();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(ids(api.sessions())).toEqual([makeSession(1).id]);
});

test('one that the server refuses as wrong is kept aside and does not hold up the others', async () => {
  saveSession(makeSession(1));
  api.failWith = { status: 422, body: JSON.stringify(errorBody('VALIDATION_ERROR')) };
  const sync = api.begin();
  await eventually(() => expect(refusedRows()).toHaveLength(1));
  api.failWith = null;
  saveSession(makeSession(2));
  sync.request();
  await eventually(() => expect(ids(api.sessions())).toEqual([makeSession(2).id]));
  expect(sessionTable.read()).toHaveLength(2);
});

test.each([403, 404, 413])(
  'a %i of somebody else’s network is not the server’s word',
  async (status) => {
    saveSession(makeSession(1));
    api.failWith = { status, body: '<html>Please sign in to the gym’s network</html>' };
    api.begin();
    await eventually(() => expect(api.puts().length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(waitingRows('session')).toHaveLength(1);
    expect(refusedRows()).toEqual([]);
  },
);

test('a browser that refuses its locks is synced all the same', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  });
  saveSession(makeSession(1));
  api.begin();
  await eventually(() => expect(api.sessions().length).toBe(1));
  vi.unstubAllGlobals();
});

test('one that is saved while the device is reading is sent right after', async () => {
  api.begin();
  await eventually(() => expect(api.calls.length).toBeGreaterThan(0));
  saveSession(makeSession(1));
  await eventually(() => expect(api.sessions().length).toBe(1));
});

test('an edit before the first one is sent leaves one change in the queue, the later one', async () => {
  saveSession(makeSession(1));
  const [first] = sessionTable.read();
  saveSession(makeSession(1, { notes: 'edited' }));
  expect(waitingRows('session')).toHaveLength(1);
  const [second] = sessionTable.read();
  expect(Date.parse(second?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''));
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(api.sessions().map(({ notes }) => notes)).toEqual(['edited']);
});

test('what other devices stored arrives here, and a deletion reaches the server', async () => {
  api.store(makeSession(4));
  api.begin();
  await eventually(() => expect(sessionTable.read()).toEqual([makeSession(4)]));
  removeSession(makeSession(4).id, '2026-03-05T00:00:00.000Z');
  await eventually(() => expect(api.sessions().length).toBe(0));
  expect(sessionTable.read()).toEqual([]);
});

test('a device that lost its sessions but not its place asks for all of them again', async () => {
  api.store(makeSession(4));
  readCursor.write('1');
  api.begin();
  await eventually(() => expect(sessionTable.read()).toEqual([makeSession(4)]));
});
