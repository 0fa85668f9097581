import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { RunLog } from '@cadence/domain/analytics/session';
import type { Absence } from '@cadence/domain/timer/absence';
import type { TimerSettings } from '@cadence/domain/timer/settings';
import { type TimerReading, timerAt } from '@cadence/domain/timer/timer';
import { newTimer, type TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';

export interface TimerActions {
  start(): void;
  pause(): void;
  toggle(): void;
  skip(): void;
  previous(): void;
  next(): void;
  goto(index: number): void;
  rest(): void;
  done(): void;
  adjust(seconds: number): void;
  seek(seconds: number): void;
  reset(): void;
  logSet(stepIndex: number, set: LoggedSet | null): void;
}

export interface TimerHandle {
  reading: TimerReading;
  state: TimerState;
  log: RunLog | null;
  actions: TimerActions;
  absence: Absence | null;
  resolveAbsence(choice: 'catch-up' | 'continue'): void;
  now(): number;
  soundState: 'ready' | 'locked' | 'unavailable';
}

export interface TimerInput {
  runKey: string;
  steps: readonly TimerStep[];
  settings: TimerSettings;
  muted: boolean;
  onComplete?: () => void;
}

export function useTimer(input: TimerInput): TimerHandle {
  const nothing = () => {};
  const state = newTimer();
  return {
    reading: timerAt(input.steps, state, Date.now()),
    state,
    log: null,
    actions: {
      start: nothing, pause: nothing, toggle: nothing, skip: nothing, previous: nothing,
      next: nothing, goto: nothing, rest: nothing, done: nothing, adjust: nothing,
      seek: nothing, reset: nothing, logSet: nothing,
    },
    absence: null,
    resolveAbsence: nothing,
    now: Date.now,
    soundState: 'locked',
  };
}
