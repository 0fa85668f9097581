import { findPlace, roundInstant } from './timeline.ts';
import { settle } from './timer.ts';
import type { TimerState } from './timer-state.ts';
import type { TimerStep } from './types.ts';

/** 'Away 45 s', with its two choices. */
export interface Absence {
  awaySeconds: number;
  fromStepIndex: number;
  /** The last step when the workout ended meanwhile. */
  toStepIndex: number;
  completed: boolean;
  /** The timer as it was when last seen, running from now. */
  continued: TimerState;
}

/** Null when no step was passed: then there is nothing to ask. */
export function describeAbsence(
  steps: readonly TimerStep[],
  state: TimerState,
  lastSeenMs: number,
  nowMs: number,
): Absence | null {
  if (state.status !== 'running' || !(nowMs > lastSeenMs)) return null;
  const before = findPlace(steps, state, lastSeenMs);
  const after = findPlace(steps, state, nowMs);
  if (before.stepIndex >= steps.length || before.stepIndex === after.stepIndex) return null;
  return {
    awaySeconds: Math.round((nowMs - lastSeenMs) / 1000),
    fromStepIndex: before.stepIndex,
    toStepIndex: Math.min(after.stepIndex, steps.length - 1),
    completed: after.stepIndex >= steps.length,
    continued: { ...settle(steps, state, lastSeenMs), anchorMs: roundInstant(nowMs) },
  };
}

/** The timer as if that much more time had passed. One that does not run stays where it is. */
export function leapAhead(
  steps: readonly TimerStep[],
  state: TimerState,
  nowMs: number,
  byMs: number,
): TimerState {
  const later = settle(steps, state, nowMs + byMs);
  return later.status === 'running' ? { ...later, anchorMs: roundInstant(nowMs) } : later;
}
