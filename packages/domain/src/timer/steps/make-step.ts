import type { TimerStep } from '../types.ts';
import type { PlanItem } from './plan-items.ts';

export interface Round {
  round: number;
  totalRounds: number;
}

export function makeRest(name: string, seconds: number, round?: Round): TimerStep {
  return Object.assign({ name, duration: seconds, type: 'rest' as const }, round);
}

/**
 * One step for one item; what a style fixes is given in `changes`.
 * Not a spread: adding to a spread copy takes ten times as long in V8, and this
 * is the builders' innermost line.
 */
function copyStep(item: PlanItem, changes?: Partial<TimerStep>): TimerStep {
  return Object.assign({}, item.step, changes);
}

/** For as long as the item takes. */
export function makeStep(item: PlanItem, changes?: Partial<TimerStep>): TimerStep {
  const step = copyStep(item, changes);
  if (item.isRepBased) step.repBased = true;
  return step;
}

/** What lasts until the user ends it has no place in a window. */
function closeStep(step: TimerStep): void {
  delete step.openEnded;
  delete step.mode;
  delete step.likelySeconds;
  delete step.capSeconds;
  delete step.targetSeconds;
}

/** A step whose window is the style's, not the exercise's. */
export function makeWindow(item: PlanItem, duration: number, round?: Round): TimerStep {
  const step = copyStep(item, round);
  if (step.openEnded) closeStep(step);
  step.duration = duration;
  return step;
}
