import type { TimerState } from './timer-state.ts';
import type { TimerStep } from './types.ts';

/** Times shown to people are always this sum (docs/decisions/0011). */
export function sumSeconds(steps: readonly TimerStep[]): number {
  return steps.reduce((sum, { duration }) => sum + duration, 0);
}

/** With what a flow takes by its reps instead of its limit, which nobody waits for. */
export function sumLikelySeconds(steps: readonly TimerStep[]): number {
  return steps.reduce((sum, { duration, likelySeconds }) => sum + (likelySeconds ?? duration), 0);
}

/** The step's length with what the user has added or taken away. */
export function stepMs(steps: readonly TimerStep[], state: TimerState, index: number): number {
  const duration = steps[index]?.duration ?? 0;
  return Math.max(0, duration * 1000 + (state.adjustedMs[index] ?? 0));
}

/** Like spanMs, with what open steps may well take. */
export function likelyMs(
  steps: readonly TimerStep[],
  state: TimerState,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const likely = steps[i]?.likelySeconds;
    const lengthMs = stepMs(steps, state, i);
    sum += likely === undefined ? lengthMs : Math.min(lengthMs, likely * 1000);
  }
  return sum;
}

/** From the start of one step to the start of another. */
export function spanMs(
  steps: readonly TimerStep[],
  state: TimerState,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += stepMs(steps, state, i);
  return sum;
}

export interface StepPlace {
  /** Equal to the number of steps when the end has been passed. */
  stepIndex: number;
  /** Into that step, or beyond the end. */
  offsetMs: number;
}

/**
 * Follows the steps from one place for so long. A step whose time is up is over, but for a set that
 * waits; a place that is chosen along the timeline (`isPlanned`) passes those as well.
 */
export function walk(
  steps: readonly TimerStep[],
  state: TimerState,
  from: StepPlace,
  passedMs: number,
  isPlanned = false,
): StepPlace {
  let { stepIndex } = from;
  let offsetMs = from.offsetMs + passedMs;
  while (stepIndex < steps.length) {
    const lengthMs = stepMs(steps, state, stepIndex);
    if (offsetMs < lengthMs || (steps[stepIndex]?.untilDone && !isPlanned)) break;
    offsetMs -= lengthMs;
    stepIndex++;
  }
  return { stepIndex, offsetMs };
}

/**
 * Whole milliseconds, so that sums stay exact whatever fractions the clock has.
 * Upwards: what begins now must not lie before now, or its first cue would be lost.
 */
export const roundInstant = (nowMs: number): number => Math.ceil(nowMs);

/** A clock that was set back makes no time pass, but takes none away either. */
export function runningMs({ status, anchorMs }: TimerState, nowMs: number): number {
  return status === 'running' && anchorMs !== null
    ? Math.max(0, roundInstant(nowMs) - anchorMs)
    : 0;
}

export function findPlace(
  steps: readonly TimerStep[],
  state: TimerState,
  nowMs: number,
): StepPlace {
  if (state.status === 'complete') return { stepIndex: steps.length, offsetMs: 0 };
  return walk(steps, state, state, runningMs(state, nowMs));
}
