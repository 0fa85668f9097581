// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { outbox, refused } from '../features/analytics/session-store.ts';
import { isFinishedHere, useEndedHere } from '../features/analytics/trained-here.ts';
import { useIdentity } from '../platform/identity.ts';
import { setStorageOwner } from '../platform/storage.ts';
import { fakeIndexedDb } from '../platform/test-support/fake-indexed-db.ts';
import { dismissToast, toastQueue } from '../ui/toast-queue.ts';
import { keepSession, useWhereKept } from './keep-session.ts';

const session = makeSession('2026-11-15T08:00:00.000Z', {
  id: '01890000-0000-7000-8000-000000000001',
});
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const whereKept = () => renderHook(useWhereKept).result.current(session.id);

function refuseText(name: string): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

afterEach(() => {
  cleanup();
  useIdentity.setState({ offline: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setStorageOwner(null);
  localStorage.clear();
  for (const { id } of toastQueue.read()) dismissToast(id);
});

test('what the device keeps needs no words', () => {
  setStorageOwner('ann');
  keepSession(session);
  expect(whereKept()).toBe('device');
  expect(toastQueue.read()).toEqual([]);
});

test('what ends here is known to have been finished here', () => {
  setStorageOwner('ann');
  expect(isFinishedHere('w1')).toBe(false);
  keepSession({ ...session, workoutId: 'w1' });
  expect(isFinishedHere('w1')).toBe(true);
});

test('what goes on after its end has not ended here', () => {
  setStorageOwner('ann');
  const ended = () => renderHook(() => useEndedHere('w1')).result.current;
  keepSession({ ...session, workoutId: 'w1' });
  expect(ended()).toBeDefined();
  const completion = { ...session.completion, status: 'partial' as const };
  keepSession({ ...session, workoutId: 'w1', completion });
  expect(ended()).toBeUndefined();
});

test('where a session is kept follows it to the account', () => {
  setStorageOwner('eve');
  keepSession(session);
  const { result } = renderHook(useWhereKept);
  const [change] = outbox.read();
  if (!change) throw new Error('Nothing waits');
  act(() => useIdentity.setState({ offline: true }));
  expect(result.current(session.id)).toBe('waiting');
  act(() => void outbox.write([]));
  expect(result.current(session.id)).toBe('account');
  // No connection brings it there.
  act(() => void refused.write([change]));
  expect(result.current(session.id)).toBe('refused');
});

test.each([
  ['QuotaExceededError', 'its storage is full'],
  ['SecurityError', 'its storage is blocked'],
])('a %s is told: %s', async (name, words) => {
  setStorageOwner('ben');
  refuseText(name);
  keepSession(session);
  await eventually(() =>
    expect(toastQueue.read()).toMatchObject([
      { tone: 'error', message: expect.stringContaining(words) },
    ]),
  );
  expect(whereKept()).toBe('page');
});

test('where the database has room nothing is said of a text storage that has none', async () => {
  const database = fakeIndexedDb();
  setStorageOwner('cleo');
  const write = Storage.prototype.setItem;
  // As a full storage does: what is small still fits.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(
    this: Storage,
    key,
    text,
  ) {
    if (text.length > 300) throw new DOMException('no', 'QuotaExceededError');
    write.call(this, key, text);
  });
  keepSession(session);
  // Neither is known before the database has answered.
  expect(whereKept()).toBeUndefined();
  await eventually(() => expect(database.rows.size).toBe(1));
  await eventually(() =>
    expect(localStorage.getItem('user_cleo_sessionOutbox')).toContain(session.id),
  );
  await eventually(() => expect(whereKept()).toBe('device'));
  expect(toastQueue.read()).toEqual([]);
});

test('where both are full it is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeIndexedDb().trouble = 'full';
  setStorageOwner('dora');
  refuseText('QuotaExceededError');
  keepSession(session);
  await eventually(() => expect(toastQueue.read()).toMatchObject([{ tone: 'error' }]));
});
