import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Program } from '../program/types.ts';
import { dayMs } from '../workout/durations.ts';
import { weekdayOf } from './days.ts';
import { restDaysOf } from './rest-days.ts';
import {
  currentStreak,
  longestStreak,
  plannedStreak,
  trainedDays,
  weeklyStreak,
} from './streaks.ts';
import { localTimeIn } from './test-support/local-time.ts';
import { makeSession } from './test-support/make-session.ts';

const today = 20_000;
const isoOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const ago = (...ages: number[]) => new Set(ages.map((age) => today - age));

describe('the streak of consecutive days', () => {
  test.each([
    ['none', [], 0],
    ['today', [0], 1],
    ['yesterday holds it, for today is not over', [1, 2], 2],
    ['a day without training breaks it', [0, 1, 3], 2],
    ['the day before yesterday is too long ago', [2, 3], 0],
    ['it looks back 30 days at most', Array.from({ length: 50 }, (_, age) => age), 30],
  ])('%s', (_, ages, days) => {
    expect(currentStreak(ago(...ages), today)).toBe(days);
  });

  test('a session that was only skipped through is no training', () => {
    const { dayOf } = localTimeIn('UTC');
    const skipped = makeSession('2026-03-01T10:00:00Z', { percentage: 0, status: 'abandoned' });
    expect(trainedDays([skipped], dayOf).size).toBe(0);
  });

  test('the longest one may be long past, and longer than 30', () => {
    const long = Array.from({ length: 45 }, (_, age) => age + 100);
    expect(longestStreak(ago(0, 1, ...long))).toBe(45);
    expect(longestStreak(new Set())).toBe(0);
  });

  test('no current streak is longer than the longest', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (ages) => {
        const trained = ago(...ages);
        expect(currentStreak(trained, today)).toBeLessThanOrEqual(longestStreak(trained));
      }),
    );
  });
});

describe('the streak of a plan', () => {
  const restOnWeekends = (day: number) => weekdayOf(day) === 0 || weekdayOf(day) === 6;

  test('rest days count nothing and break nothing', () => {
    const isRestDay = (day: number) => (today - day) % 2 === 1;
    expect(plannedStreak(ago(0, 2, 4), isRestDay, today)).toBe(3);
    expect(plannedStreak(ago(2, 4), isRestDay, today)).toBe(2);
  });

  test('a missed day of the plan breaks it, but not today', () => {
    expect(plannedStreak(ago(1, 2), () => false, today)).toBe(2);
    expect(plannedStreak(ago(2, 3), () => false, today)).toBe(0);
  });

  test('its rest days are those from its start to its last session that have none', () => {
    const sessions = [10, 7, 5].map((age) => ({ date: isoOfDay(today - age) }));
    const weeks = [{ sessions }] as Program['weeks'];
    const isRestDay = restDaysOf({ startDate: isoOfDay(today - 11), weeks });
    const ages = Array.from({ length: 14 }, (_, age) => age);
    expect(ages.filter((age) => isRestDay(today - age))).toEqual([6, 8, 9, 11]);
    expect(plannedStreak(ago(10, 7, 5, 4, 3, 2, 1), isRestDay, today)).toBe(7);
    expect(plannedStreak(ago(10, 5, 4, 3, 2, 1), isRestDay, today)).toBe(5);
  });

  test('it is never shorter than the streak of days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40)), (ages) => {
        const trained = ago(...ages);
        const planned = plannedStreak(trained, restOnWeekends, today);
        expect(planned).toBeGreaterThanOrEqual(currentStreak(trained, today));
      }),
    );
  });
});

describe.each([
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
])('days in %s', (timeZone) => {
  const { dayOf } = localTimeIn(timeZone);

  test('a year of noons is a streak without a gap, over both changes of the clocks', () => {
    const noons = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString(),
    );
    const trained = trainedDays(
      noons.map((noon) => makeSession(noon)),
      dayOf,
    );
    expect(longestStreak(trained)).toBe(365);
  });

  test('the last and the first minute of a night are two days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (day) => {
        const noon = dayOf(new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString());
        const dayAfter = dayOf(new Date(Date.UTC(2026, 0, 2 + day, 12)).toISOString());
        expect(dayAfter - noon).toBe(1);
        expect(isoOfDay(noon)).toMatch(/^202[67]-\d\d-\d\d$/);
      }),
    );
  });
});

test('a streak of late evenings is the same in every zone in which they are evenings', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'America/St_Johns'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 720 }),
      fc.integer({ min: 1, max: 29 }),
      (zone, start, length) => {
        const { dayOf, hourOf } = localTimeIn(zone);
        // The hour of the day in that zone that is 22, on each of these days.
        const evenings = Array.from({ length }, (_, index) => {
          const hours = Array.from({ length: 24 }, (_, hour) =>
            new Date(Date.UTC(2026, 0, 1 + start + index, hour)).toISOString(),
          );
          return hours.find((instant) => hourOf(instant) === 22) ?? '';
        });
        const trained = trainedDays(
          evenings.map((evening) => makeSession(evening)),
          dayOf,
        );
        const lastDay = dayOf(evenings.at(-1) ?? '');
        expect(currentStreak(trained, lastDay)).toBe(length);
        expect(currentStreak(trained, lastDay + 1)).toBe(length);
        expect(currentStreak(trained, lastDay + 2)).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});

test('days of the week', () => {
  expect(weekdayOf(0)).toBe(4);
  expect(weekdayOf(-1)).toBe(3);
});

describe('weeks in a row', () => {
  const someDay = 20_001;
  const monday = someDay - ((weekdayOf(someDay) + 6) % 7);
  const fourDays = (week: number) => [0, 1, 3, 5].map((after) => monday - 7 * week + after);

  test('four days a week are a week each, whatever lies between them', () => {
    const trained = new Set([...fourDays(1), ...fourDays(2), ...fourDays(3)]);
    expect(weeklyStreak(trained, 4, monday)).toBe(3);
    // Not yet full, the present week takes nothing away.
    expect(weeklyStreak(new Set([...trained, monday]), 4, monday)).toBe(3);
    expect(weeklyStreak(new Set([...trained, ...fourDays(0)]), 4, monday + 6)).toBe(4);
  });

  test('a week with fewer days than planned ends it', () => {
    const trained = new Set([...fourDays(1), ...fourDays(2).slice(1), ...fourDays(3)]);
    expect(weeklyStreak(trained, 4, monday)).toBe(1);
    expect(weeklyStreak(trained, 3, monday)).toBe(3);
    expect(weeklyStreak(new Set(), 3, monday)).toBe(0);
  });
});
