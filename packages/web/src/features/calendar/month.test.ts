import { describe, expect, test } from 'vitest';
import { firstDayOf } from '../../platform/dates/first-day-of-week.ts';
import { shiftMonth, weekOf, weeksOf } from './month.ts';

const keys = (day: string, firstDay: number) =>
  weeksOf(day, firstDay).map((week) => week.map(({ key }) => key));

describe('a month', () => {
  test('that starts on the first weekday needs no days before it', () => {
    const weeks = keys('2027-02-14', 1);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.[0]).toBe('2027-02-01');
    expect(weeks[3]?.[6]).toBe('2027-02-28');
  });

  test('is filled up to whole weeks', () => {
    const weeks = keys('2026-11-30', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  test('may begin its weeks on Sunday', () => {
    expect(keys('2026-11-01', 0)[0]?.[0]).toBe('2026-11-01');
  });

  test('marks the days of its neighbours', () => {
    const [first] = weeksOf('2026-11-15', 1);
    expect(first?.map(({ inMonth }) => inMonth)).toEqual([...Array(6).fill(false), true]);
  });

  test.each(['2026-03-29', '2026-10-25', '2026-09-06', '2026-04-05'])(
    'around %s, where clocks change somewhere, has each day once',
    (day) => {
      const all = keys(day, 1).flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toContain(day);
      expect(all.toSorted()).toEqual(all);
    },
  );
});

test('a week goes over the end of a month', () => {
  expect(weekOf('2026-12-01', 1)[0]).toBe('2026-11-30');
  expect(weekOf('2026-12-06', 0)[0]).toBe('2026-12-06');
});

test('shifting goes over the turn of the year', () => {
  expect(shiftMonth('2026-12-24', 1)).toBe('2027-01-01');
  expect(shiftMonth('2026-01-31', -1)).toBe('2025-12-01');
});

test('the week begins as the language has it', () => {
  expect(firstDayOf('en-US')).toBe(0);
  expect(firstDayOf('de-DE')).toBe(1);
});
