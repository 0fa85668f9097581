export interface Day {
  /** YYYY-MM-DD, in the user's own time zone. */
  key: string;
  day: number;
  inMonth: boolean;
}

export interface Month {
  year: number;
  /** 0 to 11, as Date counts. */
  month: number;
}

export function monthOf(date: Date): Month {
  return { year: date.getFullYear(), month: date.getMonth() };
}

export function shiftMonth({ year, month }: Month, by: number): Month {
  return monthOf(new Date(year, month + by, 1));
}

export function dayKey(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whole weeks that cover the month. `firstDay` is 0 for Sunday to 6 for Saturday. */
export function weeksOf({ year, month }: Month, firstDay: number): Day[][] {
  const before = (new Date(year, month, 1).getDay() - firstDay + 7) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  const count = Math.ceil((before + days) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = new Date(year, month, 1 - before + week * 7 + weekday);
      return { key: dayKey(date), day: date.getDate(), inMonth: date.getMonth() === month };
    }),
  );
}
