import { addTap, canTap } from './steps/add-tap.ts';
import { type Tap, tapsOf } from './taps.ts';
import { done, finish, goto, settle, skip } from './timer.ts';
import type { TimerState } from './timer-state.ts';
import type { StepCount, TimerStep } from './types.ts';

type Steps = readonly TimerStep[];

/** A finger that trembles has not done another round. */
const minGapMs = 500;

const countedByTap: readonly (StepCount | undefined)[] = ['rounds', 'rungs', 'tries', 'reps'];

/** A round, a rung or a good try more. */
export function tapRound(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const step = steps[settled.stepIndex];
  if (!canTap(settled) || !countedByTap.includes(step?.count)) return settled;
  const last = tapsOf(settled.taps, settled.stepIndex, 'count').findLast(({ stale }) => !stale);
  if (last && Math.abs(settled.offsetMs - last.atMs) < minGapMs) return settled;
  return addTap(settled, 'count');
}

/** A line of the list is done; without a number, the first that is not. */
export function tickItem(
  steps: Steps,
  state: TimerState,
  nowMs: number,
  item?: number,
): TimerState {
  const settled = settle(steps, state, nowMs);
  const step = steps[settled.stepIndex];
  const lines = step?.flow?.length ?? 0;
  if (!canTap(settled) || step?.count !== 'items') return settled;
  const ticked = new Set(
    tapsOf(settled.taps, settled.stepIndex, 'item')
      .filter(({ stale }) => !stale)
      .map((tap) => tap.item),
  );
  const line = item ?? Array.from({ length: lines }, (_, n) => n).find((n) => !ticked.has(n));
  if (line === undefined || line < 0 || line >= lines || ticked.has(line)) return settled;
  return addTap(settled, 'item', line);
}

/** Takes back the last tap of the step that is on. */
export function undoTap(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const taps = settled.taps ?? [];
  const last = taps.findLastIndex(({ step, stale }) => step === settled.stepIndex && !stale);
  return last < 0 ? settled : { ...settled, taps: taps.filter((_, index) => index !== last) };
}

/** The window was too short. Where that ends the block, what follows the block begins. */
export function missed(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const step = steps[settled.stepIndex];
  if (!canTap(settled) || step?.count !== 'minutes') return settled;
  const isNoted = tapsOf(settled.taps, settled.stepIndex, 'missed').some(({ stale }) => !stale);
  const noted = isNoted ? settled : addTap(settled, 'missed');
  if (!step.untilMissed) return noted;
  const after = steps.findIndex((one, i) => i > noted.stepIndex && one.block !== step.block);
  if (after >= 0) return goto(steps, noted, nowMs, after);
  return skip(steps, { ...noted, stepIndex: steps.length - 1, offsetMs: 0 }, nowMs);
}

/** Whether a tap tells something of the step: a round, a line, the end of a distance. */
export function isTapped(step: TimerStep | undefined): boolean {
  if (step?.type !== 'exercise') return false;
  if (step.count !== undefined) return step.count !== 'minutes';
  const isCovered = step.distanceMeters !== undefined || step.calories !== undefined;
  return step.mode === 'up' && isCovered;
}

/** The rounds, rungs, tries or lines that were told of a step. */
export const marksOf = (taps: readonly Tap[] | undefined, step: number): Tap[] =>
  tapsOf(taps, step).filter(({ kind }) => kind === 'count' || kind === 'item');

/** How many marks a task has, the last of which is its end; null where there can always be one more. */
export function marksToFinish(step: TimerStep): number | null {
  if (step.mode !== 'up') return null;
  if (step.count === undefined) return 1;
  return step.count === 'items' ? (step.flow?.length ?? 1) : (step.totalRounds ?? 1);
}

/** What the one button of a headset means: the next mark, and the last mark ends the step. */
export function tapNext(steps: Steps, state: TimerState, nowMs: number): TimerState {
  const settled = settle(steps, state, nowMs);
  const step = steps[settled.stepIndex];
  if (step === undefined) return settled;
  if (!isTapped(step)) return done(steps, settled, nowMs);
  const goal = marksToFinish(step);
  const isLast = goal !== null && marksOf(settled.taps, settled.stepIndex).length >= goal - 1;
  if (isLast) return finish(steps, settled, nowMs);
  return step.count === 'items' ? tickItem(steps, settled, nowMs) : tapRound(steps, settled, nowMs);
}
