// @vitest-environment jsdom
import type { RunLog } from '@cadence/domain/analytics/session';
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StepsSheet } from './steps-sheet.tsx';

const steps = ['Squat', 'Row', 'Plank', 'Lunge'].map(
  (name): TimerStep => ({ name, duration: 40, type: 'exercise' }),
);
const log: RunLog = { sessionId: 's1', startedAtMs: 0, sets: {}, skippedSteps: [1] };

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

function ticked(current: number, finishedSteps: number[] = []): string[] {
  render(
    <StepsSheet
      open
      onClose={() => {}}
      steps={steps}
      current={current}
      log={{ ...log, finishedSteps }}
      onChoose={() => {}}
    />,
  );
  return screen
    .getAllByRole('listitem', { hidden: true })
    .filter((row) => within(row).queryByLabelText('done'))
    .map((row) => row.textContent ?? '')
    .map((text) => steps.find(({ name }) => text.includes(name))?.name ?? text);
}

test('what lies behind is ticked, but for what was skipped', () => {
  expect(ticked(3)).toEqual(['Squat', 'Plank']);
});

test('who goes back keeps the ticks of what was done, but for the step it is at', () => {
  expect(ticked(0, [0, 2])).toEqual(['Plank']);
});
