import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysBetween, weekdayOfDate } from './days.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((number) => addDays('1970-01-01', number));

describe('a plain day', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 7, '2026-11-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s, daylight saving or not', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])(
    '%s is none',
    (text) => {
      expect(dayNumber(text)).toBeNull();
    },
  );

  it('knows its weekday', () => {
    expect(weekdayOfDate('2026-11-15')).toBe(0);
    expect(weekdayOfDate('1969-12-31')).toBe(3);
  });

  it('comes back from any number of days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });
});
