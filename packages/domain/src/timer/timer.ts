import { addTap, canTap } from './steps/add-tap.ts';
import { staleAfter, type TapKind, tapsOf } from './taps.ts';
import {
  findPlace,
  likelyMs,
  roundInstant,
  runningMs,
  type StepPlace,
  spanMs,
  stepMs,
  walk,
} from './timeline.ts';
import { newTimer, type TimerState, type TimerStatus } from './timer-state.ts';
import type { TimerStep } from './types.ts';

type Steps = readonly TimerStep[];

export interface TimerReading {
  status: TimerStatus;
  stepIndex: number;
  /** Null only when there are no steps. */
  step: TimerStep | null;
  /** Rounded up, so that it reads 1 until the step is over. */
  remainingSeconds: number;
  stepElapsedSeconds: number;
  /** Along the whole timeline: what was skipped counts as passed. */
  elapsedSeconds: number;
  totalSeconds: number;
  /** The same two with what open steps may well take instead of their limits. */
  likelyTotalSeconds: number;
  likelyLeftSeconds: number;
  /** Of the likely total. */
  progressPercent: number;
  complete: boolean;
  /** What the clock shows: what has passed of a step that counts up, what remains of another. */
  clockSeconds: number;
  /** How long the timer has really been running. */
  activeSeconds: number;
  /** Exact, for what moves smoothly. */
  remainingMs: number;
  stepElapsedMs: number;
  /** Until another second is shown. */
  secondEndsInMs: number;
}

/** What the timer shows at an instant. Steps follow each other by the passing of time alone. */
export function timerAt(steps: Steps, state: TimerState, nowMs: number): TimerReading {
  const place = findPlace(steps, state, nowMs);
  const ended = steps.length > 0 && place.stepIndex >= steps.length;
  const complete = ended || state.status === 'complete';
  const stepIndex = Math.max(0, Math.min(place.stepIndex, steps.length - 1));
  const lengthMs = stepMs(steps, state, stepIndex);
  const stepElapsedMs = complete ? lengthMs : place.offsetMs;
  const remainingMs = Math.max(0, lengthMs - stepElapsedMs);
  const totalMs = spanMs(steps, state, 0, steps.length);
  const elapsedMs = spanMs(steps, state, 0, stepIndex) + Math.min(stepElapsedMs, lengthMs);
  const likelyTotalMs = likelyMs(steps, state, 0, steps.length);
  const passedMs = complete
    ? likelyTotalMs
    : likelyMs(steps, state, 0, stepIndex) +
      Math.min(stepElapsedMs, likelyMs(steps, state, stepIndex, stepIndex + 1));
  const remainingSeconds = Math.ceil(remainingMs / 1000);
  const stepElapsedSeconds = Math.floor(stepElapsedMs / 1000);
  const overMs = complete && state.status === 'running' ? place.offsetMs : 0;
  return {
    status: complete ? 'complete' : state.status,
    stepIndex,
    step: steps[stepIndex] ?? null,
    remainingSeconds,
    stepElapsedSeconds,
    elapsedSeconds: Math.floor(elapsedMs / 1000),
    totalSeconds: Math.round(totalMs / 1000),
    likelyTotalSeconds: Math.round(likelyTotalMs / 1000),
    likelyLeftSeconds: Math.ceil((likelyTotalMs - passedMs) / 1000),
    progressPercent: complete ? 100 : likelyTotalMs > 0 ? (passedMs / likelyTotalMs) * 100 : 0,
    complete,
    clockSeconds: steps[stepIndex]?.mode === 'up' ? stepElapsedSeconds : remainingSeconds,
    activeSeconds: Math.floor((state.spentMs + runningMs(state, nowMs) - overMs) / 1000),
    remainingMs,
    stepElapsedMs,
    secondEndsInMs: (remainingMs > 0 ? remainingMs % 1000 : 1000 - (stepElapsedMs % 1000)) || 1000,
  };
}

function completeAt(steps: Steps, state: TimerState, spentMs: number): TimerState {
  const stepIndex = Math.max(0, steps.length - 1);
  return { ...state, status: 'complete', stepIndex, offsetMs: 0, anchorMs: null, spentMs };
}

/** The same timer with its anchor moved to now; worth storing at every change of step. */
export function settle(steps: Steps, state: TimerState, nowMs: number): TimerState {
  if (state.status === 'complete' || steps.length === 0) return state;
  const place = findPlace(steps, state, nowMs);
  const spentMs = state.spentMs + runningMs(state, nowMs);
  if (place.stepIndex >= steps.length) {
    return completeAt(
      steps,
      state,
      state.status === 'running' ? spentMs - place.offsetMs : spentMs,
    );
  }
  return {
    ...state,
    ...place,
    spentMs,
    anchorMs: state.status === 'running' ? roundInstant(nowMs) : null,
  };
}

/** Resumes the remaining time when paused. A complete timer is reset first. */
export function start(steps: Steps, state: TimerState, nowMs: number): TimerState {
  if (steps.length === 0 || state.status === 'running' || state.status === 'complete') return state;
  return settle(steps, { ...state, status: 'running', anchorMs: roundInstant(nowMs) }, nowMs);
}

export function pause(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  return settled.status === 'running' ? { ...settled, status: 'paused', anchorMs: null } : settled;
}

export function reset(): TimerState {
  return newTimer();
}

function withoutAdjustment(state: TimerState, index: number): TimerState {
  const { [index]: _, ...adjustedMs } = state.adjustedMs;
  return { ...state, adjustedMs };
}

/** What was told of a place that is to be passed again. */
function withStaleTaps(state: TimerState, place: StepPlace): TimerState {
  return state.taps === undefined ? state : { ...state, taps: staleAfter(state.taps, place) };
}

/** Sets the time to that step's own duration; a complete timer is then paused there. */
export function goto(steps: Steps, state: TimerState, nowMs: number, index: number): TimerState {
  if (steps.length === 0 || Number.isNaN(index)) return state;
  const settled = settle(steps, state, nowMs);
  const stepIndex = Math.trunc(Math.max(0, Math.min(index, steps.length - 1)));
  const status = settled.status === 'complete' ? 'paused' : settled.status;
  const place = { stepIndex, offsetMs: 0 };
  return { ...withStaleTaps(withoutAdjustment(settled, stepIndex), place), status, ...place };
}

/** The step's own button: on the last step there is nothing to change to. */
export function next(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  if (settled.status === 'complete' || settled.stepIndex >= steps.length - 1) return settled;
  return goto(steps, settled, nowMs, settled.stepIndex + 1);
}

/** From the end back to the last step; on the first step, to its beginning. */
export function previous(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const back = settled.status === 'complete' ? 0 : 1;
  return goto(steps, settled, nowMs, settled.stepIndex - back);
}

/** Skipping the last step completes the workout (Spec §4). */
export function skip(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  if (settled.status === 'complete' || steps.length === 0) return settled;
  return settled.stepIndex >= steps.length - 1
    ? completeAt(steps, settled, settled.spentMs)
    : next(steps, settled, nowMs);
}

/** Who has done the reps is done, though the plan gives them a time as well. */
export function endsWithDone(step: TimerStep | undefined): boolean {
  if (step === undefined || (step.count !== undefined && step.mode === 'down')) return false;
  const isCovered = step.distanceMeters !== undefined || step.calories !== undefined;
  return Boolean(step.repBased || step.openEnded || step.reps !== undefined || isCovered);
}

/** What counts up ends here, and its time is noted. */
export function finish(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  if (steps[settled.stepIndex]?.mode !== 'up') return settled;
  return skip(steps, canTap(settled) ? addTap(settled, 'finish') : settled, nowMs);
}

/** The work of a window is done; what is left of it is rest. */
function noteWork(state: TimerState): TimerState {
  const isNoted = tapsOf(state.taps, state.stepIndex, 'work').some(({ stale }) => !stale);
  return isNoted || !canTap(state) ? state : addTap(state, 'work');
}

/** A step measured in reps ends when the user says so; a timed one does not. */
export function done(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const step = steps[settled.stepIndex];
  if (step?.mode === 'up') return finish(steps, settled, nowMs);
  if (step?.count === 'minutes') return noteWork(settled);
  return endsWithDone(step) ? skip(steps, settled, nowMs) : settled;
}

/**
 * Starts the next rest step (Spec §4); who rests already goes on resting. An
 * open-ended round ends with whatever follows it, be it no rest: a rest further
 * on belongs to something else.
 */
export function rest(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const current = steps[settled.stepIndex];
  if (settled.status === 'complete' || current?.type === 'rest') return settled;
  if (current?.openEnded) {
    const end = current.mode === 'up' ? finish : skip;
    return start(steps, end(steps, settled, nowMs), nowMs);
  }
  const index = steps.findIndex((step, i) => i > settled.stepIndex && step.type === 'rest');
  return index < 0 ? settled : start(steps, goto(steps, settled, nowMs, index), nowMs);
}

/** Lengthens or shortens the current step, and with it the total; never below nothing left. */
export function adjust(
  steps: Steps,
  state: TimerState,
  nowMs: number,
  seconds: number,
): TimerState {
  const settled = settle(steps, state, nowMs);
  if (settled.status === 'complete' || steps.length === 0 || !Number.isFinite(seconds))
    return settled;
  const { stepIndex, offsetMs, adjustedMs } = settled;
  const remainingMs = stepMs(steps, settled, stepIndex) - offsetMs;
  const changeMs = Math.max(-remainingMs, Math.round(seconds * 1000));
  const changed = { ...adjustedMs, [stepIndex]: (adjustedMs[stepIndex] ?? 0) + changeMs };
  return settle(steps, { ...settled, adjustedMs: changed }, nowMs);
}

/** Who is back in the midst of a step has not finished it. */
function withoutEnd({ taps }: TimerState, stepIndex: number): Pick<TimerState, 'taps'> {
  if (taps === undefined) return {};
  const isEnd = (kind: TapKind) => kind === 'finish' || kind === 'missed';
  return { taps: taps.filter(({ step, kind }) => step !== stepIndex || !isEnd(kind)) };
}

/** To a second of the whole timeline. The last second is as far as it goes: a drag ends no workout. */
export function seek(steps: Steps, state: TimerState, nowMs: number, seconds: number): TimerState {
  if (steps.length === 0 || Number.isNaN(seconds)) return state;
  const settled = settle(steps, state, nowMs);
  const lastMs = Math.max(0, spanMs(steps, settled, 0, steps.length) - 1000);
  const targetMs = Math.max(0, Math.min(Math.round(seconds * 1000), lastMs));
  const place = walk(steps, settled, { stepIndex: 0, offsetMs: 0 }, targetMs, true);
  const status = settled.status === 'complete' ? 'paused' : settled.status;
  if (place.stepIndex >= steps.length) return settled;
  const reopened = { ...settled, ...withoutEnd(settled, place.stepIndex) };
  return { ...withStaleTaps(reopened, place), ...place, status };
}
