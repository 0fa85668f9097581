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

test('every kind of set is told as it was logged', async () => {
  const session = makeSession('2026-11-14T08:00:00.000Z', {
    id: '01890000-0000-7000-8000-000000000014',
    exercises: [
      {
        name: 'Back Squat',
        sets: [
          { role: 'ramp', reps: 5, weight: 40 },
          { reps: 5, weight: 80, rpe: 8 },
          { reps: 5, weight: 80, rir: 2 },
          { role: 'drop', reps: 9, weight: 50 },
          { role: 'failure', reps: 12 },
        ],
      },
      { name: 'Plank', sets: [{ seconds: 45 }, { seconds: 30, weight: 10 }] },
      { name: 'Run', sets: [{ distanceMeters: 5000, seconds: 1500 }] },
    ],
  });
  saveSession(session);
  render(<SessionRecord id={session.id} onClose={() => {}} onShare={() => {}} />);
  expect(
    await screen.findByText(
      '5 × 40 kg (warm-up), 5 × 80 kg at RPE 8, 5 × 80 kg with 2 left, 9 × 50 kg (drop), 12 reps (to failure)',
    ),
  ).toBeDefined();
  expect(screen.getByText('45 s, 30 s × 10 kg')).toBeDefined();
  expect(screen.getByText(/^5 km in 25:00/)).toBeDefined();
});
