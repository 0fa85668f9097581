import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { StoredGoal } from './goal-store.ts';

/** What most goals of training take; the estimate is in weeks of it. */
const sessionsPerWeek = 3;
const defaultWeeks = 8;
/** Spec §9, completion rate. */
const doneEnough = 80;

/** '8 to 12 weeks' → 12, '6 months' → 26: the longest that the words allow. */
export function weeksIn(estimatedTime: string): number {
  const numbers = [...estimatedTime.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const longest = Math.max(0, ...numbers);
  if (longest === 0) return defaultWeeks;
  if (/month/i.test(estimatedTime)) return Math.round(longest * 4.345);
  return /year/i.test(estimatedTime) ? longest * 52 : longest;
}

export interface GoalProgress {
  /** 0–100. */
  completion: number;
  sessions: number;
  minutes: number;
}

/** What was trained since the goal was set, out of what its estimate takes. */
export function goalProgress(
  sessions: readonly WorkoutSession[],
  goal: Pick<StoredGoal, 'estimatedTime' | 'createdAt'> | null,
): GoalProgress {
  const since = goal ? Date.parse(goal.createdAt) : 0;
  const trained = sessions.filter(
    ({ date, completion: { status, percentage } }) =>
      Date.parse(date) >= since && (status === 'completed' || percentage >= doneEnough),
  );
  const seconds = trained.reduce((sum, { duration }) => sum + duration.actual, 0);
  const needed = goal ? weeksIn(goal.estimatedTime) * sessionsPerWeek : 0;
  return {
    completion: needed === 0 ? 0 : Math.min(100, Math.round((trained.length / needed) * 100)),
    sessions: trained.length,
    minutes: Math.round(seconds / 60),
  };
}
