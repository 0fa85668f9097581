import { dateFormat, numberFormat } from '../../platform/dates/formats.ts';
import { minutesText } from '../../ui/minutes-text.ts';

/** '+2 h 10 min', '−40 min'. */
export function changeText(seconds: number): string {
  return `${seconds < 0 ? '−' : '+'}${minutesText(Math.abs(seconds))}`;
}

const oneDigit = numberFormat({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const decimalText = (value: number): string => oneDigit().format(value);

const plain = numberFormat();

/** '6,000'. */
export const numberText = (value: number): string => plain().format(value);

export const lastWeeksText = (weeks: number): string => `the last ${weeks} weeks`;

const day = dateFormat({ day: 'numeric', month: 'short' });
const dayOfYear = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export const dayText = (date: Date): string => day().format(date);

/** 'Nov 9 – 15', as the language writes it. */
export const daysText = (from: Date, to: Date): string => day().formatRange(from, to);

/** With its year where that is not this one. */
export function datedText(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? day() : dayOfYear()).format(date);
}
