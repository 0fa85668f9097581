import { isDone } from './completion.ts';
import { type Day, type DayOf, rememberDays } from './days.ts';
import { type Lasting, nothingLasting } from './lasting.ts';
import { type LiftHistory, liftHistories } from './lifts.ts';
import { type MuscleSets, setsByMuscle } from './muscle-sets.ts';
import { currentStreak, longestStreak, plannedStreak, trainedDays } from './streaks.ts';
import { volumeOf } from './strength.ts';
import { isTrained } from './trained.ts';
import type { WorkoutSession } from './types.ts';
import { minutesByWeek, type WeekMinutes } from './weekly.ts';

export interface Totals {
  sessions: number;
  /** Spec §9: completed or at least 80 % done. */
  done: number;
  seconds: number;
  /** Kilograms moved. */
  volume: number;
}

export interface Dashboard {
  /** Of all time. */
  sessions: number;
  streakDays: number;
  longestStreakDays: number;
  /** Null where no plan says which days are for rest. */
  plannedStreakDays: number | null;
  range: Totals;
  /** The same number of days before the range. */
  before: Totals;
  weeks: WeekMinutes[];
  /** All lifts ever, the latest trained first. */
  lifts: LiftHistory[];
  /** In the range. */
  muscles: MuscleSets;
}

export interface DashboardInput {
  sessions: readonly WorkoutSession[];
  weeks: number;
  today: Day;
  dayOf: DayOf;
  isRestDay: ((day: Day) => boolean) | null;
  /** Of sessions that were removed for their age. */
  lasting?: Lasting;
}

function totalsOf(sessions: readonly WorkoutSession[]): Totals {
  const totals = { sessions: sessions.length, done: 0, seconds: 0, volume: 0 };
  for (const session of sessions) {
    if (isDone(session)) totals.done += 1;
    totals.seconds += session.duration.actual;
    for (const { actual } of session.exercises) totals.volume += volumeOf(actual.sets);
  }
  return totals;
}

/** All numbers of the page from one list of sessions. */
export function dashboardOf(input: DashboardInput): Dashboard {
  const { weeks, today, isRestDay, lasting = nothingLasting } = input;
  const dayOf = rememberDays(input.dayOf);
  const sessions = input.sessions.filter(isTrained);
  const days = weeks * 7;
  const aged = (from: number, to: number) =>
    sessions.filter(({ date }) => {
      const age = today - dayOf(date);
      return age >= from && age < to;
    });
  const range = aged(0, days);
  const trained = trainedDays(sessions, dayOf);
  return {
    sessions: sessions.length,
    streakDays: currentStreak(trained, today),
    longestStreakDays: Math.max(longestStreak(trained), lasting.removed?.longestStreakDays ?? 0),
    plannedStreakDays: isRestDay ? plannedStreak(trained, isRestDay, today) : null,
    range: totalsOf(range),
    before: totalsOf(aged(days, 2 * days)),
    weeks: minutesByWeek(range, { today, dayOf, weeks }),
    lifts: liftHistories(sessions, lasting.records),
    muscles: setsByMuscle(range),
  };
}
