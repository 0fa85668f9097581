import { coveredText } from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { isTapped, marksOf, marksToFinish } from '@cadence/domain/timer/tap-actions';
import { type Tap, tapsOf } from '@cadence/domain/timer/taps';
import type { NextExercise, TimerStep } from '@cadence/domain/timer/types';
import { countText } from '@cadence/domain/workout/words';
import { flowWords, plainName } from './step-words.ts';

export interface TapState {
  /** Rounds, rungs, tries or lines that are done. */
  done: number;
  /** What a tap counts, as large as it can be: '5', 'Round 2 of 3'. */
  big: string;
  /** '4 rounds', '15 of each' */
  small: string;
  /** What to do: 'Tap after each round'. */
  hint: string;
  /** The next one is the end of it. */
  isLast: boolean;
  /** A tap ends it; what is long must be held. */
  ends: 'tap' | 'hold' | null;
  /** Lines of the list that are done. */
  ticked: ReadonlySet<number>;
}

/** '21-15-9' as the reps of each round. */
function levelsOf({ flow = [] }: TimerStep): number[] {
  const text = flow.find(({ repsText }) => repsText?.includes('-'))?.repsText ?? '';
  return /^\d+(-\d+)+$/.test(text) ? text.split('-').map(Number) : [];
}

export function levelAt(step: TimerStep, round: number): number | undefined {
  const levels = levelsOf(step);
  return levels[Math.min(round, levels.length - 1)];
}

function lineText(part: NextExercise | undefined): string {
  const [words] = flowWords(part ? [part] : []);
  if (!words) return '';
  return [words.amount.replace(/ reps?$/, ''), words.name].filter(Boolean).join(' ');
}

type Words = Pick<TapState, 'big' | 'small' | 'hint'>;

function taskWords(step: TimerStep, done: number, isLast: boolean): Words {
  const goal = marksToFinish(step) ?? 1;
  const hint = isLast ? 'Hold to finish' : 'Tap when it is done';
  if (step.count === 'items') {
    const open = step.flow?.[Math.min(done, goal - 1)];
    return { big: lineText(open), small: `${done} of ${goal} done`, hint };
  }
  const level = levelAt(step, done);
  const small = level === undefined ? '' : `${level} of each`;
  if (goal <= 1) return { big: 'Finish', small: '', hint: 'Hold to finish' };
  const word = step.count === 'rungs' ? 'Rung' : 'Round';
  return { big: `${word} ${Math.min(done + 1, goal)} of ${goal}`, small, hint };
}

function wordsOf(step: TimerStep, done: number, isLast: boolean): Words {
  const { count, mode } = step;
  if (count === undefined) {
    const { targetSeconds } = step;
    const target = targetSeconds === undefined ? '' : `target ${formatClock(targetSeconds)}`;
    return { big: coveredText(step) ?? 'Done', small: target, hint: 'Tap at the end' };
  }
  if (mode === 'up') return taskWords(step, done, isLast);
  if (count === 'tries') {
    return {
      big: String(done),
      small: done === 1 ? 'good try' : 'good tries',
      hint: 'Tap for each good one',
    };
  }
  return { big: String(done), small: done === 1 ? 'round' : 'rounds', hint: '+1 round' };
}

/** Where a step stands that is told by taps; null for one that is not. */
export function tapStateOf(
  step: TimerStep,
  stepIndex: number,
  taps: readonly Tap[] | undefined,
): TapState | null {
  if (!isTapped(step)) return null;
  const marks = marksOf(taps, stepIndex);
  const goal = marksToFinish(step);
  const isLast = goal !== null && marks.length >= goal - 1;
  const ticked = new Set(marks.flatMap(({ item }) => item ?? []));
  const open = step.flow?.findIndex((_, line) => !ticked.has(line)) ?? 0;
  const place = step.count === 'items' && open >= 0 ? open : marks.length;
  return {
    done: marks.length,
    ...wordsOf(step, step.count === 'items' ? place : marks.length, isLast),
    ...(step.count === 'items' && { small: `${marks.length} of ${goal} done` }),
    isLast,
    ends: isLast ? (step.count === undefined ? 'tap' : 'hold') : null,
    ticked,
  };
}

/** '1:18': what the latest round took. */
export function lastSplit(stepIndex: number, taps: readonly Tap[] | undefined): string | undefined {
  const marks = marksOf(taps, stepIndex);
  const last = marks.at(-1);
  if (!last) return undefined;
  const before = marks.at(-2)?.atMs ?? 0;
  return formatClock(Math.floor(last.atMs / 1000) - Math.floor(before / 1000));
}

/** What a screen reader is told after a tap. */
export function saidAfterTap({ done }: TapState, { count, flow }: TimerStep, tap?: Tap): string {
  if (count === 'items') return `${flow?.[tap?.item ?? 0]?.name ?? 'Line'} done.`;
  if (count === 'tries') return `${countText(done, 'good try').replace('trys', 'tries')}.`;
  return `${countText(done, count === 'rungs' ? 'rung' : 'round')} done.`;
}

/** '400 m in 1:44, target 1:45': the repeat that a rest follows. */
export function splitBefore(
  steps: readonly TimerStep[],
  index: number,
  taps: readonly Tap[] | undefined,
): string | undefined {
  const step = steps[index - 1];
  const finish = tapsOf(taps, index - 1, 'finish').at(-1);
  if (!step || !finish || step.count !== undefined) return undefined;
  const what = coveredText(step) ?? plainName(step);
  const target =
    step.targetSeconds === undefined ? '' : `, target ${formatClock(step.targetSeconds)}`;
  return `${what} in ${formatClock(Math.floor(finish.atMs / 1000))}${target}`;
}
