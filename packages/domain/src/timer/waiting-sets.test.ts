import { describe, expect, test } from 'vitest';
import { cuesBetween } from './cues.ts';
import { printedLengths } from './test-support/printed-lengths.ts';
import { done, rest, seek, start, timerAt } from './timer.ts';
import { newTimer } from './timer-state.ts';
import type { TimerStep } from './types.ts';
import { isStrengthSet, waitForDone } from './waiting-sets.ts';

const set = (currentSet: number): TimerStep => ({
  name: `Squat - Set ${currentSet}/2`,
  exerciseName: 'Squat',
  type: 'exercise',
  duration: 30,
  reps: 5,
  weight: 95,
  repBased: true,
  setInfo: { currentSet, totalSets: 2 },
});
const pause: TimerStep = { name: 'Rest Between Sets', type: 'rest', duration: 90 };
const steps = waitForDone([set(1), pause, set(2)]);

describe('a set of strength work', () => {
  test.each([
    ['one of several', set(1), true],
    ['a load alone', { ...set(1), setInfo: undefined }, true],
    ['a set that leads up to it', { ...set(1), type: 'warmup', role: 'ramp' }, true],
    ['a station of a circuit', { ...set(1), setInfo: undefined, totalRounds: 3 }, false],
    ['a hold', { ...set(1), repBased: undefined, reps: undefined }, false],
    ['reps of the body alone, once', { ...set(1), setInfo: undefined, weight: 'heavy' }, false],
    ['a minute of an EMOM', { ...set(1), count: 'minutes' }, false],
  ] as [string, TimerStep, boolean][])('%s', (_, step, expected) => {
    expect(isStrengthSet(step)).toBe(expected);
  });
});

describe('a set that waits', () => {
  const running = start(steps, newTimer(), 0);

  test('counts up past what was planned, and nothing follows it by itself', () => {
    const late = timerAt(steps, running, 600_400);
    expect(late).toMatchObject({ stepIndex: 0, clockSeconds: 600, remainingSeconds: 0 });
    expect(late).toMatchObject({ elapsedSeconds: 30, secondEndsInMs: 600, complete: false });
    expect(cuesBetween(steps, running, 0, 900_000)).toEqual([
      { atMs: 0, stepIndex: 0, kind: 'step' },
    ]);
  });

  test.each([done, rest])('ends with one press, notes its time, and the rest runs', (press) => {
    const after = press(steps, running, 47_000);
    expect(after.taps).toEqual([{ step: 0, kind: 'finish', atMs: 47_000 }]);
    expect(timerAt(steps, after, 48_000)).toMatchObject({ stepIndex: 1, remainingSeconds: 89 });
    expect(timerAt(steps, after, 47_000 + 90_000)).toMatchObject({ stepIndex: 2, clockSeconds: 0 });
  });

  test('a place along the timeline lies behind sets as long as planned', () => {
    expect(timerAt(steps, seek(steps, running, 0, 125), 0)).toMatchObject({ stepIndex: 2 });
  });

  test('is as long in every sum as the one by the clock', () => {
    expect(printedLengths(steps)).toEqual(printedLengths([set(1), pause, set(2)]));
  });
});
