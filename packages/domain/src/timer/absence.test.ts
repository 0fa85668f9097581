import { describe, expect, test } from 'vitest';
import { describeAbsence, leapAhead } from './absence.ts';
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

describe('leaping ahead', () => {
  test.each([
    ['within a step', 10, { status: 'running', stepIndex: 0, remainingSeconds: 5 }],
    ['past steps', 40, { status: 'running', stepIndex: 2, remainingSeconds: 45 }],
    ['past the end', 500, { status: 'complete', activeSeconds: 90 }],
    ['by nothing', 0, { status: 'running', stepIndex: 0, remainingSeconds: 15 }],
  ])('%s is as if the time had passed', (_, bySeconds, reading) => {
    const leapt = leapAhead(steps, running, at(5), bySeconds * 1000);
    expect(timerAt(steps, leapt, at(5))).toMatchObject(reading);
    expect(timerAt(steps, leapt, at(8))).toEqual(timerAt(steps, running, at(8 + bySeconds)));
  });

  test('moves no paused timer', () => {
    const paused = pause(steps, running, at(5));
    expect(leapAhead(steps, paused, at(5), 40_000)).toEqual(paused);
  });
});
