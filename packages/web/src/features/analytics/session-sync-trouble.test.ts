// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { expect, test } from 'vitest';
import { setStorageOwner } from '../../platform/storage.ts';
import { removeSession, saveSession } from './session-log.ts';
import { outbox, readCursor, sessionStore } from './session-store.ts';
import {
  eventually,
  holdLongWaits,
  makeSession,
  playSessionApi,
} from './test-support/session-api.ts';

const api = playSessionApi();
const idOf = (number: number) => makeSession(number).id;
const onDevice = () => sessionStore.read().map(({ id }) => id);
const gets = () => api.calls.filter((line) => line.startsWith('GET'));

/** Answers are held back until it is called. */
function closeGate(): () => void {
  let open = () => {};
  api.gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

test('many sessions are read page by page, each once, and later only what is new', async () => {
  api.pageSize = 2;
  for (const number of [1, 2, 3, 4, 5]) api.store(makeSession(number));
  const sync = api.begin();
  await eventually(() => expect(onDevice()).toEqual([1, 2, 3, 4, 5].map(idOf)));
  expect(gets()).toEqual(['GET sessions', 'GET sessions?since=2', 'GET sessions?since=4']);
  await eventually(() => expect(readCursor.read()).toBe('5'));

  api.store(makeSession(6));
  api.remove(idOf(1));
  sync.request();
  await eventually(() => expect(onDevice()).toEqual([2, 3, 4, 5, 6].map(idOf)));
  expect(gets().slice(3)).toEqual(['GET sessions?since=5']);
});

test('a page that fails is asked for again from where the device got to', async () => {
  const waits = holdLongWaits();
  api.pageSize = 1;
  for (const number of [1, 2]) api.store(makeSession(number));
  const open = closeGate();
  api.begin();
  await eventually(() => expect(gets()).toHaveLength(1));
  api.failWith = { status: 500, body: JSON.stringify(errorBody('INTERNAL_ERROR')) };
  open();
  await eventually(() => expect(waits.lengths()).toEqual([1000]));
  expect(onDevice()).toEqual([idOf(1)]);
  api.failWith = null;
  waits.end();
  await eventually(() => expect(onDevice()).toEqual([1, 2].map(idOf)));
  expect(gets()).toEqual(['GET sessions', 'GET sessions?since=1', 'GET sessions?since=1']);
});

test('what was thrown away while the device was reading does not come back', async () => {
  api.store(makeSession(1));
  saveSession(makeSession(1));
  outbox.write([]);
  const open = closeGate();
  api.begin();
  await eventually(() => expect(gets()).toHaveLength(1));
  removeSession(idOf(1), '2026-03-02T00:00:00.000Z');
  const seen: string[][] = [];
  const stop = sessionStore.subscribe(() => seen.push(onDevice()));
  open();
  await eventually(() => expect(api.sessions()).toEqual([]));
  await eventually(() => expect(outbox.read()).toEqual([]));
  stop();
  expect(seen.flat()).toEqual([]);
});

test('one that is thrown away while it is on its way is deleted after it has arrived', async () => {
  const open = closeGate();
  saveSession(makeSession(1));
  api.begin();
  await eventually(() => expect(api.puts()).toEqual(['1']));
  removeSession(idOf(1), '2026-03-02T00:00:00.000Z');
  open();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.calls.slice(0, 2)).toEqual([`PUT ${idOf(1)}`, `DELETE ${idOf(1)}`]);
  expect(api.sessions()).toEqual([]);
});

test('after a logout nothing more is sent, and nobody else gets what was read', async () => {
  const owner = api.owner();
  for (const number of [1, 2]) saveSession(makeSession(number));
  const open = closeGate();
  const sync = api.begin();
  await eventually(() => expect(api.puts()).toEqual(['1']));
  setStorageOwner('somebody else');
  sync.stop();
  open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.calls).toEqual([`PUT ${idOf(1)}`]);
  expect(sessionStore.read()).toEqual([]);
  expect(outbox.read()).toEqual([]);

  setStorageOwner(owner);
  api.begin();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.sessions().map(({ id }) => id)).toEqual([1, 2].map(idOf));
});

test('what is read as the user logs out is written for nobody', async () => {
  api.store(makeSession(1));
  const open = closeGate();
  const sync = api.begin();
  await eventually(() => expect(gets()).toHaveLength(1));
  setStorageOwner('the next one');
  sync.stop();
  open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sessionStore.read()).toEqual([]);
  expect(readCursor.read()).toBeNull();
});

test('a token that is not accepted ends the sync, and what is unsent stays', async () => {
  const waits = holdLongWaits();
  api.failWith = { status: 401, body: JSON.stringify(errorBody('NOT_AUTHENTICATED')) };
  saveSession(makeSession(1));
  api.begin();
  await eventually(() => expect(api.rejected).toEqual(['token']));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.calls).toHaveLength(1);
  expect(waits.lengths()).toEqual([]);
  expect(outbox.read().map(({ id }) => id)).toEqual([idOf(1)]);
});

test('a server that fails is asked after longer and longer waits, and then gets each once', async () => {
  const waits = holdLongWaits();
  api.failWith = { status: 500, body: JSON.stringify(errorBody('INTERNAL_ERROR')) };
  for (const number of [1, 2]) saveSession(makeSession(number));
  api.begin();
  for (const ms of [1000, 2000, 4000, 8000]) {
    await eventually(() => expect(waits.lengths()).toEqual([ms]));
    // A change meanwhile is no reason to ask sooner.
    saveSession(makeSession(2, { notes: `after ${ms}` }));
    expect(waits.lengths()).toEqual([ms]);
    waits.end();
  }
  await eventually(() => expect(waits.lengths()).toEqual([16_000]));
  expect(api.puts()).toEqual(['1', '1', '1', '1', '1']);
  api.failWith = null;
  waits.end();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.puts().slice(5)).toEqual(['1', '2']);
  expect(api.sessions().map(({ notes }) => notes)).toEqual(['', 'after 8000']);
});

test('a server that has had too many calls is left alone for as long as it says', async () => {
  const waits = holdLongWaits();
  const body = JSON.stringify(errorBody('TOO_MANY_REQUESTS'));
  api.failWith = { status: 429, body, headers: { 'Retry-After': '37' } };
  saveSession(makeSession(1));
  api.begin();
  await eventually(() => expect(waits.lengths()).toEqual([37_000]));
  api.failWith = null;
  waits.end();
  await eventually(() => expect(outbox.read()).toEqual([]));
  expect(api.puts()).toEqual(['1', '1']);
  expect(api.sessions()).toHaveLength(1);
});
