import { type Absence, describeAbsence, leapAhead } from '@cadence/domain/timer/absence';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';

interface Sighting {
  state: TimerState;
  seenMs: number;
}

type Steps = readonly TimerStep[];

/** A glance at another tab, or a page that was busy, is not worth a question. */
export const minAwayMs = 5000;

/** Remembers the timer as the user last saw it, until they say how to go on. */
export function createAbsenceWatch() {
  let left: Sighting | null = null;
  let origin: Sighting | null = null;
  let absence: Absence | null = null;
  /** Time that may have passed without the timer: only the user knows. */
  let leapMs = 0;

  function notice(steps: Steps, seen: Sighting, nowMs: number): void {
    const from = origin ?? seen;
    const untilMs = nowMs + leapMs;
    if (untilMs - from.seenMs < minAwayMs) return;
    absence = describeAbsence(steps, from.state, from.seenMs, untilMs);
    origin = absence && from;
    if (!absence) leapMs = 0;
  }

  return {
    absence: () => absence,
    isAway: () => left !== null,
    notice,
    /** The wall clock leapt ahead in view. The timer goes on as it did, whatever the question. */
    noticeLeap(steps: Steps, state: TimerState, nowMs: number, byMs: number): void {
      const from = origin ?? left ?? { state, seenMs: nowMs };
      leapMs += byMs;
      absence = describeAbsence(steps, from.state, from.seenMs, nowMs + leapMs);
      if (!absence) leapMs = 0;
    },
    leave(state: TimerState, seenMs: number): void {
      left ??= { state, seenMs };
    },
    /** The user worked the timer from the lock screen. */
    touch(state: TimerState, seenMs: number): void {
      if (left) left = { state, seenMs };
    },
    comeBack(steps: Steps, nowMs: number): void {
      if (left) notice(steps, left, nowMs);
      left = null;
    },
    /** The timer as the user last saw it; since then only time has changed it. */
    lastSeen(state: TimerState, nowMs: number): Sighting {
      return origin ?? left ?? { state, seenMs: nowMs };
    },
    /** The timer as it was when last seen, running from now; null when it is there already. */
    continued(steps: Steps, nowMs: number): TimerState | null {
      if (!origin) return null;
      return describeAbsence(steps, origin.state, origin.seenMs, nowMs + leapMs)?.continued ?? null;
    },
    /** The timer where it would be by now; null when it is there already. */
    caughtUp(steps: Steps, state: TimerState, nowMs: number): TimerState | null {
      return leapMs > 0 ? leapAhead(steps, state, nowMs, leapMs) : null;
    },
    forget(): void {
      origin = null;
      absence = null;
      leapMs = 0;
    },
  };
}
