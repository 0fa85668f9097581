// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isFinished, useEnded } from '../../features/analytics/sessions/session-log.ts';
import { useIdentity } from '../../platform/identity.ts';
import { queue, refuseRow, rowsOfKind, takeRows } from '../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { dismissToast, toastQueue } from '../../ui/overlay/toast-queue.ts';
import { keepSession, useWhereKept } from './keep-session.ts';

const session = makeSession('2026-11-15T08:00:00.000Z', {
  id: '01890000-0000-7000-8000-000000000001',
});
const whereKept = () => renderHook(useWhereKept).result.current(session.id);

afterEach(() => {
  cleanup();
  useIdentity.setState({ offline: false });
  vi.restoreAllMocks();
  setStorageOwner(null);
  for (const { id } of toastQueue.read()) dismissToast(id);
});

test('what the device keeps needs no words, once it does', async () => {
  setStorageOwner('ann');
  keepSession(session);
  expect(whereKept()).toBeUndefined();
  await eventually(() => expect(whereKept()).toBe('device'));
  expect(toastQueue.read()).toEqual([]);
});

test('what ends here is known to have been finished', () => {
  setStorageOwner('ann');
  expect(isFinished('w1')).toBe(false);
  keepSession({ ...session, workoutId: 'w1' });
  expect(isFinished('w1')).toBe(true);
});

test('what goes on after its end has not ended', () => {
  setStorageOwner('ann');
  const ended = () => renderHook(() => useEnded('w1')).result.current;
  keepSession({ ...session, workoutId: 'w1' });
  expect(ended()).toBeDefined();
  const completion = { ...session.completion, status: 'partial' as const };
  keepSession({ ...session, workoutId: 'w1', completion });
  expect(ended()).toBeUndefined();
});

test('where a session is kept follows it to the account', async () => {
  setStorageOwner('eve');
  keepSession(session);
  const { result } = renderHook(useWhereKept);
  await eventually(() => expect(result.current(session.id)).toBe('device'));
  act(() => useIdentity.setState({ offline: true }));
  expect(result.current(session.id)).toBe('waiting');
  act(() => takeRows(rowsOfKind('session')));
  expect(result.current(session.id)).toBe('account');
  // No connection brings it there.
  act(() => queue({ kind: 'session', entity: session.id, payload: { act: 'put', changedAt: '' } }));
  const [row] = rowsOfKind('session');
  act(() => row && refuseRow(row, { code: 'VALIDATION_ERROR', message: 'No.' }));
  expect(result.current(session.id)).toBe('refused');
});

test.each([
  ['QuotaExceededError', 'its storage is full'],
  ['SecurityError', 'its storage is blocked'],
])('a %s is told: %s', async (name, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  setStorageOwner('ben');
  keepSession(session);
  await eventually(() =>
    expect(toastQueue.read()).toMatchObject([
      { tone: 'error', message: expect.stringContaining(words) },
    ]),
  );
  expect(whereKept()).toBe('page');
});
