import type { WorkoutSession } from './types.ts';

const donePercentage = 80;

/** Spec §9: completed or at least 80 % done. */
export function isDone({ completion }: WorkoutSession): boolean {
  return completion.status === 'completed' || completion.percentage >= donePercentage;
}

/** 0–1; null without a session, for nothing of nothing is no rate. */
export function completionRate(sessions: readonly WorkoutSession[]): number | null {
  return sessions.length === 0 ? null : sessions.filter(isDone).length / sessions.length;
}
