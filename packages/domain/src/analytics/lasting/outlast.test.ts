import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemLimits } from '../../sync/limits.ts';
import { readItem } from '../../sync/readers.ts';
import { achievementsOf } from '../achievements.ts';
import { dashboardOf } from '../dashboard.ts';
import { type CountedGoal, outlastGoal, updateGoal } from '../goals.ts';
import { timedBests } from '../lifts/timed-bests.ts';
import { localTimeIn } from '../test-support/local-time.ts';
import { makeSession } from '../test-support/make-session.ts';
import type { WorkoutSession } from '../types.ts';
import { type Lasting, nothingLasting } from './lasting.ts';
import { outlast } from './outlast.ts';
import { readRemovedSessions } from './removed-sessions.ts';

const localTime = localTimeIn('UTC');
const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
const lifting = (day: number, weight: number, name = 'Deadlift') =>
  makeSession(on(day), { exercises: [{ name, sets: [{ weight, reps: 5 }] }] });

interface Cleaned {
  kept: WorkoutSession[];
  lasting: Lasting;
}

/** What a cleanup on some day leaves. */
function cleanUp(sessions: WorkoutSession[], firstDay: number, lasting = nothingLasting): Cleaned {
  const until = on(firstDay, 0);
  const expired = sessions.filter(({ date }) => date < until);
  return {
    kept: sessions.filter(({ date }) => date >= until),
    lasting: outlast({ sessions, expired, until, lasting, localTime }),
  };
}

const reachedBy = ({ kept, lasting }: Cleaned) => achievementsOf(kept, localTime, lasting);
const progressOf = (cleaned: Cleaned, title: string) =>
  reachedBy(cleaned).find((one) => one.title === title);

const anyYear = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 5, max: 22 })), {
    selector: ([day, hour]) => day * 24 + hour,
    maxLength: 40,
  })
  .map((times) =>
    times
      .toSorted((a, b) => a[0] * 24 + a[1] - (b[0] * 24 + b[1]))
      .map(([day, hour], index) =>
        makeSession(on(day, hour), {
          status: index % 5 === 0 ? 'partial' : 'completed',
          percentage: index % 5 === 0 ? 50 : 100,
          seconds: 600 * (1 + (index % 4)),
          exercises: [{ name: `Lift ${day % 7}`, sets: [{ weight: 20 + hour, reps: 5 }] }],
        }),
      ),
  );

describe('after a cleanup', () => {
  test('no achievement locks again and none falls back, however often it happens', () => {
    fc.assert(
      fc.property(
        anyYear,
        fc.array(fc.integer({ min: 1, max: 61 }), { maxLength: 4 }),
        (sessions, days) => {
          let cleaned: Cleaned = { kept: sessions, lasting: nothingLasting };
          const before = reachedBy(cleaned);
          for (const day of days.toSorted((a, b) => a - b)) {
            cleaned = cleanUp(cleaned.kept, day, cleaned.lasting);
          }
          expect(reachedBy(cleaned)).toEqual(before);
        },
      ),
    );
  });

  test('a streak that lies across the first kept day stays unlocked', () => {
    const week = Array.from({ length: 7 }, (_, day) => makeSession(on(day + 1)));
    const cleaned = cleanUp(week, 4);
    expect(progressOf(cleaned, 'Week Warrior')).toMatchObject({ progress: 7, unlockedAt: on(7) });
  });

  test('fifty workouts are counted over the sessions that are gone', () => {
    const first = Array.from({ length: 30 }, (_, day) => makeSession(on(day + 1)));
    const { lasting } = cleanUp(first, 31);
    const later = Array.from({ length: 20 }, (_, day) => makeSession(on(day + 40)));
    const century = progressOf({ kept: later, lasting }, 'Half Century');
    expect(century).toMatchObject({ progress: 50, unlockedAt: on(59) });
  });

  test('a session that another device still has is not counted twice', () => {
    const sessions = Array.from({ length: 30 }, (_, day) => makeSession(on(day + 1)));
    const { lasting } = cleanUp(sessions, 11);
    const century = progressOf({ kept: sessions, lasting }, 'Half Century');
    expect(century?.progress).toBe(30);
    const again = outlast({
      sessions,
      expired: sessions.slice(0, 10),
      until: on(11, 0),
      lasting,
      localTime,
    });
    expect(again.removed).toEqual(lasting.removed);
  });

  test('the best of a lift is still its best, and a lighter one is no record', () => {
    const { kept, lasting } = cleanUp([lifting(1, 100), lifting(2, 120), lifting(9, 90)], 5);
    const dashboard = dashboardOf({
      sessions: kept,
      weeks: 4,
      today: localTime.dayOf(on(10)),
      dayOf: localTime.dayOf,
      isRestDay: null,
      lasting,
    });
    expect(dashboard.lifts).toMatchObject([
      { lift: 'Deadlift', best: { oneRepMax: 140, date: on(2) } },
    ]);
    const [deadlift] = dashboard.lifts;
    expect(deadlift?.points).toHaveLength(2);
    expect(deadlift?.records).toMatchObject([{ previousRecord: expect.closeTo(116.67, 1) }]);
    expect(dashboard.longestStreakDays).toBe(2);
  });

  test('a goal for a lift counts the best that is gone', () => {
    const { kept, lasting } = cleanUp([lifting(1, 120), lifting(9, 60)], 5);
    const goal = updateGoal(
      {
        id: 'g',
        kind: 'lift',
        title: 'Deadlift 150 kg',
        lift: 'Deadlift',
        targetValue: 150,
        currentValue: 0,
        status: 'active',
        createdAt: on(1),
        completedAt: null,
      },
      {
        sessions: kept,
        today: localTime.dayOf(on(10)),
        dayOf: localTime.dayOf,
        now: on(10),
        records: lasting.records,
      },
    );
    expect(goal.currentValue).toBe(140);
  });

  test.each([
    ['sessions', 20],
    ['minutes', 200],
  ] as const)(
    'a goal that counts %s stands where it stood, however often it happens',
    (kind, before) => {
      const sessions = Array.from({ length: 24 }, (_, day) =>
        makeSession(on(day + 1), { id: `${day}` }),
      );
      const goal: CountedGoal = {
        id: 'g',
        kind,
        title: 'Many',
        targetValue: 1000,
        currentValue: 0,
        status: 'active',
        createdAt: on(5),
        completedAt: null,
      };
      const countOf = (one: CountedGoal, kept: WorkoutSession[]) =>
        updateGoal(one, {
          sessions: kept,
          today: localTime.dayOf(on(25)),
          dayOf: localTime.dayOf,
          now: on(25),
        }).currentValue;
      expect(countOf(goal, sessions)).toBe(before);
      let cleaned = goal;
      let kept = sessions;
      for (const day of [3, 9, 9, 17]) {
        const until = on(day, 0);
        const expired = kept.filter(({ date }) => date < until);
        cleaned = outlastGoal(cleaned, { expired, until, dayOf: localTime.dayOf });
        kept = kept.filter(({ date }) => date >= until);
        expect(countOf(cleaned, kept)).toBe(before);
      }
      // Another device may still have them.
      expect(countOf(cleaned, sessions)).toBe(before);
    },
  );

  test('a best by the clock stands until it is beaten', () => {
    const emom = (day: number, missed: number) =>
      makeSession(on(day), {
        title: 'Engine',
        workoutType: 'EMOM',
        percentage: 90,
        segments: Array.from({ length: 12 }, (_, index) => ({
          type: 'exercise' as const,
          seconds: 60,
          done: index >= missed,
        })),
      });
    const { kept, lasting } = cleanUp([emom(1, 1), emom(9, 2)], 5);
    expect(timedBests(kept, lasting.timedBests)).toMatchObject([{ value: 1, date: on(1) }]);
  });
});

test('what lasts fits into the items it is kept in, also after years of long names', () => {
  const sessions = Array.from({ length: 300 }, (_, index) =>
    lifting(index + 1, 50, `${index} ${'very '.repeat(38)}long`.slice(0, 200)),
  );
  const { lasting } = cleanUp(sessions, 301);
  expect(JSON.stringify(lasting.removed).length).toBeLessThan(itemLimits.valueLength);
  expect(readRemovedSessions(JSON.parse(JSON.stringify(lasting.removed)))).toEqual(lasting.removed);
  const frame = { changedAt: on(1), deviceId: 'phone', deleted: false };
  for (const value of lasting.records) {
    const item = { ...frame, kind: 'strength_record', id: 'lift', value };
    expect(readItem(item)?.value).toEqual(value);
  }
});

test.each([
  ['nothing', undefined],
  ['no instant', { until: 'long ago' }],
  ['a count that is missing', { until: on(1), exercises: [], patterns: [] }],
])('%s is no count of removed sessions', (_, value) => {
  expect(readRemovedSessions(value)).toBeNull();
});
