import { describe, expect, test } from 'vitest';
import { at, read, running, steps, t0 } from './test-support/four-steps.ts';
import {
  adjust,
  done,
  goto,
  next,
  pause,
  previous,
  reset,
  rest,
  seek,
  settle,
  skip,
  start,
  timerAt,
} from './timer.ts';
import { newTimer } from './timer-state.ts';

describe('a timer', () => {
  test('that is not started stands at the first step with its whole duration', () => {
    expect(read(newTimer(), 500)).toEqual({
      status: 'not-started',
      stepIndex: 0,
      step: steps[0],
      remainingSeconds: 60,
      stepElapsedSeconds: 0,
      elapsedSeconds: 0,
      totalSeconds: 150,
      likelyTotalSeconds: 150,
      likelyLeftSeconds: 150,
      progressPercent: 0,
      complete: false,
      clockSeconds: 60,
      activeSeconds: 0,
      remainingMs: 60_000,
      secondEndsInMs: 1000,
      stepElapsedMs: 0,
    });
  });

  test('that runs drops by a second each second, while elapsed and progress advance', () => {
    expect([0, 1, 2, 59].map((s) => read(running, s).remainingSeconds)).toEqual([60, 59, 58, 1]);
    expect([0, 1, 2, 59].map((s) => read(running, s).elapsedSeconds)).toEqual([0, 1, 2, 59]);
    expect(read(running, 75).progressPercent).toBe(50);
  });

  test('reads whole seconds: what remains is rounded up, what has passed down', () => {
    expect(read(running, 0.4)).toMatchObject({ remainingSeconds: 60, elapsedSeconds: 0 });
    expect(read(running, 59.999)).toMatchObject({ remainingSeconds: 1, stepElapsedSeconds: 59 });
  });

  test('starts the next step at zero', () => {
    expect(read(running, 60)).toMatchObject({ stepIndex: 1, remainingSeconds: 40 });
  });

  test('passes any number of steps in a gap', () => {
    expect(read(running, 125)).toMatchObject({ stepIndex: 3, remainingSeconds: 25 });
  });

  test('completes by itself at the end, and stays so', () => {
    const complete = {
      status: 'complete',
      complete: true,
      stepIndex: 3,
      remainingSeconds: 0,
      elapsedSeconds: 150,
      progressPercent: 100,
      activeSeconds: 150,
    };
    expect(read(running, 150)).toMatchObject(complete);
    expect(read(running, 9999)).toMatchObject(complete);
    expect(read(settle(steps, running, at(9999)), 99_999)).toMatchObject(complete);
  });

  test('is not moved by a clock that was set back', () => {
    expect(read(running, -100)).toMatchObject({ stepIndex: 0, remainingSeconds: 60 });
  });

  test('without steps has nothing to start, skip or seek', () => {
    for (const act of [start, pause, skip, next, previous, rest, done]) {
      expect(act([], newTimer(), t0)).toEqual(newTimer());
    }
    expect(goto([], newTimer(), t0, 3)).toEqual(newTimer());
    expect(seek([], newTimer(), t0, 3)).toEqual(newTimer());
    expect(adjust([], newTimer(), t0, 15)).toEqual(newTimer());
    expect(timerAt([], newTimer(), t0)).toMatchObject({
      step: null,
      totalSeconds: 0,
      complete: false,
    });
  });
});

describe('pause and start', () => {
  const paused = pause(steps, running, at(70));

  test('a paused timer stands still', () => {
    expect(read(paused, 70)).toEqual(read(paused, 5000));
    expect(read(paused, 5000)).toMatchObject({
      status: 'paused',
      stepIndex: 1,
      remainingSeconds: 30,
    });
  });

  test('start resumes the remaining time', () => {
    const resumed = start(steps, paused, at(1000));
    expect(read(resumed, 1000)).toMatchObject({ status: 'running', remainingSeconds: 30 });
    expect(read(resumed, 1010)).toMatchObject({
      stepIndex: 1,
      remainingSeconds: 20,
      activeSeconds: 80,
    });
  });

  test('starting a running timer or pausing a paused one changes nothing', () => {
    expect(start(steps, running, at(5))).toBe(running);
    expect(pause(steps, paused, at(90))).toEqual(paused);
    expect(pause(steps, newTimer(), t0)).toEqual(newTimer());
  });

  test('pausing after the end finds the timer complete', () => {
    expect(pause(steps, running, at(500)).status).toBe('complete');
  });

  test('a complete timer does not start before it is reset', () => {
    const over = settle(steps, running, at(500));
    expect(start(steps, over, at(501))).toBe(over);
    expect(start(steps, reset(), at(501)).status).toBe('running');
  });
});

describe('moving between steps', () => {
  test.each([
    ['next', next(steps, running, at(10)), 1],
    ['skip', skip(steps, running, at(10)), 1],
    ['goto', goto(steps, running, at(10), 3), 3],
    ['previous', previous(steps, running, at(70)), 0],
  ])("%s changes the step and sets the time to that step's duration", (_, state, index) => {
    const seconds = index === 0 ? 70 : 10;
    expect(read(state, seconds)).toMatchObject({
      status: 'running',
      stepIndex: index,
      remainingSeconds: steps[index]?.duration,
    });
  });

  test('it leaves a paused timer paused and an unstarted one unstarted', () => {
    expect(read(next(steps, pause(steps, running, at(5)), at(6)), 99)).toMatchObject({
      status: 'paused',
      stepIndex: 1,
      remainingSeconds: 40,
    });
    expect(goto(steps, newTimer(), t0, 2)).toMatchObject({ status: 'not-started', stepIndex: 2 });
  });

  test('skipping the last step completes the workout', () => {
    const last = goto(steps, running, at(5), 3);
    expect(read(skip(steps, last, at(7)), 7)).toMatchObject({
      status: 'complete',
      progressPercent: 100,
      activeSeconds: 7,
    });
  });

  test('next on the last step has nowhere to go', () => {
    const last = goto(steps, running, at(5), 3);
    expect(read(next(steps, last, at(7)), 7)).toMatchObject({ stepIndex: 3, remainingSeconds: 28 });
  });

  test('previous on the first step begins it again, and at the end returns to the last step', () => {
    expect(read(previous(steps, running, at(9)), 9)).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 60,
    });
    const over = settle(steps, running, at(500));
    expect(read(previous(steps, over, at(501)), 501)).toMatchObject({
      status: 'paused',
      stepIndex: 3,
      remainingSeconds: 30,
    });
  });

  test('goto stays within the steps', () => {
    expect(goto(steps, running, t0, -5).stepIndex).toBe(0);
    expect(goto(steps, running, t0, 99).stepIndex).toBe(3);
    expect(goto(steps, running, t0, 1.7).stepIndex).toBe(1);
    expect(goto(steps, running, t0, Number.NaN)).toBe(running);
  });

  test('reset returns to step 0, not started', () => {
    expect(reset()).toEqual(newTimer());
  });

  test('elapsed follows the timeline, active time what was really spent', () => {
    expect(read(goto(steps, running, at(10), 3), 15)).toMatchObject({
      elapsedSeconds: 125,
      activeSeconds: 15,
    });
  });
});
