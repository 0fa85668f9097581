import { addDays, weekdayOfDate } from '@cadence/domain/program/calendar/days';

export interface Day {
  /** YYYY-MM-DD, in the user's own time zone. */
  key: string;
  day: number;
  inMonth: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of another month, so many months on. */
export function shiftMonth(day: string, by: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
}

/** The seven days of the week that a day lies in. `firstDay` is 0 for Sunday to 6 for Saturday. */
export function weekOf(day: string, firstDay: number): string[] {
  const before = (weekdayOfDate(day) - firstDay + 7) % 7;
  return Array.from({ length: 7 }, (_, weekday) => addDays(day, weekday - before));
}

/** Whole weeks that cover the month of a day. */
export function weeksOf(day: string, firstDay: number): Day[][] {
  const next = shiftMonth(day, 1);
  const weeks: Day[][] = [];
  for (let start = firstOf(day); start < next; ) {
    const week = weekOf(start, firstDay);
    weeks.push(
      week.map((key) => ({
        key,
        day: Number(key.slice(8)),
        inMonth: key.slice(0, 7) === day.slice(0, 7),
      })),
    );
    start = addDays(week[6] ?? start, 1);
  }
  return weeks;
}
