import { addTap, canTap } from './add-tap.ts';
import { tapsOf } from './taps.ts';
import { goto, settle, skip } from './timer.ts';
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
