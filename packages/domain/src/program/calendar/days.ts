import { dayMs } from '../../workout/durations.ts';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01; null for what is no day, such as 2026-02-30. */
export function dayNumber(day: string): number | null {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  if (year === undefined) return null;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const isReal = new Date(ms).toISOString().slice(0, 10) === day;
  return isReal ? ms / dayMs : null;
}

function requireDay(day: string): number {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`Not a day: ${day}`);
  return number;
}

export function addDays(day: string, days: number): string {
  return new Date((requireDay(day) + days) * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return requireDay(to) - requireDay(from);
}

/** Sunday is 0. 1970-01-01 was a Thursday. */
export function weekdayOfDate(day: string): number {
  return (((requireDay(day) + 4) % 7) + 7) % 7;
}
