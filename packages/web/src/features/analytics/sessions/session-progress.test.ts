// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { rowsOfKind, takeRows, waitingRows } from '../../../platform/outbox/outbox.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import {
  holdLongWaits,
  makeProgress,
  makeSession,
  playSessionApi,
} from '../test-support/session-api.ts';
import { removeProgress, saveProgress, saveSession, sessionTable } from './session-log.ts';
import { readCursor } from './session-sync.ts';

const api = playSessionApi();
const statuses = () => sessionTable.read().map(({ completion }) => completion.status);
const percentages = () => api.sessions().map(({ completion }) => completion.percentage);

async function beginIdle() {
  const waits = holdLongWaits();
  api.begin();
  await eventually(() => expect(readCursor.read()).not.toBeNull());
  // The round that has read it ends right after.
  await new Promise((resolve) => setTimeout(resolve));
  return waits;
}

test('a session under way is one session, whatever becomes of it', () => {
  saveProgress(makeProgress(1));
  saveProgress(makeProgress(1, 50));
  expect(statuses()).toEqual(['partial']);
  saveSession(makeSession(1));
  expect(statuses()).toEqual(['completed']);
  expect(waitingRows('session')).toHaveLength(1);
});

test('what has ended is not under way again', () => {
  saveSession(makeSession(1));
  saveProgress(makeProgress(1, 50));
  removeProgress(makeSession(1).id);
  expect(statuses()).toEqual(['completed']);
  expect(waitingRows('session').map(({ payload }) => payload)).toMatchObject([{ act: 'put' }]);
});

test('what has not changed is not sent again', () => {
  saveProgress(makeProgress(1, 50));
  takeRows(rowsOfKind('session'));
  saveProgress(makeProgress(1, 50));
  expect(waitingRows('session')).toEqual([]);
});

test('thrown away it is gone, and the server is told', async () => {
  const waits = await beginIdle();
  saveProgress(makeProgress(1));
  waits.end();
  await eventually(() => expect(api.sessions()).toHaveLength(1));
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  removeProgress(makeSession(1).id);
  expect(sessionTable.read()).toEqual([]);
  await eventually(() => expect(api.sessions()).toEqual([]));
  await eventually(() => expect(waitingRows('session')).toEqual([]));
  expect(sessionTable.read()).toEqual([]);
});

test('many changes are sent as one, the last of them, after a while', async () => {
  const waits = await beginIdle();
  for (const percentage of [0, 10, 20, 30]) saveProgress(makeProgress(1, percentage));
  expect(waits.lengths()).toHaveLength(1);
  expect(api.puts()).toEqual([]);
  waits.end();
  await eventually(() => expect(percentages()).toEqual([30]));
  expect(api.puts()).toEqual(['1']);
});

test('the end does not wait', async () => {
  const waits = await beginIdle();
  saveProgress(makeProgress(1, 30));
  saveSession(makeSession(1));
  await eventually(() => expect(percentages()).toEqual([100]));
  expect(api.puts()).toEqual(['1']);
  expect(waits.lengths()).toEqual([]);
});

test('out of view it is sent at once', async () => {
  await beginIdle();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  saveProgress(makeProgress(1, 40));
  await eventually(() => expect(percentages()).toEqual([40]));
});
