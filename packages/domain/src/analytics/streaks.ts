import { type Day, type DayOf, weekdayOf } from './days.ts';
import type { WorkoutSession } from './types.ts';

/** Spec §9. */
const lookBackDays = 30;

/** Skipping everything to the end is not having trained. */
export const countsForStreak = ({ completion }: WorkoutSession): boolean =>
  completion.percentage > 0;

export function trainedDays(sessions: readonly WorkoutSession[], dayOf: DayOf): Set<Day> {
  return new Set(sessions.filter(countsForStreak).map(({ date }) => dayOf(date)));
}

/** Today may still be ahead, so that yesterday holds a streak too. */
const lastDayOf = (trained: ReadonlySet<Day>, today: Day) =>
  trained.has(today) ? today : today - 1;

/** Spec §9: consecutive days, looking back 30 at most. */
export function currentStreak(trained: ReadonlySet<Day>, today: Day): number {
  const last = lastDayOf(trained, today);
  let days = 0;
  while (days < lookBackDays && trained.has(last - days)) days += 1;
  return days;
}

export function longestStreak(trained: ReadonlySet<Day>): number {
  let longest = 0;
  for (const day of trained) {
    if (trained.has(day - 1)) continue;
    let days = 1;
    while (trained.has(day + days)) days += 1;
    longest = Math.max(longest, days);
  }
  return longest;
}

/**
 * Days trained without missing one that the plan had. A day of rest counts nothing and breaks
 * nothing: resting as planned is part of training.
 */
export function plannedStreak(
  trained: ReadonlySet<Day>,
  isRestDay: (day: Day) => boolean,
  today: Day,
): number {
  let days = 0;
  for (let age = 0; age < lookBackDays; age += 1) {
    const day = today - age;
    if (trained.has(day)) days += 1;
    else if (age > 0 && !isRestDay(day)) break;
  }
  return days;
}

/** Weeks begin on Monday. */
const weekStart = (day: Day): Day => day - ((weekdayOf(day) + 6) % 7);

/**
 * Weeks in a row with as many days trained as were planned. The present one counts once it is
 * full, and breaks nothing before that.
 */
export function weeklyStreak(trained: ReadonlySet<Day>, daysPlanned: number, today: Day): number {
  const isFull = (start: Day) =>
    [0, 1, 2, 3, 4, 5, 6].filter((after) => trained.has(start + after)).length >= daysPlanned;
  const present = weekStart(today);
  let weeks = isFull(present) ? 1 : 0;
  for (let start = present - 7; isFull(start); start -= 7) weeks += 1;
  return weeks;
}
