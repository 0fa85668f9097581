import type { LoggedSet } from '@cadence/domain/analytics/types';
import * as taps from '@cadence/domain/timer/tap-actions';
import * as timer from '@cadence/domain/timer/timer';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Leap } from './run-log.ts';

type Steps = readonly TimerStep[];
export type Move = (steps: Steps, state: TimerState, nowMs: number) => TimerState;

interface Handlers {
  act: (move: Move, leap?: Leap) => void;
  reset: () => void;
  logSet: (key: string, set: LoggedSet | null) => void;
  setTarget: (key: string, set: LoggedSet) => void;
  logExtraReps: (block: number, reps: number) => void;
}

const toggle: Move = (steps, state, nowMs) =>
  (state.status === 'running' ? timer.pause : timer.start)(steps, state, nowMs);

const tapMark: Move = (steps, state, nowMs) =>
  (steps[state.stepIndex]?.count === 'items' ? taps.tickItem : taps.tapRound)(steps, state, nowMs);

export function createActions({ act, reset, logSet, setTarget, logExtraReps }: Handlers) {
  return {
    start: () => act(timer.start),
    pause: () => act(timer.pause),
    toggle: () => act(toggle),
    skip: () => act(timer.skip, 'move'),
    previous: () => act(timer.previous, 'move'),
    next: () => act(timer.next, 'move'),
    goto: (index: number) =>
      act((steps, state, now) => timer.goto(steps, state, now, index), 'move'),
    rest: () => act(timer.rest, 'end'),
    done: () => act(timer.done, 'end'),
    adjust: (seconds: number) =>
      act((steps, state, now) => timer.adjust(steps, state, now, seconds)),
    seek: (seconds: number) =>
      act((steps, state, now) => timer.seek(steps, state, now, seconds), 'move'),
    tap: () => act(tapMark),
    tick: (line: number) => act((steps, state, now) => taps.tickItem(steps, state, now, line)),
    undoTap: () => act(taps.undoTap),
    tapNext: () => act(taps.tapNext, 'end'),
    finish: () => act(timer.finish, 'end'),
    missed: () => act(taps.missed, 'move'),
    reset,
    logSet,
    setTarget,
    logExtraReps,
  };
}
