import type { MuscleSets } from '../training/volume.ts';
import { isDone } from './completion.ts';
import type { Day, DayOf } from './days.ts';
import { type Lasting, nothingLasting } from './lasting/lasting.ts';
import { type LiftHistory, liftHistories } from './lifts/lifts.ts';
import { trainedSetsByMuscle } from './lifts/muscle-sets.ts';
import { volumeOf } from './lifts/strength.ts';
import {
  countsForStreak,
  currentStreak,
  longestStreak,
  plannedStreak,
  weeklyStreak,
} from './streaks.ts';
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
  /** Covered on foot, wheels, water or a machine. */
  meters: number;
}

export interface Dashboard {
  /** Of all time. */
  sessions: number;
  streakDays: number;
  longestStreakDays: number;
  /** Null where no plan says which days are for rest. */
  plannedStreakDays: number | null;
  /** Weeks in a row with the days that were planned; null where nobody says how many. */
  weekly: { weeks: number; daysPlanned: number } | null;
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
  /** A week, by the program or the profile. */
  daysPlanned?: number | null;
  /** Of sessions that were removed for their age. */
  lasting?: Lasting;
}

function totalsOf(sessions: readonly WorkoutSession[]): Totals {
  const totals = { sessions: sessions.length, done: 0, seconds: 0, volume: 0, meters: 0 };
  for (const session of sessions) {
    if (isDone(session)) totals.done += 1;
    totals.seconds += session.duration.actual;
    for (const { actual } of session.exercises) {
      totals.volume += volumeOf(actual.sets);
      for (const { distanceMeters = 0 } of actual.sets) totals.meters += distanceMeters;
    }
  }
  return totals;
}

interface ByAge {
  range: WorkoutSession[];
  before: WorkoutSession[];
  /** Of all time. */
  trained: Set<Day>;
}

/** In one go: a calendar takes its time to be asked, and there may be years of sessions. */
function sortByAge(sessions: readonly WorkoutSession[], input: DashboardInput): ByAge {
  const { weeks, today, dayOf } = input;
  const days = weeks * 7;
  const found: ByAge = { range: [], before: [], trained: new Set() };
  for (const session of sessions) {
    const day = dayOf(session.date);
    const age = today - day;
    if (countsForStreak(session)) found.trained.add(day);
    if (age < 0 || age >= 2 * days) continue;
    (age < days ? found.range : found.before).push(session);
  }
  return found;
}

/** All numbers of the page from one list of sessions. */
export function dashboardOf(input: DashboardInput): Dashboard {
  const { weeks, today, dayOf, isRestDay, daysPlanned, lasting = nothingLasting } = input;
  const sessions = input.sessions.filter(isTrained);
  const { range, before, trained } = sortByAge(sessions, input);
  return {
    sessions: sessions.length,
    streakDays: currentStreak(trained, today),
    longestStreakDays: Math.max(longestStreak(trained), lasting.removed?.longestStreakDays ?? 0),
    plannedStreakDays: isRestDay ? plannedStreak(trained, isRestDay, today) : null,
    weekly: daysPlanned ? { weeks: weeklyStreak(trained, daysPlanned, today), daysPlanned } : null,
    range: totalsOf(range),
    before: totalsOf(before),
    weeks: minutesByWeek(range, { today, dayOf, weeks }),
    lifts: liftHistories(sessions, lasting.records),
    muscles: trainedSetsByMuscle(range),
  };
}
