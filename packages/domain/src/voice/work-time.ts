import { estimate } from '../timer/constants.ts';
import type { TimerStep } from '../timer/types.ts';

/**
 * How long the work of a step may take. Reps in a window, as in each minute of an EMOM, are done
 * before it ends, and what is left of it is rest.
 */
export function likelyWorkSeconds(step: TimerStep): number {
  const { type, reps, duration, repBased, openEnded, side } = step;
  if (type !== 'exercise' || reps === undefined || repBased || openEnded) return duration;
  const oneSide = reps * estimate.secondsPerRep;
  const both = side === 'both' ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
  return Math.min(duration, both + estimate.setupSeconds);
}
