import { type Absence, describeAbsence } from '@cadence/domain/timer/absence';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';

interface Sighting {
  state: TimerState;
  seenMs: number;
}

/** A glance at another tab, or a page that was busy, is not worth a question. */
export const minAwayMs = 5000;

/** Remembers the timer as the user last saw it, until they say how to go on. */
export function createAbsenceWatch() {
  let left: Sighting | null = null;
  let origin: Sighting | null = null;
  let absence: Absence | null = null;

  function notice(steps: readonly TimerStep[], seen: Sighting, nowMs: number): void {
    const from = origin ?? seen;
    if (nowMs - from.seenMs < minAwayMs) return;
    absence = describeAbsence(steps, from.state, from.seenMs, nowMs);
    origin = absence && from;
  }

  return {
    absence: () => absence,
    isAway: () => left !== null,
    /** Null while the user is here. */
    leftAtMs: () => left?.seenMs ?? null,
    notice,
    leave(state: TimerState, seenMs: number): void {
      left ??= { state, seenMs };
    },
    /** The user worked the timer from the lock screen. */
    touch(state: TimerState, seenMs: number): void {
      if (left) left = { state, seenMs };
    },
    comeBack(steps: readonly TimerStep[], nowMs: number): void {
      if (left) notice(steps, left, nowMs);
      left = null;
    },
    /** The timer as it was when last seen, running from now. */
    continued(steps: readonly TimerStep[], nowMs: number): TimerState | null {
      if (!origin) return null;
      return describeAbsence(steps, origin.state, origin.seenMs, nowMs)?.continued ?? null;
    },
    forget(): void {
      origin = null;
      absence = null;
    },
  };
}
