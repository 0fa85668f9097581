// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { saveSession, useEnded } from './session-log.ts';
import { SessionRecord } from './session-record.tsx';

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  cleanup();
  dismissAllToasts();
  setStorageOwner(null);
  localStorage.clear();
});

const sessionOf = (day: number) =>
  makeSession(`2026-11-${day}T08:00:00.000Z`, {
    id: `01890000-0000-7000-8000-0000000000${day}`,
    workoutId: 'w1',
  });

test('a deleted session has not ended here, until its deletion is undone', async () => {
  const [first, second] = [sessionOf(14), sessionOf(15)];
  for (const session of [first, second]) {
    saveSession(session);
  }
  const ended = () => renderHook(() => useEnded('w1')).result.current?.date;
  const { rerender } = render(
    <SessionRecord id={second.id} onClose={() => {}} onShare={() => {}} />,
    {
      wrapper: ({ children }) => (
        <>
          {children}
          <Toaster />
        </>
      ),
    },
  );
  const remove = async () => fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await remove();
  expect(ended()).toBe(first.date);
  undo();
  expect(ended()).toBe(second.date);

  // An earlier one that comes back is not the latest.
  rerender(<SessionRecord id={first.id} onClose={() => {}} onShare={() => {}} />);
  await remove();
  undo();
  expect(ended()).toBe(second.date);
});
