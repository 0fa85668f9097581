import { type LiftHistory, liftHistories } from '../../analytics/lifts/lifts.ts';
import { currentStreak, trainedDays } from '../../analytics/streaks.ts';
import { isTrained } from '../../analytics/trained.ts';
import type { WorkoutSession } from '../../analytics/types.ts';
import { dayMs } from '../../workout/durations.ts';
import type { CoachKnowledge } from '../types.ts';

export interface OwnNumbers {
  total: number;
  week: Span;
  month: Span;
  /** The 28 days before those. */
  monthBefore: Span;
  /** Null without a session. */
  daysSinceLast: number | null;
  last: WorkoutSession | null;
  /** Days in a row with training, up to today or yesterday. */
  streakDays: number;
  lifts: LiftHistory[];
}

interface Span {
  sessions: number;
  minutes: number;
}

export function numbersOf({ sessions, now }: CoachKnowledge): OwnNumbers {
  const at = Date.parse(now);
  const trained = sessions
    .filter((session) => isTrained(session) && Date.parse(session.date) <= at)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const between = (from: number, to: number): Span => {
    const inside = trained.filter(({ date }) => {
      const age = (at - Date.parse(date)) / dayMs;
      return age >= from && age < to;
    });
    const seconds = inside.reduce((sum, { duration }) => sum + duration.actual, 0);
    return { sessions: inside.length, minutes: Math.round(seconds / 60) };
  };
  const dayOf = (instant: string) => Math.floor(Date.parse(instant) / dayMs);
  const last = trained[0] ?? null;
  return {
    total: trained.length,
    week: between(0, 7),
    month: between(0, 28),
    monthBefore: between(28, 56),
    daysSinceLast: last ? dayOf(now) - dayOf(last.date) : null,
    last,
    streakDays: currentStreak(trainedDays(trained, dayOf), dayOf(now)),
    lifts: liftHistories(trained),
  };
}
