import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cuesBetween } from './cues.ts';
import { missed, tapRound, tickItem, undoTap } from './tap-actions.ts';
import { sumSeconds } from './timeline.ts';
import {
  adjust,
  done,
  finish,
  goto,
  next,
  pause,
  previous,
  rest,
  seek,
  settle,
  skip,
  start,
  timerAt,
} from './timer.ts';
import { newTimer, reviveTimer, type TimerState } from './timer-state.ts';
import type { TimerStep } from './types.ts';

const t0 = 1_780_000_000_000;

const step: fc.Arbitrary<TimerStep> = fc.record(
  {
    name: fc.constant('X'),
    duration: fc.integer({ min: 1, max: 90 }),
    type: fc.constantFrom('exercise', 'rest', 'warmup', 'phase_transition'),
    repBased: fc.constant(true as const),
    openEnded: fc.constant(true as const),
    side: fc.constantFrom('left', 'both'),
    mode: fc.constantFrom('down', 'up'),
    count: fc.constantFrom('rounds', 'minutes', 'items'),
    likelySeconds: fc.integer({ min: 0, max: 120 }),
    targetSeconds: fc.integer({ min: 1, max: 90 }),
    untilMissed: fc.constant(true as const),
    block: fc.nat(3),
    flow: fc.constant([{ name: 'X', type: 'exercise' as const }]),
  },
  { requiredKeys: ['name', 'duration', 'type'] },
);
const someSteps = fc.array(step, { minLength: 1, maxLength: 12 });

type Act = (steps: TimerStep[], state: TimerState, nowMs: number) => TimerState;
const acts: Record<string, Act> = {
  start,
  pause,
  skip,
  next,
  previous,
  rest,
  done,
  settle,
  goto: (steps, state, nowMs) => goto(steps, state, nowMs, Math.floor(nowMs) % 7),
  seek: (steps, state, nowMs) => seek(steps, state, nowMs, (nowMs / 1000) % 200),
  longer: (steps, state, nowMs) => adjust(steps, state, nowMs, 15),
  shorter: (steps, state, nowMs) => adjust(steps, state, nowMs, -15),
  finish,
  missed,
  tapRound,
  tickItem,
  undoTap,
};
const press = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  afterMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
});
const presses = fc.array(press, { maxLength: 12 });

interface Played {
  state: TimerState;
  nowMs: number;
}

function play(steps: TimerStep[], pressed: { act: string; afterMs: number }[]): Played {
  let played: Played = { state: start(steps, newTimer(), t0), nowMs: t0 };
  for (const { act, afterMs } of pressed) {
    const nowMs = played.nowMs + afterMs;
    played = { nowMs, state: acts[act]?.(steps, played.state, nowMs) ?? played.state };
  }
  return played;
}

describe('after any buttons', () => {
  test('elapsed and remaining add up to the total, which is the sum of the steps with what was adjusted', () => {
    fc.assert(
      fc.property(someSteps, presses, fc.nat(200_000), (steps, pressed, laterMs) => {
        const { state, nowMs } = play(steps, pressed);
        const reading = timerAt(steps, state, nowMs + laterMs);
        const adjustedMs = Object.values(state.adjustedMs).reduce((a, b) => a + b, 0);
        expect(reading.totalSeconds).toBe(Math.round(sumSeconds(steps) + adjustedMs / 1000));
        expect(reading.remainingMs).toBeGreaterThanOrEqual(0);
        expect(reading.progressPercent).toBeGreaterThanOrEqual(0);
        expect(reading.progressPercent).toBeLessThanOrEqual(100);
        expect(reading.step).toBe(steps[reading.stepIndex]);
        expect(reading.complete).toBe(reading.status === 'complete');
        expect(reading.likelyTotalSeconds).toBeLessThanOrEqual(reading.totalSeconds);
        expect(reading.likelyLeftSeconds).toBeGreaterThanOrEqual(0);
        for (const tap of state.taps ?? []) expect(tap.step).toBeLessThan(steps.length);
        if (reading.complete)
          expect(reading).toMatchObject({ remainingSeconds: 0, progressPercent: 100 });
      }),
    );
  });

  test('time moves the timer forwards only', () => {
    fc.assert(
      fc.property(someSteps, presses, fc.nat(300_000), fc.nat(300_000), (steps, pressed, a, b) => {
        const { state, nowMs } = play(steps, pressed);
        const first = timerAt(steps, state, nowMs + Math.min(a, b));
        const second = timerAt(steps, state, nowMs + Math.max(a, b));
        expect(second.stepIndex).toBeGreaterThanOrEqual(first.stepIndex);
        expect(second.elapsedSeconds).toBeGreaterThanOrEqual(first.elapsedSeconds);
        expect(second.progressPercent).toBeGreaterThanOrEqual(first.progressPercent);
        expect(second.activeSeconds).toBeGreaterThanOrEqual(first.activeSeconds);
      }),
    );
  });

  test('looking on the way, storing and reviving change nothing', () => {
    fc.assert(
      fc.property(someSteps, presses, fc.array(fc.nat(20_000)), (steps, pressed, looks) => {
        const { state, nowMs } = play(steps, pressed);
        let looked: TimerState = state;
        let lookMs = nowMs;
        for (const gapMs of looks) {
          lookMs += gapMs;
          const stored = JSON.stringify(settle(steps, looked, lookMs));
          looked = reviveTimer(JSON.parse(stored)) ?? newTimer();
        }
        expect(looked.taps).toEqual(state.taps);
        expect(timerAt(steps, looked, lookMs)).toEqual(timerAt(steps, state, lookMs));
        expect(timerAt(steps, looked, lookMs + 7000)).toEqual(timerAt(steps, state, lookMs + 7000));
      }),
    );
  });

  test('running from the start passes exactly one second of each step per second', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const state = start(steps, newTimer(), t0);
        let second = 0;
        steps.forEach(({ duration }, stepIndex) => {
          for (let left = duration; left > 0; left--, second++) {
            expect(timerAt(steps, state, t0 + second * 1000)).toMatchObject({
              stepIndex,
              remainingSeconds: left,
              elapsedSeconds: second,
            });
          }
        });
        expect(timerAt(steps, state, t0 + second * 1000).complete).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('cues', () => {
  test('of adjacent intervals are those of the whole: none lost, none twice', () => {
    fc.assert(
      fc.property(someSteps, presses, fc.array(fc.nat(90_000)), (steps, pressed, gaps) => {
        const { state, nowMs } = play(steps, pressed);
        let fromMs = nowMs;
        const parts = gaps.flatMap((gapMs) => {
          const toMs = fromMs + gapMs;
          const cues = cuesBetween(steps, state, fromMs, toMs);
          fromMs = toMs;
          return cues;
        });
        expect(parts).toEqual(cuesBetween(steps, state, nowMs, fromMs));
      }),
    );
  });

  test('come in order of time, no fact twice, each when the timer shows it', () => {
    fc.assert(
      fc.property(someSteps, presses, (steps, pressed) => {
        const { state, nowMs } = play(steps, pressed);
        const cues = cuesBetween(steps, state, nowMs, Number.POSITIVE_INFINITY);
        expect(new Set(cues.map((cue) => JSON.stringify(cue))).size).toBe(cues.length);
        cues.forEach((cue, i) => {
          expect(cue.atMs).toBeGreaterThanOrEqual(cues[i - 1]?.atMs ?? nowMs);
          const reading = timerAt(steps, state, cue.atMs);
          expect(reading.stepIndex).toBe(cue.stepIndex);
          if ('secondsLeft' in cue) expect(reading.remainingMs).toBe(cue.secondsLeft * 1000);
          if (cue.kind === 'step') expect(reading.stepElapsedMs).toBe(0);
          expect(reading.complete).toBe(cue.kind === 'complete');
        });
      }),
    );
  });

  test('every step that is entered is announced, and the end once', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const cues = cuesBetween(steps, start(steps, newTimer(), t0), t0, Number.POSITIVE_INFINITY);
        const entered = cues
          .filter(({ kind }) => kind === 'step')
          .map(({ stepIndex }) => stepIndex);
        expect(entered).toEqual(steps.map((_, i) => i));
        expect(cues.filter(({ kind }) => kind === 'complete')).toHaveLength(1);
        expect(cues.at(-1)).toMatchObject({
          kind: 'complete',
          atMs: t0 + sumSeconds(steps) * 1000,
        });
      }),
    );
  });
});
