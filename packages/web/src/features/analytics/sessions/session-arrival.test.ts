// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearUser, setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { makeSession, playSessionApi } from '../test-support/session-api.ts';
import { sessionTable, useSessions } from './session-log.ts';
import { hasReadAll, readCursor, useIsNewHere } from './session-sync.ts';

const api = playSessionApi();

/** How many sessions were known each time that their numbers were shown. */
function watchNumbers() {
  const shown: number[] = [];
  renderHook(() => {
    const count = useSessions().length;
    if (!useIsNewHere(api.owner())) shown.push(count);
  });
  return shown;
}

test('a device that had none before waits for those trained elsewhere since', async () => {
  hasReadAll.write(true);
  for (const number of [1, 2]) api.store(makeSession(number));
  const shown = watchNumbers();
  api.begin();
  await eventually(() => expect(shown.at(-1)).toBe(2));
  expect(shown).not.toContain(0);
});

test.each([
  ['a new device', false],
  ['one that had none before', true],
])('what comes in parts to %s is shown when all of it is there', async (_name, hadRead) => {
  hasReadAll.write(hadRead);
  for (const number of [1, 2, 3]) api.store(makeSession(number));
  api.pageSize = 1;
  const shown = watchNumbers();
  api.begin();
  await eventually(() => expect(shown.at(-1)).toBe(3));
  expect(new Set(shown)).toEqual(new Set([3]));
});

test('signed in again without a reload, the server is asked again first', async () => {
  for (const number of [1, 2]) api.store(makeSession(number));
  const sync = api.begin();
  const before = watchNumbers();
  await eventually(() => expect(before.at(-1)).toBe(2));
  sync.stop();
  setStorageOwner(null);
  clearUser(api.owner());
  setStorageOwner(api.owner());
  const shown = watchNumbers();
  api.begin();
  await eventually(() => expect(shown.at(-1)).toBe(2));
  expect(shown).not.toContain(0);
});

test('a reload in between goes on waiting', async () => {
  for (const number of [1, 2]) api.store(makeSession(number));
  sessionTable.put(makeSession(1));
  readCursor.write('1');
  const shown = watchNumbers();
  api.begin();
  await eventually(() => expect(shown.at(-1)).toBe(2));
  expect(new Set(shown)).toEqual(new Set([2]));
});

test('a device that knows them all shows them at once', () => {
  hasReadAll.write(true);
  sessionTable.put(makeSession(1));
  expect(watchNumbers()).toEqual([1]);
});

test('what is shown stays while the server is asked, though it had none before', async () => {
  hasReadAll.write(true);
  sessionTable.put(makeSession(1));
  let wasTakenAway = false;
  renderHook(() => {
    const isNewHere = useIsNewHere(api.owner());
    wasTakenAway ||= isNewHere;
  });
  api.begin();
  await eventually(() => expect(readCursor.read()).not.toBeNull());
  expect(wasTakenAway).toBe(false);
});

test('asked in vain, what is here is shown', async () => {
  api.failWith = { status: 503, body: 'down' };
  const shown = watchNumbers();
  api.begin();
  await eventually(() => expect(shown).toContain(0));
});
