import { dayOfDate } from '../days.ts';

/** The calendar of a time zone, as a device there has it. */
export function localTimeIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const partsOf = (instant: string) =>
    Object.fromEntries(
      format.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
    );
  return {
    dayOf: (instant: string) => {
      const { year = 0, month = 1, day = 1 } = partsOf(instant);
      return dayOfDate(year, month - 1, day);
    },
    hourOf: (instant: string) => partsOf(instant).hour ?? 0,
  };
}
