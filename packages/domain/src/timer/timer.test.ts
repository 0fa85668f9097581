import { describe, expect, test } from 'vitest';
import { adjustSeconds } from './constants.ts';
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
import type { TimerStep } from './types.ts';

const steps: TimerStep[] = [
  { name: 'Get Ready', duration: 60, type: 'pre-workout' },
  { name: 'Squat', duration: 40, type: 'exercise', repBased: true },
  { name: 'Rest', duration: 20, type: 'rest' },
  { name: 'Row', duration: 30, type: 'exercise' },
];
const t0 = 1_780_000_000_000;
const at = (seconds: number) => t0 + seconds * 1000;
const running = start(steps, newTimer(), t0);
const read = (state = running, seconds = 0) => timerAt(steps, state, at(seconds));

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
      progressPercent: 0,
      complete: false,
      activeSeconds: 0,
      remainingMs: 60_000,
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
