import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjust, pause, start, timerAt } from './timer.ts';
import { newTimer, reviveTimer } from './timer-state.ts';
import type { TimerStep } from './types.ts';

const steps: TimerStep[] = [
  { name: 'A', duration: 60, type: 'exercise' },
  { name: 'B', duration: 60, type: 'exercise' },
];
const running = adjust(steps, start(steps, newTimer(), 1000), 5000, 15);

describe('a stored timer', () => {
  test.each([
    ['new', newTimer()],
    ['running', running],
    ['paused', pause(steps, running, 9000)],
    ['complete', pause(steps, running, 900_000)],
  ])('that was %s is revived as it was, at the right second', (_, state) => {
    const revived = reviveTimer(JSON.parse(JSON.stringify(state)));
    expect(revived).toEqual(state);
    expect(timerAt(steps, revived ?? newTimer(), 30_000)).toEqual(timerAt(steps, state, 30_000));
  });

  test.each([
    [null],
    ['running'],
    [[]],
    [{}],
    [{ ...running, version: 2 }],
    [{ ...running, status: 'flying' }],
    [{ ...running, stepIndex: -1 }],
    [{ ...running, stepIndex: 1.5 }],
    [{ ...running, offsetMs: -1 }],
    [{ ...running, offsetMs: Number.NaN }],
    [{ ...running, spentMs: 'long' }],
    [{ ...running, anchorMs: null }],
    [{ ...running, adjustedMs: null }],
    [{ ...running, adjustedMs: { x: 1 } }],
    [{ ...running, adjustedMs: { 0: Number.POSITIVE_INFINITY } }],
  ])('that is broken (%j) is not revived', (value) => {
    expect(reviveTimer(value)).toBeNull();
  });

  test('an anchor is of no use to a timer that does not run', () => {
    expect(reviveTimer({ ...newTimer(), anchorMs: 5 })?.anchorMs).toBeNull();
  });

  test('can be anything without harm', () => {
    fc.assert(fc.property(fc.anything(), (value) => reviveTimer(value) === null));
  });
});
