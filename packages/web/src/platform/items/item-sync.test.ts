// @vitest-environment jsdom
import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import { expect, test } from 'vitest';
import { queryClient } from '../api/query.ts';
import { rowsOfKind, waitingRows } from '../outbox/outbox.ts';
import { clearUser, setStorageOwner } from '../storage.ts';
import { eventually } from '../test-support/eventually.ts';
import { findItem, putItem, readItems, removeItem } from './item-store.ts';
import { itemsQuery } from './item-sync.ts';
import { areItemsSent, whenItemsSent } from './items-sent.ts';
import { playItemApi } from './test-support/item-api.ts';

const api = playItemApi();

function fromTablet(kind: ItemKind, id: string, value: unknown, changedAt: string): SyncItem {
  return { kind, id, value, changedAt, deviceId: 'tablet', deleted: value === null } as SyncItem;
}

const isFresh = () => queryClient.getQueryData(itemsQuery(api.owner()).queryKey) === true;
const soon = () => new Date(Date.now() + 60_000).toISOString();
const longAgo = '2020-01-01T00:00:00.000Z';
const here = (kind: ItemKind, id: string) => findItem({ kind, id })?.value;
const allSent = () => eventually(() => expect(waitingRows('item')).toEqual([]));
const isRead = () => eventually(() => expect(isFresh()).toBe(true));
const settled = async () => {
  await allSent();
  await isRead();
};

test('what was told without a connection is sent once there is one, together', async () => {
  putItem('fact', 'goal', 'strength');
  putItem('preference', 'units', 'kg');
  putItem('preference', 'units', 'lb');
  api.begin();
  await settled();
  expect(api.items().map(({ id, value }) => [id, value])).toEqual([
    ['goal', 'strength'],
    ['units', 'lb'],
  ]);
  expect(api.calls.filter((line) => line.startsWith('PUT'))).toEqual(['PUT 2']);
});

test('what other devices told comes here, page by page', async () => {
  for (let index = 0; index < 5; index += 1) {
    api.store(fromTablet('preference', `p${index}`, index, longAgo));
  }
  api.pageSize = 2;
  api.begin();
  await eventually(() => expect(readItems()).toHaveLength(5));
});

test('two devices that were both offline end with what either has', async () => {
  api.store(fromTablet('fact', 'level', 'advanced', longAgo));
  putItem('fact', 'goal', 'strength');
  api.begin();
  await settled();
  await eventually(() => expect(here('fact', 'level')).toBe('advanced'));
  expect(here('fact', 'goal')).toBe('strength');
  expect(api.items()).toHaveLength(2);
});

test('of two changes of one thing the later stays, here and there', async () => {
  putItem('preference', 'units', 'kg');
  putItem('fact', 'goal', 'strength');
  api.store(fromTablet('preference', 'units', 'lb', soon()));
  api.store(fromTablet('fact', 'goal', 'power', longAgo));
  api.begin();
  await settled();
  await eventually(() => expect(here('preference', 'units')).toBe('lb'));
  expect(here('fact', 'goal')).toBe('strength');
  expect(api.items().find(({ id }) => id === 'goal')?.value).toBe('strength');
});

test('deleted here it goes there, and nothing of it stays here', async () => {
  api.store(fromTablet('best_lift', '1', lift, longAgo));
  api.begin();
  await eventually(() => expect(here('best_lift', '1')).toEqual(lift));
  removeItem('best_lift', '1');
  await allSent();
  expect(api.items()).toMatchObject([{ value: null, deleted: true }]);
  await eventually(() => expect(readItems()).toEqual([]));
});

const lift = { lift: 'Row', kilograms: 50, reps: 5, day: '2026-01-01' };

test('deleted there it goes here, unless it was changed here later', async () => {
  putItem('best_lift', '2', lift);
  api.store(
    fromTablet('best_lift', '1', lift, longAgo),
    fromTablet('best_lift', '2', null, longAgo),
  );
  const sync = api.begin();
  await settled();
  api.store(fromTablet('best_lift', '1', null, soon()));
  sync.request();
  await eventually(() => expect(readItems().map(({ id }) => id)).toEqual(['2']));
});

test('a clock that the server set right is right here too', async () => {
  api.clamp = longAgo;
  putItem('preference', 'units', 'lb');
  const sync = api.begin();
  await settled();
  expect(findItem({ kind: 'preference', id: 'units' })?.changedAt).toBe(longAgo);
  api.store(fromTablet('preference', 'units', 'kg', '2020-01-02T00:00:00.000Z'));
  sync.request();
  await eventually(() => expect(here('preference', 'units')).toBe('kg'));
});

test('a change made while another is on its way is not lost', async () => {
  let open = () => {};
  api.gate = new Promise((resolve) => {
    open = resolve;
  });
  putItem('preference', 'units', 'kg');
  api.begin();
  await eventually(() => expect(api.calls).toContain('PUT 1'));
  putItem('preference', 'units', 'lb');
  open();
  await settled();
  expect(api.items()).toMatchObject([{ value: 'lb' }]);
  expect(here('preference', 'units')).toBe('lb');
});

test.each(['VALIDATION_ERROR', 'TOO_MANY_OWN_EXERCISES'])(
  'one that is refused with %s keeps no other back, stays here and is counted',
  async (code) => {
    api.refuses = ['b'];
    api.refusalCode = code;
    for (const id of ['a', 'b', 'c']) putItem('preference', id, id);
    api.begin();
    await settled();
    expect(api.items().map(({ id }) => id)).toEqual(['a', 'c']);
    expect(rowsOfKind('item')).toMatchObject([{ entity: 'preference b', failure: {} }]);
    expect(here('preference', 'b')).toBe('b');
  },
);

test('a server in trouble loses nothing', async () => {
  api.failWith = { status: 500, body: '' };
  putItem('fact', 'goal', 'strength');
  api.begin();
  await eventually(() => expect(api.calls).toContain('PUT 1'));
  expect(waitingRows('item')).toHaveLength(1);
  api.failWith = null;
  await eventually(() => {
    // Else it is tried again after a while, by itself.
    window.dispatchEvent(new Event('online'));
    expect(waitingRows('item')).toEqual([]);
    expect(isFresh()).toBe(true);
  });
  expect(api.items()).toHaveLength(1);
});

test('who waits for the server to know is told whether it does', async () => {
  expect(areItemsSent()).toBe(true);
  putItem('fact', 'goal', 'strength');
  expect(await whenItemsSent(0)).toBe(false);
  api.begin();
  expect(await whenItemsSent(20_000)).toBe(true);
  expect(api.items()).toHaveLength(1);
});

test('signing out clears the device, signing in brings it back', async () => {
  putItem('fact', 'goal', 'strength');
  const sync = api.begin();
  await settled();
  sync.stop();
  clearUser(api.owner());
  setStorageOwner(null);
  setStorageOwner(api.owner());
  expect(readItems()).toEqual([]);
  api.begin();
  await eventually(() => expect(here('fact', 'goal')).toBe('strength'));
});

test('whoever signs in again has heard nothing of the server yet', async () => {
  const sync = api.begin();
  await eventually(() => expect(isFresh()).toBe(true));
  sync.stop();
  setStorageOwner(null);
  setStorageOwner(api.owner());
  expect(isFresh()).toBe(false);
  api.begin();
  await eventually(() => expect(isFresh()).toBe(true));
});

test('what a later version has added is left where it is', async () => {
  api.store(fromTablet('moon_phase' as ItemKind, '1', 'full', longAgo));
  api.store(fromTablet('fact', 'goal', 'power', longAgo));
  api.begin();
  await eventually(() => expect(here('fact', 'goal')).toBe('power'));
  expect(readItems()).toHaveLength(1);
});
