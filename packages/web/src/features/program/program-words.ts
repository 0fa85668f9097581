import type { VariationType } from '@cadence/domain/program/weeks/weeks';
import { dateFormat } from '../../platform/dates/formats.ts';
import { dateOf } from '../../platform/dates/local-day.ts';
import { shortDayOfWeek, shortWeekday } from '../../platform/dates/short-day.ts';

/** Spec §8, and in their manner what it leaves open. */
export const failedTo = {
  fetch: 'Failed to fetch program progress',
  preview: 'Failed to load workout preview',
  skip: 'Failed to skip to next workout',
  update: 'Failed to update session progress',
  upcoming: 'Failed to fetch upcoming sessions',
  jump: 'Failed to jump to session',
  move: 'Failed to move session',
  rest: 'Failed to take a week off',
  choose: 'Failed to change the current program',
  remove: 'Failed to delete program',
  restore: 'Failed to bring back program',
  accept: 'Failed to change the session',
  create: 'Failed to create program',
  read: 'Failed to read program',
  link: 'Failed to change the calendar link',
} as const;

export const variationNames: Record<VariationType, string> = {
  build: 'Build',
  peak: 'Peak',
  deload: 'Deload',
  test: 'Test',
};

const longWeekday = dateFormat({ weekday: 'long' });
const longDay = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'short',
});
const plainDay = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const weekdayText = (day: string): string => shortWeekday(dateOf(day));
export const longWeekdayText = (day: string): string => longWeekday().format(dateOf(day));
export const dayText = (day: string): string => shortDayOfWeek(dateOf(day));
/** 'Today' where it is. */
export const nearDayText = (day: string, today: string): string =>
  day === today ? 'Today' : dayText(day);
export const longDayText = (day: string): string => longDay().format(dateOf(day));
export const fullDayText = (day: string): string => plainDay().format(dateOf(day));
