import { describe, expect, test } from 'vitest';
import { firstDayOf } from '../../platform/first-day-of-week.ts';
import { dayKey, shiftMonth, weeksOf } from './month.ts';

const keys = (year: number, month: number, firstDay: number) =>
  weeksOf({ year, month }, firstDay).map((week) => week.map((day) => day.key));

describe('a month', () => {
  test('that starts on the first weekday needs no days before it', () => {
    const weeks = keys(2027, 1, 1);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.[0]).toBe('2027-02-01');
    expect(weeks[3]?.[6]).toBe('2027-02-28');
  });

  test('is filled up to whole weeks', () => {
    const weeks = keys(2026, 10, 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  test('may begin its weeks on Sunday', () => {
    expect(keys(2026, 10, 0)[0]?.[0]).toBe('2026-11-01');
  });

  test('marks the days of its neighbours', () => {
    const [first] = weeksOf({ year: 2026, month: 10 }, 1);
    expect(first?.map((day) => day.inMonth)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

test('shifting goes over the turn of the year', () => {
  expect(shiftMonth({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(shiftMonth({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
});

test('a key has two digits for month and day', () => {
  expect(dayKey(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('the week begins as the language has it', () => {
  expect(firstDayOf('en-US')).toBe(0);
  expect(firstDayOf('de-DE')).toBe(1);
});
