import { dayMs } from '../workout/durations.ts';

/**
 * A day of the calendar, counted up from 1970. Counted, and not measured in hours: where the
 * clocks change, days have 23 or 25 of them.
 */
export type Day = number;

/** On which day of the user's calendar an instant lies. Only the device knows its time zone. */
export type DayOf = (instant: string) => Day;

/** The month counts from 0, as a Date gives it. */
export function dayOfDate(year: number, month: number, date: number): Day {
  return Date.UTC(year, month, date) / dayMs;
}

/** 0 is Sunday. The first day of all was a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;
