import {
  countdownSeconds,
  minRestForPreviewSeconds,
  targetWarnings,
  timeLeftSeconds,
} from './constants.ts';
import { defaultTimerSettings } from './settings.ts';
import { changesSides } from './steps/sides.ts';
import { stepMs } from './timeline.ts';
import type { TimerState } from './timer-state.ts';
import type { TimerStep } from './types.ts';

interface CueBase {
  /** Epoch milliseconds. */
  atMs: number;
  stepIndex: number;
}

/** What happens at an instant. Which of it is heard, and how, is for others to decide. */
export type Cue =
  | (CueBase & { kind: 'step' })
  | (CueBase & { kind: 'switch-sides' })
  | (CueBase & { kind: 'halfway' })
  /** `nextIndex` is the step to prepare for; null when only rests follow. */
  | (CueBase & { kind: 'rest-preview'; nextIndex: number | null })
  | (CueBase & { kind: 'rest-warning'; secondsLeft: number })
  /** Of a long countdown in which rounds are counted. */
  | (CueBase & { kind: 'time-left'; secondsLeft: number })
  /** Of a step that counts up against a target. */
  | (CueBase & { kind: 'target'; secondsToTarget: number })
  | (CueBase & { kind: 'countdown'; secondsLeft: number })
  | (CueBase & { kind: 'complete' });

interface Options {
  /** Seconds, from the timer settings; 0 for none. */
  restWarning?: number;
}

const longestCountdownMs = countdownSeconds[0] * 1000;

function findNextWork(steps: readonly TimerStep[], after: number): number | null {
  const index = steps.findIndex(
    ({ type }, i) => i > after && type !== 'rest' && type !== 'phase_transition',
  );
  return index < 0 ? null : index;
}

/**
 * At half of a step. A 'both' step changes sides there, which says halfway as
 * well. Halfway is left out from where the countdown speaks anyway: at 10 s left
 * or less, that is in steps of up to 20 s. The preview of a 20 s rest does fall
 * on the countdown's 10, but says something else.
 */
function makeHalfCue(
  steps: readonly TimerStep[],
  base: CueBase,
  lengthMs: number,
): Cue | undefined {
  const step = steps[base.stepIndex];
  if (step?.type === 'rest') {
    if (lengthMs < minRestForPreviewSeconds * 1000) return undefined;
    return { ...base, kind: 'rest-preview', nextIndex: findNextWork(steps, base.stepIndex) };
  }
  if (changesSides(step)) return { ...base, kind: 'switch-sides' };
  const isLong = lengthMs / 2 > longestCountdownMs;
  // Half of a mere limit is no half.
  const hasHalf = step?.type === 'exercise' && !step.openEnded;
  return hasHalf && isLong ? { ...base, kind: 'halfway' } : undefined;
}

/** Where the middle is one of these, 'halfway' says it. */
function timeLeftCues(step: TimerStep | undefined, base: CueBase, lengthMs: number): Cue[] {
  if (step?.count !== 'rounds' || step.mode !== 'down') return [];
  return timeLeftSeconds
    .filter((seconds) => seconds * 1000 < lengthMs && seconds * 2000 !== lengthMs)
    .map((secondsLeft) => ({
      ...base,
      atMs: base.atMs + lengthMs - secondsLeft * 1000,
      kind: 'time-left',
      secondsLeft,
    }));
}

function targetCues(step: TimerStep | undefined, base: CueBase, lengthMs: number): Cue[] {
  if (step?.mode !== 'up' || step.targetSeconds === undefined) return [];
  const targetMs = step.targetSeconds * 1000;
  return targetWarnings
    .map((secondsToTarget) => ({ secondsToTarget, afterMs: targetMs - secondsToTarget * 1000 }))
    .filter(({ afterMs }) => afterMs > 0 && afterMs < lengthMs)
    .map(({ secondsToTarget, afterMs }) => ({
      ...base,
      atMs: base.atMs + afterMs,
      kind: 'target',
      secondsToTarget,
    }));
}

/** In order of time; at one instant the rarer fact comes first, the countdown last. */
export function cuesOfStep(
  steps: readonly TimerStep[],
  stepIndex: number,
  startMs: number,
  lengthMs: number,
  restWarning: number = defaultTimerSettings.restWarning,
): Cue[] {
  const endMs = startMs + lengthMs;
  const cues: Cue[] = [{ atMs: startMs, stepIndex, kind: 'step' }];
  // A set that waits has no middle and no end that anybody knows.
  if (steps[stepIndex]?.untilDone) return cues;
  const half = makeHalfCue(
    steps,
    { atMs: startMs + Math.round(lengthMs / 2), stepIndex },
    lengthMs,
  );
  if (half) cues.push(half);
  const base = { atMs: startMs, stepIndex };
  cues.push(...timeLeftCues(steps[stepIndex], base, lengthMs));
  cues.push(...targetCues(steps[stepIndex], base, lengthMs));
  // What would fall on the step's start or before it does not fit in.
  const fits = (seconds: number) => seconds > 0 && seconds * 1000 < lengthMs;
  if (steps[stepIndex]?.type === 'rest' && fits(restWarning)) {
    const atMs = endMs - restWarning * 1000;
    cues.push({ atMs, stepIndex, kind: 'rest-warning', secondsLeft: restWarning });
  }
  for (const secondsLeft of countdownSeconds.filter(fits)) {
    cues.push({ atMs: endMs - secondsLeft * 1000, stepIndex, kind: 'countdown', secondsLeft });
  }
  return cues.sort((a, b) => a.atMs - b.atMs);
}

/**
 * All cues from `fromMs` up to but without `toMs`, so that adjacent intervals lose
 * none and repeat none. A timer that does not run has none ahead of it, and what
 * lies before its anchor belongs to an earlier state.
 */
export function cuesBetween(
  steps: readonly TimerStep[],
  state: TimerState,
  fromMs: number,
  toMs: number,
  { restWarning = defaultTimerSettings.restWarning }: Options = {},
): Cue[] {
  if (state.status !== 'running' || state.anchorMs === null) return [];
  const firstMs = Math.max(fromMs, state.anchorMs);
  const cues: Cue[] = [];
  let startMs = state.anchorMs - state.offsetMs;
  for (let i = state.stepIndex; i < steps.length && startMs < toMs; i++) {
    const lengthMs = stepMs(steps, state, i);
    if (lengthMs > 0 && startMs + lengthMs >= firstMs) {
      cues.push(...cuesOfStep(steps, i, startMs, lengthMs, restWarning));
    }
    if (steps[i]?.untilDone) break;
    startMs += lengthMs;
    if (i === steps.length - 1) cues.push({ atMs: startMs, stepIndex: i, kind: 'complete' });
  }
  return cues.filter(({ atMs }) => atMs >= firstMs && atMs < toMs);
}
