import type { WorkoutSession } from './types.ts';

/**
 * Whether a session counts as training. One without an end does as soon as something of it is
 * done, for the device that it was left on may never tell one; before that it was only started.
 * One that has ended always does. What is under way is left out by who knows that it is.
 */
export function isTrained({ completion, exercises }: WorkoutSession): boolean {
  if (completion.status !== 'partial' || completion.percentage > 0) return true;
  return exercises.some(({ actual }) => actual.sets.length > 0);
}
