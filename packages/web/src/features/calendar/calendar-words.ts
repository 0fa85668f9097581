import type { CalendarEntry, EntryKind } from '@cadence/domain/program/calendar/day-entries';
import { dateFormat } from '../../platform/dates/formats.ts';
import { minutesText } from '../../ui/minutes-text.ts';
import { isNotHere } from './open-entries.ts';

// Days are no instants: read and written in one zone they stay the day they are.
const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const month = format({ month: 'long', year: 'numeric' });
const longWeekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });

const time = dateFormat({ hour: 'numeric', minute: '2-digit' });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'Tuesday 17 November', as the language writes it. */
export const longDayName = (day: string): string => longDay().format(dateOf(day));
export const shortDayName = (day: string): string => shortDay().format(dateOf(day));
export const monthName = (day: string): string => month().format(dateOf(day));
export const weekdayName = (day: string): string => longWeekday().format(dateOf(day));
export const shortWeekdayName = (day: string): string => shortWeekday().format(dateOf(day));
export const rangeName = (from: string, to: string): string =>
  dayAndMonth().formatRange(dateOf(from), dateOf(to));

export const kindWords: Record<EntryKind, string> = {
  underWay: 'Under way',
  rest: 'Rest',
  planned: 'Planned',
  missed: 'Missed',
  done: 'Done',
  free: 'Done',
  skipped: 'Skipped',
};

/** What was trained has the time it took, and not the time it was meant to take. */
function lengthText(entry: CalendarEntry): string | false {
  const { segments, trainedSeconds, where } = entry;
  if (where !== undefined) return where;
  if (trainedSeconds !== undefined) return trainedSeconds > 0 && minutesText(trainedSeconds);
  if (isNotHere(entry)) return 'Not on this device';
  const minutes = Math.round(segments.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return minutes > 0 && `${minutes} min`;
}

/** 'Week 3 · 45 min · Planned'. */
export function entryFacts(entry: CalendarEntry): string {
  const facts = [
    entry.place && `Week ${entry.place.week}`,
    lengthText(entry),
    entry.isUnfinished ? 'Unfinished' : kindWords[entry.kind],
  ];
  return facts.filter(Boolean).join(' · ');
}

/** '6:05 PM', as the language writes it; empty where it was not trained. */
export const startText = ({ startedAt }: CalendarEntry): string =>
  startedAt === undefined ? '' : time().format(new Date(startedAt));

/** Where the title stands alone. */
export const entryTitle = ({ title, isUnfinished }: CalendarEntry): string =>
  isUnfinished ? `${title} · unfinished` : title;

/** What a day is called where only its number is shown. */
export function dayLabel(day: string, entries: readonly CalendarEntry[]): string {
  const lines = entries.map(
    (entry) =>
      `${entry.title}, ${(entry.isUnfinished ? 'unfinished' : kindWords[entry.kind]).toLowerCase()}`,
  );
  return [longDayName(day), ...(lines.length > 0 ? lines : ['free'])].join('. ');
}
