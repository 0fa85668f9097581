import { describe, expect, test } from 'vitest';
import { adjustSeconds } from './constants.ts';
import { at, read, running, steps, t0 } from './test-support/four-steps.ts';
import {
  adjust,
  done,
  goto,
  pause,
  previous,
  rest,
  seek,
  settle,
  start,
  timerAt,
} from './timer.ts';
import { newTimer } from './timer-state.ts';
import type { TimerStep } from './types.ts';

describe('rest', () => {
  test('starts the next rest step, also from a pause', () => {
    expect(read(rest(steps, running, at(5)), 5)).toMatchObject({
      stepIndex: 2,
      remainingSeconds: 20,
    });
    expect(rest(steps, pause(steps, running, at(5)), at(50)).status).toBe('running');
  });

  test('does nothing when no rest follows', () => {
    const last = goto(steps, running, at(5), 3);
    expect(read(rest(steps, last, at(6)), 6)).toMatchObject({ stepIndex: 3, remainingSeconds: 29 });
  });

  const flow: TimerStep = {
    name: 'Compound Flow',
    duration: 1200,
    type: 'exercise',
    openEnded: true,
  };
  const rounds: TimerStep[] = [flow, { name: 'Round Rest', duration: 120, type: 'rest' }, flow];

  test('ends a Compound round', () => {
    const state = rest(rounds, start(rounds, newTimer(), t0), at(300));
    expect(timerAt(rounds, state, at(300))).toMatchObject({ stepIndex: 1, remainingSeconds: 120 });
  });

  test('ends the last Compound round as well, which has no rest after it', () => {
    const last = goto(rounds, start(rounds, newTimer(), t0), t0, 2);
    expect(rest(rounds, last, at(300)).status).toBe('complete');
    const withCooldown: TimerStep[] = [
      ...rounds,
      { name: 'Stretch', duration: 60, type: 'cooldown' },
    ];
    expect(rest(withCooldown, last, at(300))).toMatchObject({ status: 'running', stepIndex: 3 });
  });

  test('of the last Compound round goes to the cool-down, not to a rest within it', () => {
    const stretch: TimerStep = { name: 'Stretch', duration: 60, type: 'cooldown' };
    const pause: TimerStep = { name: 'Rest', duration: 20, type: 'rest' };
    const withCooldown = [...rounds, stretch, pause, stretch];
    const last = goto(withCooldown, start(withCooldown, newTimer(), t0), t0, 2);
    expect(rest(withCooldown, last, at(300))).toMatchObject({ status: 'running', stepIndex: 3 });
  });

  test('does nothing while resting already', () => {
    const several: TimerStep[] = [...steps, { name: 'Rest', duration: 20, type: 'rest' }];
    const resting = goto(several, start(several, newTimer(), t0), at(5), 2);
    const pressed = rest(several, resting, at(8));
    expect(timerAt(several, pressed, at(8))).toMatchObject({ stepIndex: 2, remainingSeconds: 17 });
  });
});

describe('adjust', () => {
  test('adds 15 s to the current step and to the total', () => {
    const longer = adjust(steps, running, at(10), adjustSeconds);
    expect(read(longer, 10)).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 65,
      stepElapsedSeconds: 10,
      totalSeconds: 165,
    });
    expect(read(longer, 75)).toMatchObject({
      stepIndex: 1,
      remainingSeconds: 40,
      elapsedSeconds: 75,
    });
  });

  test('takes 15 s away', () => {
    const shorter = adjust(steps, running, at(10), -adjustSeconds);
    expect(read(shorter, 10)).toMatchObject({ remainingSeconds: 35, totalSeconds: 135 });
  });

  test('never goes below nothing left: the step is then over', () => {
    const over = adjust(steps, running, at(50), -adjustSeconds);
    expect(read(over, 50)).toMatchObject({ stepIndex: 1, remainingSeconds: 40, totalSeconds: 140 });
  });

  test('works on a paused timer', () => {
    const paused = adjust(steps, pause(steps, running, at(10)), at(99), adjustSeconds);
    expect(read(paused, 200)).toMatchObject({ status: 'paused', remainingSeconds: 65 });
  });

  test('is forgotten when the step is begun again', () => {
    const longer = adjust(steps, running, at(10), adjustSeconds);
    expect(read(previous(steps, longer, at(20)), 20)).toMatchObject({
      remainingSeconds: 60,
      totalSeconds: 150,
    });
  });

  test('ignores what is not a number, and a timer that is complete', () => {
    expect(read(adjust(steps, running, t0, Number.NaN))).toEqual(read());
    const over = settle(steps, running, at(500));
    expect(adjust(steps, over, at(501), 15)).toBe(over);
  });
});

describe('done', () => {
  test('ends a rep-based step', () => {
    const squat = goto(steps, running, t0, 1);
    expect(read(done(steps, squat, at(12)), 12)).toMatchObject({
      stepIndex: 2,
      remainingSeconds: 20,
    });
  });

  test('ends reps that the plan gives a time as well', () => {
    const timed = steps.map((step) => (step.name === 'Row' ? { ...step, reps: 8 } : step));
    const row = goto(timed, running, t0, 3);
    expect(done(timed, row, at(5)).status).toBe('complete');
    expect(done(steps, row, at(5)).status).toBe('running');
  });

  test('leaves a timed step alone', () => {
    expect(read(done(steps, running, at(12)), 12)).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 48,
    });
  });
});

describe('seek', () => {
  test('goes to a second of the whole workout', () => {
    expect(read(seek(steps, running, at(3), 110), 3)).toMatchObject({
      status: 'running',
      stepIndex: 2,
      remainingSeconds: 10,
      elapsedSeconds: 110,
    });
  });

  test('stays within the workout and does not end it', () => {
    expect(read(seek(steps, running, t0, -5)).elapsedSeconds).toBe(0);
    expect(read(seek(steps, running, t0, 9999))).toMatchObject({
      stepIndex: 3,
      remainingSeconds: 1,
    });
    expect(seek(steps, settle(steps, running, at(500)), at(501), 10).status).toBe('paused');
    expect(seek(steps, running, t0, Number.NaN)).toBe(running);
  });
});
