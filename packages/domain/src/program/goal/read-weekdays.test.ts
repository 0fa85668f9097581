import { expect, it } from 'vitest';
import { readLengths } from './read-lengths.ts';
import { readWeekdays } from './read-weekdays.ts';

it.each([
  ['marathon, long run on saturday, other runs tue wed thu', [2, 3, 4, 6]],
  ['entreno martes y jueves', [2, 4]],
  ['montags und donnerstags Kraft, samstags langer Lauf', [1, 4, 6]],
  ['rest on sunday, run 4 days', []],
  ['football on tuesday and thursday, want to get stronger', []],
  ['I work mon to wed, so only thu fri sat', [4, 5, 6]],
  ['starting next monday', []],
  ['race on Sunday 14 March, train tue, thu and sat', [2, 4, 6]],
  ['I sat all day, fun in the sun', []],
])('hears the days of %s', (goal, days) => {
  expect(readWeekdays(goal).days).toEqual(days);
});

it('hears what a day is for', () => {
  expect(readWeekdays('sunday long run, lift on monday and thursday').roles).toEqual({
    long: [0],
    lift: [1, 4],
  });
});

it.each([
  ['2 short, 1 long', { short: 30, long: 60, count: 1, days: [], sessions: 3 }],
  ['2x30 min and 1x75 min', { short: 30, long: 75, count: 1, days: [], sessions: 3 }],
  ['30 min on weekdays, an hour at weekends', { short: 30, long: 60, count: 2, days: [0, 6] }],
  [
    'zwei kurze und eine lange Einheit am Samstag',
    { short: 30, long: 60, count: 1, days: [6], sessions: 3 },
  ],
  ['short workouts, long runs are fine', null],
  ['3 x 45 min', null],
])('hears the lengths of %s', (goal, lengths) => {
  expect(readLengths(goal)).toEqual(lengths);
});
