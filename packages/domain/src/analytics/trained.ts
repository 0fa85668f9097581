import type { WorkoutSession } from './types.ts';

/**
 * Whether a session counts as training. One that is under way does as soon as something of
 * it is done; before that it was only started. One that has ended always does.
 */
export function isTrained({ completion, exercises }: WorkoutSession): boolean {
  if (completion.status !== 'partial' || completion.percentage > 0) return true;
  return exercises.some(({ actual }) => actual.sets.length > 0);
}
