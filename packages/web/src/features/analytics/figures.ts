import { bestEstimate } from '@cadence/domain/analytics/strength';
import { isTrained } from '@cadence/domain/analytics/trained';
import type { WorkoutSession } from '@cadence/domain/analytics/types';

export interface Week {
  /** The first of its seven days. */
  from: Date;
  seconds: number;
}

/** What a log of sessions comes to. */
export interface Figures {
  sessions: number;
  streakDays: number;
  /** In the last 12 weeks. */
  recent: { sessions: number; done: number; seconds: number };
  /** Seven days each, the oldest first; the last one ends today. */
  weeks: Week[];
  /** How many lifts have a record. */
  records: number;
  /** Workouts played to their end. */
  completed: number;
}

const dayMs = 86_400_000;
const weekCount = 12;
/** Spec §9. */
const streakLookBack = 30;
const donePercentage = 80;

/** Days of the browser's time zone, counted up: 23 and 25 hours long ones too. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
}

const dayOf = ({ date }: WorkoutSession) => dayNumber(new Date(date));

/** Spec §9: consecutive days. Today may still be ahead, so yesterday holds a streak too. */
function streakOf(sessions: readonly WorkoutSession[], today: number): number {
  // Skipping everything to the end is not having trained.
  const trained = new Set(
    sessions.filter(({ completion }) => completion.percentage > 0).map(dayOf),
  );
  const last = trained.has(today) ? today : today - 1;
  let days = 0;
  while (days < streakLookBack && trained.has(last - days)) days += 1;
  return days;
}

function weeksOf(sessions: readonly WorkoutSession[], now: Date): Week[] {
  const today = dayNumber(now);
  return Array.from({ length: weekCount }, (_, index) => {
    const age = (weekCount - index) * 7 - 1;
    const first = today - age;
    const inWeek = sessions.filter((session) => {
      const day = dayOf(session) - first;
      return day >= 0 && day < 7;
    });
    return {
      from: new Date(now.getFullYear(), now.getMonth(), now.getDate() - age),
      seconds: secondsOf(inWeek),
    };
  });
}

const secondsOf = (sessions: readonly WorkoutSession[]) =>
  sessions.reduce((total, { duration }) => total + duration.actual, 0);

/** Spec §9: completed or at least 80 % done. */
const isDone = ({ completion }: WorkoutSession) =>
  completion.status === 'completed' || completion.percentage >= donePercentage;

function liftsOf(sessions: readonly WorkoutSession[]): number {
  const lifts = sessions
    .flatMap(({ exercises }) => exercises)
    .filter(({ actual }) => bestEstimate(actual.sets))
    .map(({ name }) => name.trim().toLowerCase());
  return new Set(lifts).size;
}

export function figuresOf(all: readonly WorkoutSession[], now: Date): Figures {
  const sessions = all.filter(isTrained);
  const today = dayNumber(now);
  const recent = sessions.filter((session) => {
    const age = today - dayOf(session);
    return age >= 0 && age < weekCount * 7;
  });
  return {
    sessions: sessions.length,
    streakDays: streakOf(sessions, today),
    recent: {
      sessions: recent.length,
      done: recent.filter(isDone).length,
      seconds: secondsOf(recent),
    },
    weeks: weeksOf(recent, now),
    records: liftsOf(sessions),
    completed: sessions.filter(({ completion }) => completion.status === 'completed').length,
  };
}

/** '1 day', '4 days'. */
export function countText(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** '0 min', '< 1 min', '45 min', '3 h 20 min'. */
export function minutesText(seconds: number): string {
  if (seconds > 0 && seconds < 60) return '< 1 min';
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
