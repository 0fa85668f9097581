import { pageLanguage } from './formats.ts';

/*
 * The first date format of the language's own library holds up a slow phone for seven frames.
 * What Home shows of a day is short enough to write without it.
 */
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const isMonthFirst = () => /^en(-(US|CA|PH))?$/.test(pageLanguage());

/** 'Thu'. */
export const shortWeekday = (date: Date): string => weekdays[date.getDay()] ?? '';

/** '3 Nov', or 'Nov 3' where that is the custom. */
export function shortDay(date: Date): string {
  const month = months[date.getMonth()];
  return isMonthFirst() ? `${month} ${date.getDate()}` : `${date.getDate()} ${month}`;
}

/** 'Thu 3 Nov', or 'Thu, Nov 3'. */
export const shortDayOfWeek = (date: Date): string =>
  `${shortWeekday(date)}${isMonthFirst() ? ',' : ''} ${shortDay(date)}`;
