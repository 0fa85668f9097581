import type { WorkoutSession } from './types.ts';

const donePercentage = 80;

/** Spec §9: completed or at least 80 % done. */
export function isDone({ completion }: WorkoutSession): boolean {
  return completion.status === 'completed' || completion.percentage >= donePercentage;
}

/** What is still under way, or was only left, may yet be taken up again or thrown away. */
export function isDoneForGood(session: WorkoutSession): boolean {
  return session.completion.status !== 'partial' && isDone(session);
}
