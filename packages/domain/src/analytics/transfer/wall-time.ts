/** A time as a log has it, without its zone. */
export interface WallTime {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Which of two numbers with a slash between them is the day. */
export type DateOrder = 'day-first' | 'month-first';

/**
 * How the months begin, without accents: other apps write them in the language of the account.
 * English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish and Russian.
 */
const monthStarts = [
  /^(jan|ene|gen|sty|oca|янв)/,
  /^(feb|fev|lut|sub|фев)/,
  /^(mar|mrt|maa|мар)/,
  /^(apr|avr|abr|kwi|nis|апр)/,
  /^(may|mai|mag|mei|maj|маи|мая)/,
  /^(jun|juin|giu|cze|haz|июн)/,
  /^(jul|juil|lug|lip|tem|июл)/,
  /^(aug|aou|ago|agu|sie|авг)/,
  /^(sep|set|wrz|eyl|сен)/,
  /^(oct|okt|out|ott|paz|eki|окт)/,
  /^(nov|lis|kas|ноя)/,
  /^(dec|dez|dic|gru|ara|дек)/,
];

/** 1–12, or 0. */
function monthOf(name: string): number {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return monthStarts.findIndex((start) => start.test(plain)) + 1;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const dayAndName = /^(\d{1,2})\.? (?:de )?([\p{L}\p{M}]+)\.?,? (?:de )?(\d{4})/u;
const nameAndDay = /^([\p{L}\p{M}]+)\.? (\d{1,2}),? (\d{4})/u;
const threeNumbers = /^(\d{1,2})(?:\/(\d{1,2})\/|\.(\d{1,2})\.)(\d{4})/;
const clock = /^\D*(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(?:([ap])\.?\s?m\b)?/i;

interface ReadDate {
  year: number;
  month: number;
  day: number;
  /** What stands behind it. */
  rest: string;
}

function readDate(text: string, order: DateOrder | null): ReadDate | null {
  const date = (match: RegExpExecArray, year?: string, month?: string | number, day?: string) => ({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    rest: text.slice(match[0].length),
  });
  const iso = yearFirst.exec(text);
  if (iso) return date(iso, iso[1], iso[2], iso[3]);
  const named = dayAndName.exec(text);
  if (named) return date(named, named[3], monthOf(named[2] ?? ''), named[1]);
  const american = nameAndDay.exec(text);
  if (american) return date(american, american[3], monthOf(american[1] ?? ''), american[2]);
  const numbers = threeNumbers.exec(text);
  if (!numbers) return null;
  const [, first, slashed, dotted, year] = numbers;
  if (dotted !== undefined) return date(numbers, year, dotted, first);
  if (order === null) return null;
  const [day, month] = order === 'day-first' ? [first, slashed] : [slashed, first];
  return date(numbers, year, month, day);
}

/** A log with days alone: the middle of the day is that day in every time zone nearby. */
const noon = { hour: 12, minute: 0, second: 0 };

function readClock(text: string): Pick<WallTime, 'hour' | 'minute' | 'second'> | null {
  if (text.trim() === '') return noon;
  const [, hours, minutes, seconds = 0, half] = clock.exec(text) ?? [];
  if (hours === undefined) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hour = half ? (Number(hours) % 12) + afternoon : Number(hours);
  const minute = Number(minutes);
  const second = Number(seconds);
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second } : null;
}

/** No app kept a log before them, and none of today tells of days after them. */
const years = { first: 1970, last: 2099 };

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** '2024-03-28 17:29:00', '28 Mar 2024, 17:29', '3 févr. 2026, 6:05 PM', '28.03.2024'. */
export function readWallTime(text: string, order: DateOrder | null = null): WallTime | null {
  const date = readDate(text.trim(), order);
  if (!date || date.month < 1 || date.month > 12) return null;
  const { year, month, day, rest } = date;
  if (year < years.first || year > years.last) return null;
  const time = readClock(rest);
  return time && day >= 1 && day <= daysIn(year, month) ? { year, month, day, ...time } : null;
}

/** By a number above twelve among them; null where there is none to tell, rather than a guess. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  for (const text of texts) {
    const [, first, slashed, dotted] = threeNumbers.exec(text.trim()) ?? [];
    const second = slashed ?? dotted;
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return null;
}
