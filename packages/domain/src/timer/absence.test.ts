import { describe, expect, test } from 'vitest';
import { describeAbsence } from './absence.ts';
import { pause, start, timerAt } from './timer.ts';
import { newTimer } from './timer-state.ts';
import type { TimerStep } from './types.ts';

const steps: TimerStep[] = [
  { name: 'A', duration: 20, type: 'exercise' },
  { name: 'Rest', duration: 10, type: 'rest' },
  { name: 'B', duration: 60, type: 'exercise' },
];
const at = (seconds: number) => 1_780_000_000_000 + seconds * 1000;
const running = start(steps, newTimer(), at(0));

describe('an absence', () => {
  const absence = describeAbsence(steps, running, at(5), at(50));

  test('that passed steps is told, with its length', () => {
    expect(absence).toMatchObject({
      awaySeconds: 45,
      fromStepIndex: 0,
      toStepIndex: 2,
      completed: false,
    });
  });

  test('catching up leaves the timer where it has gone', () => {
    expect(absence && timerAt(steps, absence.caughtUp, at(50))).toEqual(
      timerAt(steps, running, at(50)),
    );
  });

  test('continuing takes the timer to where it was last seen, and the time away is not active time', () => {
    expect(absence && timerAt(steps, absence.continued, at(50))).toMatchObject({
      status: 'running',
      stepIndex: 0,
      remainingSeconds: 15,
      activeSeconds: 5,
    });
    expect(absence && timerAt(steps, absence.continued, at(65))).toMatchObject({ stepIndex: 1 });
  });

  test('that outlasted the workout says so', () => {
    expect(describeAbsence(steps, running, at(5), at(500))).toMatchObject({
      completed: true,
      toStepIndex: 2,
      caughtUp: { status: 'complete', spentMs: 90_000 },
    });
  });

  test.each([
    ['within one step', running, 5, 15],
    ['of a paused timer', pause(steps, running, at(5)), 5, 500],
    ['from a timer not started', newTimer(), 5, 500],
    ['after the end', running, 100, 500],
    ['that runs backwards', running, 50, 5],
  ])('%s asks nothing', (_, state, from, to) => {
    expect(describeAbsence(steps, state, at(from), at(to))).toBeNull();
  });
});
