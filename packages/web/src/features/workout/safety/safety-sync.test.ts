// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdentity } from '../../../platform/identity.ts';
import { clearUser, setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { type PlayedSync, playSync } from '../../../platform/test-support/play-sync.ts';
import { lockTraining, readSafetyLock, unlockTraining, useSafetyLock } from './safety-lock.ts';
import { areSignsTold, signsQuery, whenSignsTold } from './safety-sync.ts';

const fever = { kind: 'stop', id: 'fever', message: 'Rest.', suggestion: 'Drink.' } as const;
const chest = { kind: 'stop', id: 'chest-pain', message: 'Look.', suggestion: 'Call.' } as const;

/** What stands in the account. */
let signs: { id: string }[] = [];
let told: unknown[] = [];
let isDown = false;
let loop: PlayedSync | null = null;

beforeEach(() => {
  localStorage.clear();
  [signs, told, isDown] = [[], [], false];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (isDown) throw new TypeError('offline');
    const given: { id: string; isOpen: boolean }[] =
      typeof body === 'string' ? JSON.parse(body).signs : [];
    told.push(...given.map(({ id, isOpen }) => [id, isOpen]));
    signs = signs.filter((sign) => !given.some(({ id, isOpen }) => id === sign.id && !isOpen));
    return new Response(JSON.stringify({ signs }), { status: 200 });
  });
  setStorageOwner('u1');
  const user = { id: 'u1', email: 'a@b.c', name: 'A' };
  useIdentity.setState({ status: 'signed-in', user, token: 't', offline: false });
});
afterEach(() => {
  loop?.stop();
  setStorageOwner(null);
  vi.unstubAllGlobals();
});

const start = () => {
  loop = playSync('u1', signsQuery('u1'));
};
const shown = () => readSafetyLock()?.id ?? null;

test('what was told elsewhere holds this device, until it is settled elsewhere', async () => {
  signs = [chest];
  start();
  await eventually(() => expect(shown()).toBe('chest-pain'));
  expect(told).toEqual([]);
  signs = [];
  loop?.request();
  await eventually(() => expect(shown()).toBeNull());
});

test('what is settled here is settled in the account, and does not come back', async () => {
  signs = [chest, fever];
  start();
  await eventually(() => expect(shown()).toBe('chest-pain'));
  unlockTraining('chest-pain');
  expect(shown()).toBe('fever');
  await eventually(() => expect(areSignsTold()).toBe(true));
  expect(told).toEqual([['chest-pain', false]]);
  expect(signs).toEqual([fever]);
  expect(shown()).toBe('fever');
});

test('what is told and settled without a connection is sent with it, the last word of each', async () => {
  isDown = true;
  lockTraining(fever);
  lockTraining(chest);
  unlockTraining('chest-pain');
  start();
  expect(await whenSignsTold(0)).toBe(false);
  expect(shown()).toBe('fever');
  isDown = false;
  signs = [chest];
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(areSignsTold()).toBe(true));
  expect(told).toEqual([
    ['fever', true],
    ['chest-pain', false],
  ]);
});

test('logging out takes the lock with it', () => {
  const { result } = renderHook(() => useSafetyLock());
  act(() => lockTraining(fever));
  expect(result.current).toEqual(fever);
  act(() => {
    clearUser('u1');
    setStorageOwner(null);
  });
  act(() => setStorageOwner('u1'));
  expect(result.current).toBeNull();
});
