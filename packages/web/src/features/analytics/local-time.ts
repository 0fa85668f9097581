import { type Day, dayOfDate } from '@cadence/domain/analytics/days';
import type { LocalTime } from '@cadence/domain/analytics/lifts/tally';

interface DayAndHour {
  day: Day;
  hour: number;
}

/** Each number of the page asks for the same instants, and a time zone takes its time to be asked. */
const known = new Map<string, DayAndHour>();

function read(instant: string): DayAndHour {
  const told = known.get(instant);
  if (told) return told;
  const date = new Date(instant);
  const found = { day: dayOf(date), hour: date.getHours() };
  known.set(instant, found);
  return found;
}

/** The calendar of the browser's time zone. */
export const localTime: LocalTime = {
  dayOf: (instant) => read(instant).day,
  hourOf: (instant) => read(instant).hour,
};

export function dayOf(date: Date): Day {
  return dayOfDate(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Its midnight here, for words and formats. */
export function dateOfDay(day: Day): Date {
  const utc = new Date(day * 86_400_000);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
}
