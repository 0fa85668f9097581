import type { RunLog } from '@cadence/domain/analytics/session';
import { marksOf, marksToFinish } from '@cadence/domain/timer/tap-actions';
import { type Tap, tapsOf } from '@cadence/domain/timer/taps';
import type { TimerStep } from '@cadence/domain/timer/types';
import { levelAt } from '../tap-words.ts';

interface RunTold {
  steps: readonly TimerStep[];
  taps: readonly Tap[] | undefined;
  log: RunLog | null;
}

const isScored = ({ count }: TimerStep) =>
  count === 'rounds' || count === 'items' || count === 'rungs';

/** Whether the clock has ended it in the midst of a round. */
function isCut({ taps }: RunTold, step: TimerStep, index: number): boolean {
  const goal = marksToFinish(step);
  if (goal === null) return true;
  return tapsOf(taps, index, 'finish').length === 0 && marksOf(taps, index).length < goal;
}

/** The step of the block that has just ended, if its unfinished last round is not logged yet. */
export function blockToTell(run: RunTold, stepIndex: number): number | null {
  const { steps, log } = run;
  const index = steps.findLastIndex(
    ({ type }, i) => i < stepIndex && type !== 'rest' && type !== 'phase_transition',
  );
  const step = steps[index];
  if (!step || !isScored(step) || step.block === undefined) return null;
  if (log?.extraReps?.[step.block] !== undefined || log?.skippedSteps.includes(index)) return null;
  return isCut(run, step, index) && movesOf(step, run.taps, index).length > 0 ? index : null;
}

interface Move {
  name: string;
  most: number;
}

/** The exercises of an unfinished round; of a list only its current line. */
export function movesOf(step: TimerStep, taps: readonly Tap[] | undefined, index: number): Move[] {
  const marks = marksOf(taps, index);
  const ticked = new Set(marks.flatMap(({ item }) => item ?? []));
  const level = levelAt(step, marks.length);
  const lines = step.flow ?? [];
  const open =
    step.count === 'items' ? lines.filter((_, line) => !ticked.has(line)).slice(0, 1) : lines;
  return open.flatMap(({ name, reps = level, side }) =>
    reps === undefined ? [] : [{ name, most: reps * (side === 'both' ? 2 : 1) }],
  );
}
