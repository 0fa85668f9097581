import type { PlanItem } from './plan-items.ts';
import type { TimerStep } from './types.ts';

export interface Round {
  round: number;
  totalRounds: number;
}

export function makeRest(name: string, seconds: number, round?: Round): TimerStep {
  if (round === undefined) return { name, duration: seconds, type: 'rest' };
  return {
    name,
    duration: seconds,
    type: 'rest',
    round: round.round,
    totalRounds: round.totalRounds,
  };
}

/**
 * A step whose window is the style's, not the exercise's: Done would break the rhythm.
 * Copied, then assigned: a spread with overrides takes sixty times as long in V8.
 */
export function makeWindow(item: PlanItem, duration: number, round?: Round): TimerStep {
  const step = { ...item.step };
  step.duration = duration;
  if (round !== undefined) {
    step.round = round.round;
    step.totalRounds = round.totalRounds;
  }
  return step;
}

/** One step for one item, for as long as the item takes. */
export function makeStep(item: PlanItem, round?: Round): TimerStep {
  const step = makeWindow(item, item.step.duration, round);
  if (item.isRepBased) step.repBased = true;
  return step;
}
