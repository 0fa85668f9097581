import { addDays, weekdayOfDate } from '../calendar/days.ts';

const daysInWeek = 7;

function subsets(count: number): number[][] {
  const found: number[][] = [];
  for (let mask = 0; mask < 2 ** daysInWeek; mask += 1) {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (mask >> day) & 1);
    if (days.length === count) found.push(days);
  }
  return found;
}

/** Days from each session to the next; the last one looks into the following week. */
function gapsOf(days: readonly number[]): number[] {
  return days.map((day, i) => {
    const next = days[i + 1];
    return next === undefined ? daysInWeek + (days[0] ?? 0) - day : next - day;
  });
}

const leastGap = (days: readonly number[]): number => Math.min(...gapsOf(days));

/** Even gaps have the smaller sum of squares. */
const unevenness = (days: readonly number[]): number =>
  gapsOf(days).reduce((sum, gap) => sum + gap * gap, 0);

/**
 * On which days of a program's week to train, counted from its first day: the
 * preferred ones first, then as far apart as they go, then as early as possible.
 */
export function chooseDays(
  startDate: string,
  count: number,
  preferredWeekdays: readonly number[],
): number[] {
  const first = weekdayOfDate(startDate);
  const preferred = new Set(
    preferredWeekdays.map((weekday) => (weekday - first + daysInWeek) % daysInWeek),
  );
  const liked = (days: readonly number[]) => days.filter((day) => preferred.has(day)).length;
  const [best = []] = subsets(count).toSorted(
    (a, b) =>
      liked(b) - liked(a) ||
      leastGap(b) - leastGap(a) ||
      unevenness(a) - unevenness(b) ||
      compareEarly(a, b),
  );
  return best;
}

function compareEarly(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((day, i) => day !== b[i]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

export function dateOf(startDate: string, week: number, day: number): string {
  return addDays(startDate, (week - 1) * daysInWeek + day);
}
