import { dayMs } from '../../workout/durations.ts';
import { plain } from '../message/message-words.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const seasons: Record<string, number> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 11 };
const weeksIn = { day: 1 / 7, week: 1, month: 30.4 / 7, year: 365 / 7 };
const amounts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};

function weeksUntil(month: number, date: number, now: string): number {
  const today = Date.parse(now);
  const year = new Date(today).getUTCFullYear();
  const here = Date.UTC(year, month, date);
  const then = here > today ? here : Date.UTC(year + 1, month, date);
  return Math.floor((then - today) / dayMs / 7);
}

const monthWords = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const dayThenMonth = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})\\b(?: (\\d{4}))?`,
);
const monthThenDay = new RegExp(
  `\\b(${monthWords}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`,
);
const written = /\b(\d{4})-(\d{2})-(\d{2})\b/;

const monthOf = (name: string): number => months.findIndex((one) => one.startsWith(name));
const weeksTo = (year: number, month: number, date: number, now: string): number =>
  Math.floor((Date.UTC(year, month, date) - Date.parse(now)) / dayMs / 7);

/** '20 April 2027', 'the 14th of June', '2027-04-20'. */
function weeksToDate(text: string, now: string): number | null {
  const [, year, month, day] = written.exec(text) ?? [];
  if (year && month && day) return weeksTo(Number(year), Number(month) - 1, Number(day), now);
  const words = plain(text);
  const forward = dayThenMonth.exec(words);
  const backward = forward ? null : monthThenDay.exec(words);
  const [date, name, inYear] = forward
    ? [forward[1], forward[2], forward[3]]
    : [backward?.[2], backward?.[1], backward?.[3]];
  if (date === undefined || name === undefined) return null;
  return inYear
    ? weeksTo(Number(inYear), monthOf(name), Number(date), now)
    : weeksUntil(monthOf(name), Number(date), now);
}

/** Whole weeks to the date that a goal names: 'in 12 weeks', 'by June', 'before Christmas'. */
export function readHorizonWeeks(text: string, now: string): number | null {
  const dated = weeksToDate(text, now);
  if (dated !== null && dated >= 0) return dated;
  const words = plain(text);
  const length =
    /\b(?:in|within|over|next|for) (?:the next |about |around )?(\d+|a|an|one|two|three|four|six|eight|ten|twelve) (day|week|month|year)s?\b/.exec(
      words,
    );
  if (length) {
    const amount = Number(length[1]) || (amounts[length[1] ?? ''] ?? 1);
    const weeks = Math.round(amount * weeksIn[length[2] as keyof typeof weeksIn]);
    return weeks >= 1 && weeks <= 260 ? weeks : null;
  }
  const month = new RegExp(
    `\\b(?:by|until|before|in|till|for) (?:next |the end of |early |mid |late )?(${months.join('|')})\\b`,
  ).exec(words);
  if (month) return weeksUntil(months.indexOf(month[1] ?? ''), 1, now);
  const season =
    /\b(?:by|until|before|in|for|this|next) (?:the )?(spring|summer|fall|autumn|winter)\b/.exec(
      words,
    );
  if (season) return weeksUntil(seasons[season[1] ?? ''] ?? 5, 1, now);
  if (/\b(?:by|before|until) christmas\b/.test(words)) return weeksUntil(11, 24, now);
  return /\b(?:this year|by the end of the year|by new year)\b/.test(words)
    ? weeksUntil(11, 31, now)
    : null;
}
