// @vitest-environment jsdom
import type { Absence } from '@cadence/domain/timer/absence';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AwayDialog, awayText } from './away-dialog.tsx';

const steps: TimerStep[] = [
  { name: 'Round 2: Squat', exerciseName: 'Squat', duration: 40, type: 'exercise' },
  { name: 'Row', duration: 40, type: 'exercise' },
];

const absence: Absence = {
  awaySeconds: 7200,
  fromStepIndex: 0,
  toStepIndex: 1,
  completed: false,
  continued: newTimer(),
};

afterEach(cleanup);

test.each([
  [45, '45 s'],
  [750, '12:30'],
  [3600, '1 hour'],
  [3 * 3600 + 60, '3 hours'],
  [26 * 3600, '1 day'],
  [50 * 3600, '2 days'],
])('%i seconds away are %s', (seconds, words) => {
  expect(awayText(seconds)).toBe(words);
});

const looks = (name: string) =>
  screen.getByRole('button', { name, hidden: true }).className.includes('bg-brand');

test('it names steps as the screen does', () => {
  render(<AwayDialog absence={absence} steps={steps} onChoose={() => {}} />);
  expect(screen.getByText(/would be at Row by now.*continue Squat where/)).toBeTruthy();
});

test('who has passed the end is first offered to continue', () => {
  const { rerender } = render(<AwayDialog absence={absence} steps={steps} onChoose={() => {}} />);
  expect([looks('Continue where you were'), looks('Catch up')]).toEqual([false, true]);
  const passed = { ...absence, completed: true };
  rerender(<AwayDialog absence={passed} steps={steps} onChoose={() => {}} />);
  expect([looks('Continue where you were'), looks('Catch up')]).toEqual([true, false]);
});
