import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOfDate } from '../calendar/days.ts';
import { chooseDays, dateOf } from './schedule.ts';

// A Monday.
const start = '2026-03-02';
const weekdays = (days: number[]) => days.map((day) => weekdayOfDate(dateOf(start, 1, day)));

describe('the days of a week', () => {
  it.each([
    [3, [], [0, 2, 4]],
    [2, [], [0, 3]],
    [1, [], [0]],
    [7, [], [0, 1, 2, 3, 4, 5, 6]],
  ])('%i without a wish lie as far apart as they can', (count, preferred, days) => {
    expect(chooseDays(start, count, preferred)).toEqual(days);
  });

  it('are those that were wished', () => {
    expect(weekdays(chooseDays(start, 3, [2, 4, 6]))).toEqual([2, 4, 6]);
  });

  it('are the best of more wishes than sessions', () => {
    expect(weekdays(chooseDays(start, 2, [1, 2, 4]))).toEqual([1, 4]);
  });

  it('hold all wishes when there are more sessions than wishes', () => {
    expect(weekdays(chooseDays(start, 3, [1, 2]))).toEqual(expect.arrayContaining([1, 2]));
  });

  it('are distinct, in order and as many as asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        (count, preferred) => {
          const days = chooseDays(start, count, preferred);
          expect(days).toHaveLength(count);
          expect(new Set(days).size).toBe(count);
          expect(days).toEqual([...days].sort());
          const kept = weekdays(days).filter((weekday) => preferred.includes(weekday));
          expect(kept).toHaveLength(Math.min(count, preferred.length));
          const gaps = days.map((day, i) => (days[i + 1] ?? 7 + (days[0] ?? 0)) - day);
          if (preferred.length === 0) expect(Math.min(...gaps)).toBe(Math.floor(7 / count));
        },
      ),
    );
  });
});
