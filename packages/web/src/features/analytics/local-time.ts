import type { LocalTime } from '@cadence/domain/analytics/achievements';
import { type Day, dayOfDate } from '@cadence/domain/analytics/days';

/** The calendar of the browser's time zone. */
export const localTime: LocalTime = {
  dayOf: (instant) => dayOf(new Date(instant)),
  hourOf: (instant) => new Date(instant).getHours(),
};

export function dayOf(date: Date): Day {
  return dayOfDate(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Its midnight here, for words and formats. */
export function dateOfDay(day: Day): Date {
  const utc = new Date(day * 86_400_000);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
}
