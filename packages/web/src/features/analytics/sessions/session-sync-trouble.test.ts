// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { errorBody } from '@cadence/contract/errors';
import { expect, test } from 'vitest';
import { loadOwner, saved } from '../../../platform/database/database.ts';
import { rowsOfKind, takeRows, waitingRows } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { makeSession, playSessionApi } from '../test-support/session-api.ts';
import { removeSession, saveSession, sessionTable } from './session-log.ts';
import { readCursor } from './session-sync.ts';

const api = playSessionApi();
const idOf = (number: number) => makeSession(number).id;
const onDevice = () => sessionTable.read().map(({ id }) => id);
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
  api.pageSize = 1;
  for (const number of [1, 2]) api.store(makeSession(number));
  const open = closeGate();
  const sync = api.begin();
  await eventually(() => expect(gets()).toHaveLength(1));
  api.failWith = { status: 500, body: JSON.stringify(errorBody('INTERNAL_ERROR')) };
  open();
  await eventually(() => expect(gets()).toHaveLength(2));
  expect(onDevice()).toEqual([idOf(1)]);
  api.failWith = null;
  await eventually(() => {
    sync.request();
    expect(onDevice()).toEqual([1, 2].map(idOf));
  });
  expect(gets()[2]).toBe('GET sessions?since=1');
});

test('what was thrown away while the device was reading does not come back', async () => {
  api.store(makeSession(1));
  saveSession(makeSession(1));
  takeRows(rowsOfKind('session'));
  const open = closeGate();
  api.begin();
  await eventually(() => expect(gets()).toHaveLength(1));
  removeSession(idOf(1), '2026-03-02T00:00:00.000Z');
  const seen: string[][] = [];
  const stop = sessionTable.subscribe(() => seen.push(onDevice()));
  open();
  await eventually(() => expect(api.sessions()).toEqual([]));
  await eventually(() => expect(waitingRows('session')).toEqual([]));
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
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  const sent = api.calls.filter((line) => !line.startsWith('GET'));
  expect(sent).toEqual([`PUT ${idOf(1)}`, `DELETE ${idOf(1)}`]);
  expect(api.sessions()).toEqual([]);
});

test('after a logout nothing more is sent, and nobody else gets what was read', async () => {
  const owner = api.owner();
  saveSession(makeSession(1));
  const open = closeGate();
  const sync = api.begin();
  await eventually(() => expect(api.puts()).toEqual(['1']));
  saveSession(makeSession(2));
  await saved();
  setStorageOwner('somebody else');
  sync.stop();
  open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(api.puts()).toEqual(['1']);
  expect(sessionTable.read()).toEqual([]);
  expect(waitingRows('session')).toEqual([]);

  await loadOwner(owner);
  setStorageOwner(owner);
  api.begin();
  await eventually(() => expect(waitingRows('session')).toEqual([]));
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
  expect(sessionTable.read()).toEqual([]);
  expect(readCursor.read()).toBeNull();
});
