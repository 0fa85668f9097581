import { isDone } from './completion.ts';
import type { Day, DayOf } from './days.ts';
import { reachedOn } from './goal-reached.ts';
import { isAfterRemoved } from './lasting/removed-sessions.ts';
import { liftKey, liftKeys } from './lifts/lift-key.ts';
import type { StrengthRecord } from './lifts/records.ts';
import { bestEstimate } from './lifts/strength.ts';
import { currentStreak, trainedDays } from './streaks.ts';
import { isTrained } from './trained.ts';
import type { WorkoutSession } from './types.ts';

export const countedGoalKinds = [
  'sessions',
  'minutes',
  'lift',
  'streak',
  'weekly_sessions',
] as const;
export type GoalKind = (typeof countedGoalKinds)[number];

/** Spec §3, Goal; what it counts and since when beside it. */
export interface CountedGoal {
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
  /** What sessions that a cleanup took had brought, in sessions or in seconds: all before `until`. */
  removed?: { until: string; amount: number };
}

export interface GoalContext {
  sessions: readonly WorkoutSession[];
  today: Day;
  dayOf: DayOf;
  now: string;
  /** The bests of lifts whose sessions were removed. */
  records?: readonly StrengthRecord[];
}

function weekOfTraining({ sessions, today, dayOf }: GoalContext): number {
  return sessions.filter((session) => {
    const age = today - dayOf(session.date);
    return age >= 0 && age < 7 && isDone(session);
  }).length;
}

/** From the goal's first day on, in sessions or in seconds, with what a cleanup has taken. */
function amountOf(goal: CountedGoal, sessions: readonly WorkoutSession[], dayOf: DayOf): number {
  const first = dayOf(goal.createdAt);
  const isNew = isAfterRemoved(goal.removed ?? null);
  let amount = goal.removed?.amount ?? 0;
  for (const session of sessions) {
    if (!isNew(session.date) || dayOf(session.date) < first) continue;
    if (goal.kind === 'minutes') amount += session.duration.actual;
    else if (isDone(session)) amount += 1;
  }
  return amount;
}

function bestOf(lift: string, { sessions, records = [] }: GoalContext): number {
  const wanted = liftKey(lift);
  const keyOf = liftKeys();
  const lasting = records.find((record) => keyOf(record.lift) === wanted);
  let best = lasting?.oneRepMax ?? 0;
  for (const { exercises } of sessions) {
    for (const { name, actual } of exercises) {
      if (keyOf(name) !== wanted) continue;
      best = Math.max(best, bestEstimate(actual.sets)?.oneRepMax ?? 0);
    }
  }
  return best;
}

/** A lift or a streak is what it is, whenever the goal was set. */
function countFor(goal: CountedGoal, context: GoalContext): number {
  const { sessions, today, dayOf } = context;
  switch (goal.kind) {
    case 'sessions':
      return amountOf(goal, sessions, dayOf);
    case 'minutes':
      return Math.floor(amountOf(goal, sessions, dayOf) / 60);
    case 'weekly_sessions':
      return weekOfTraining(context);
    case 'streak':
      return currentStreak(trainedDays(sessions, dayOf), today);
    case 'lift':
      return Math.round(bestOf(goal.lift ?? '', context) * 10) / 10;
  }
}

/**
 * A goal that was reached stays reached, whatever the numbers do afterwards, and also where
 * nobody looked on the day it was.
 */
export function updateGoal(goal: CountedGoal, context: GoalContext): CountedGoal {
  if (goal.status === 'completed') return goal;
  const { targetValue } = goal;
  const currentValue = countFor(goal, context);
  if (currentValue >= targetValue) {
    return { ...goal, currentValue, status: 'completed', completedAt: context.now };
  }
  const completedAt = reachedOn(goal, context);
  if (completedAt === null) return { ...goal, currentValue };
  return { ...goal, currentValue: targetValue, status: 'completed', completedAt };
}

interface Taken {
  expired: readonly WorkoutSession[];
  /** The first instant that is kept. */
  until: string;
  dayOf: DayOf;
}

/** As it stands after a cleanup: what was trained towards it still counts. */
export function outlastGoal(goal: CountedGoal, { expired, until, dayOf }: Taken): CountedGoal {
  const isCounting = goal.kind === 'sessions' || goal.kind === 'minutes';
  if (!isCounting || goal.status === 'completed') return goal;
  const amount = amountOf(goal, expired.filter(isTrained), dayOf);
  return amount === 0 ? goal : { ...goal, removed: { until, amount } };
}
