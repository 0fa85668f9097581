import type { TimerStep } from '../types.ts';

/**
 * Whether the clock calls for the other side at half of the step. Reps in a window, as in each
 * minute of an EMOM, are over before its half: there the user changes sides.
 */
export function changesSides(step: TimerStep | null | undefined): boolean {
  if (step?.side !== 'both' || step.type === 'rest') return false;
  const isWindow = step.type === 'exercise' && step.reps !== undefined && !step.repBased;
  return !isWindow && !step.openEnded;
}
