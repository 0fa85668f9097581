// @vitest-environment jsdom
import { start, timerAt } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RunHead } from './run-head.tsx';

afterEach(cleanup);

const plank: TimerStep = { name: 'Plank', type: 'exercise', duration: 90 };
const flow: TimerStep = {
  name: 'Compound Flow',
  type: 'exercise',
  duration: 1200,
  openEnded: true,
  flow: [{ name: 'Swing', type: 'exercise', reps: 10 }],
  likelySeconds: 100,
};

/** The words beside the title, so long after the start. */
function leftAfter(seconds: number, steps: TimerStep[]) {
  const reading = timerAt(steps, start(steps, newTimer(), 0), seconds * 1000);
  render(
    <RunHead
      title="Legs"
      stepIndex={reading.stepIndex}
      readings={{ read: () => reading, subscribe: () => () => {} }}
      steps={steps}
      countsUp={false}
      onSeek={() => {}}
    />,
  );
  return screen.getByText(/left/).textContent;
}

test.each([
  ['to the second where all lengths are known', 30, [plank, plank], /^2:30 left/],
  ['about, where rounds end when the user ends them', 0, [flow, plank], /^about 3:10 left/],
  ['less, the longer the round goes', 40, [flow, plank], /^about 2:30 left/],
  [
    'what follows, when the round takes longer than thought',
    500,
    [flow, plank],
    /^about 1:30 left/,
  ],
])('it tells the time left %s', (_, seconds, steps, words) => {
  expect(leftAfter(seconds, steps)).toMatch(words);
});
