// @vitest-environment jsdom
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../../../ui/overlay/toast-queue.ts';
import { RestLog } from './rest-log.tsx';

const steps: TimerStep[] = [
  { name: 'Row', exerciseName: 'Row', duration: 40, type: 'exercise', reps: 10, weight: 20 },
  { name: 'Rest', duration: 30, type: 'rest' },
];
const run = { steps, log: null, earlierSessions: [] };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  dismissAllToasts();
});

function show(isRest: boolean, onLog: () => void) {
  return (
    <>
      {isRest && <RestLog run={run} stepIndex={1} onLog={onLog} onOpenRound={() => {}} />}
      <Toaster />
    </>
  );
}

test('what is being typed when the rest ends can still be logged', async () => {
  const onLog = vi.fn();
  const { rerender } = render(show(true, onLog));
  await press('10 reps, change');
  const field = screen.getByRole('spinbutton', { name: 'Reps' });
  await userEvent.clear(field);
  await userEvent.type(field, '11');
  rerender(show(false, onLog));
  expect(screen.getByText('Not logged: 11 reps · 20 kg.')).toBeDefined();
  await press('Log set');
  expect(onLog).toHaveBeenCalledWith('0', { reps: 11, weight: 20 });
});

test('what nobody touched, or was logged, is not asked about', async () => {
  const onLog = vi.fn();
  const { rerender } = render(show(true, onLog));
  rerender(show(false, onLog));
  rerender(show(true, onLog));
  await press('10 reps, change');
  await press('More: Reps');
  await press(/^Keep/);
  await press('Log set');
  rerender(show(false, onLog));
  expect(screen.queryByText(/^Not logged/)).toBeNull();
});

test('what was only opened when the rest ends can still be logged', async () => {
  const onLog = vi.fn();
  const { rerender } = render(show(true, onLog));
  await press('RPE, change');
  rerender(show(false, onLog));
  expect(screen.getByText('Not logged: 10 reps · 20 kg · RPE 7.')).toBeDefined();
});

test('what was confirmed is logged at once, and the other values can follow', async () => {
  const onLog = vi.fn();
  const { rerender } = render(show(true, onLog));
  await press('10 reps, change');
  await press('More: Reps');
  await press('Keep 11 reps');
  expect(onLog).toHaveBeenLastCalledWith('0', { reps: 11, weight: 20 });
  expect(screen.getByText('Noted. Anything else?')).toBeDefined();
  await press('20 kg, change');
  await press('More: Weight in kg');
  await press('Keep 22.5 kg');
  expect(onLog).toHaveBeenLastCalledWith('0', { reps: 11, weight: 22.5 });
  rerender(show(false, onLog));
  expect(screen.queryByText(/^Not logged/)).toBeNull();
});
