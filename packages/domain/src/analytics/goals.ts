import { isDone } from './completion.ts';
import type { Day, DayOf } from './days.ts';
import { liftHistories } from './lifts.ts';
import type { StrengthRecord } from './records.ts';
import { currentStreak, trainedDays } from './streaks.ts';
import type { WorkoutSession } from './types.ts';

export const goalKinds = ['sessions', 'minutes', 'lift', 'streak', 'weekly_sessions'] as const;
export type GoalKind = (typeof goalKinds)[number];

/** Spec §3, Goal; what it counts and since when beside it. */
export interface Goal {
  id: string;
  kind: GoalKind;
  title: string;
  /** For a lift: its name. */
  lift?: string;
  targetValue: number;
  currentValue: number;
  /** Spec §4: active, then completed when the current value reaches the target. */
  status: 'active' | 'completed';
  createdAt: string;
  completedAt: string | null;
}

export interface GoalContext {
  sessions: readonly WorkoutSession[];
  today: Day;
  dayOf: DayOf;
  now: string;
  /** The bests of lifts whose sessions were removed. */
  records?: readonly StrengthRecord[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function weekOfTraining({ sessions, today, dayOf }: GoalContext): number {
  return sessions.filter((session) => {
    const age = today - dayOf(session.date);
    return age >= 0 && age < 7 && isDone(session);
  }).length;
}

/** Counts from the goal's first day on, but a lift or a streak is what it is. */
function countFor(goal: Goal, context: GoalContext): number {
  const { sessions, today, dayOf } = context;
  const first = dayOf(goal.createdAt);
  const since = sessions.filter(({ date }) => dayOf(date) >= first);
  switch (goal.kind) {
    case 'sessions':
      return since.filter(isDone).length;
    case 'minutes':
      return Math.floor(sum(since.map(({ duration }) => duration.actual)) / 60);
    case 'weekly_sessions':
      return weekOfTraining(context);
    case 'streak':
      return currentStreak(trainedDays(sessions, dayOf), today);
    case 'lift': {
      const wanted = goal.lift?.trim().toLowerCase();
      const known = liftHistories(sessions, context.records).find(
        ({ lift }) => lift.toLowerCase() === wanted,
      );
      return known ? Math.round(known.best.oneRepMax * 10) / 10 : 0;
    }
  }
}

/** A goal that was reached stays reached, whatever the numbers do afterwards. */
export function updateGoal(goal: Goal, context: GoalContext): Goal {
  if (goal.status === 'completed') return goal;
  const currentValue = countFor(goal, context);
  if (currentValue < goal.targetValue) return { ...goal, currentValue };
  return { ...goal, currentValue, status: 'completed', completedAt: context.now };
}
