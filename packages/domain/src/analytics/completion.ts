import type { WorkoutSession } from './types.ts';

const donePercentage = 80;

/** Spec §9: completed or at least 80 % done. */
export function isDone({ completion }: WorkoutSession): boolean {
  return completion.status === 'completed' || completion.percentage >= donePercentage;
}
