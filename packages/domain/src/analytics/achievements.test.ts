import { describe, expect, test } from 'vitest';
import { achievementsOf } from './achievements.ts';
import { type CountedGoal, updateGoal } from './goals.ts';
import { timedBests } from './lifts/timed-bests.ts';
import { expiredSessions, keptSince } from './retention.ts';
import { localTimeIn } from './test-support/local-time.ts';
import { makeSession } from './test-support/make-session.ts';
import type { SessionSegment, WorkoutSession } from './types.ts';

const utc = localTimeIn('UTC');
const on = (day: number, hour = 12) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) => makeSession(on(day + 1)));
const find = (sessions: WorkoutSession[], title: string) =>
  achievementsOf(sessions, utc).find((one) => one.title === title);

describe('achievements', () => {
  test('Week Warrior comes with the seventh day in a row', () => {
    expect(find(daily(6), 'Week Warrior')).toMatchObject({ progress: 6, unlockedAt: null });
    expect(find(daily(9), 'Week Warrior')).toMatchObject({ progress: 7, unlockedAt: on(7) });
    const gap = daily(10).filter((_, day) => day !== 5);
    expect(find(gap, 'Week Warrior')).toMatchObject({ progress: 5, unlockedAt: null });
  });

  test('PR Machine comes with the fifth lift that has a record', () => {
    const lifted = (count: number) =>
      makeSession(on(1), {
        exercises: Array.from({ length: count }, (_, lift) => ({
          name: `Lift ${lift}`,
          sets: [{ weight: 50, reps: 5 }],
        })),
      });
    expect(find([lifted(4)], 'PR Machine')).toMatchObject({ progress: 4, unlockedAt: null });
    expect(find([lifted(5)], 'PR Machine')).toMatchObject({ progress: 5, unlockedAt: on(1) });
  });

  test('Half Century counts completed workouts only', () => {
    const given = daily(60).map((session, index) =>
      index < 5 ? makeSession(session.date, { status: 'partial', percentage: 90 }) : session,
    );
    expect(find(given, 'Half Century')).toMatchObject({ progress: 50, unlockedAt: on(55) });
  });

  test('what is unlocked stays, also when the streak breaks', () => {
    const sessions = [...daily(7), makeSession(on(60))];
    expect(find(sessions, 'Week Warrior')?.unlockedAt).toBe(on(7));
    expect(find(sessions, 'Welcome Back')?.unlockedAt).toBe(on(60));
  });

  test('early is by the clock on the wall', () => {
    const early = Array.from({ length: 10 }, (_, day) => makeSession(on(day + 1, 6)));
    expect(find(early, 'Early Bird')?.unlockedAt).toBe(on(10, 6));
    const tokyo = achievementsOf(early, localTimeIn('Asia/Tokyo'));
    expect(tokyo.find(({ title }) => title === 'Early Bird')?.progress).toBe(0);
  });

  test('the order in which sessions arrive does not matter', () => {
    const sessions = daily(12);
    expect(achievementsOf(sessions.toReversed(), utc)).toEqual(achievementsOf(sessions, utc));
  });

  test('there are the three of the specification and more, each with its own type', () => {
    const all = achievementsOf([], utc);
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(new Set(all.map(({ type }) => type)).size).toBe(all.length);
    expect(all.every(({ progress, unlockedAt }) => progress === 0 && unlockedAt === null)).toBe(
      true,
    );
  });
});

describe('a goal', () => {
  const goal: CountedGoal = {
    id: 'g',
    kind: 'sessions',
    title: '3 sessions',
    targetValue: 3,
    currentValue: 0,
    status: 'active',
    createdAt: on(2),
    completedAt: null,
  };
  const context = (sessions: WorkoutSession[]) => ({
    sessions,
    today: utc.dayOf(on(5)),
    dayOf: utc.dayOf,
    now: on(5),
  });

  test('counts from its first day and completes when it is reached', () => {
    expect(updateGoal(goal, context(daily(3)))).toMatchObject({
      currentValue: 2,
      status: 'active',
    });
    const reached = updateGoal(goal, context(daily(4)));
    expect(reached).toMatchObject({ currentValue: 3, status: 'completed', completedAt: on(5) });
    expect(updateGoal(reached, context([]))).toBe(reached);
  });

  test.each([
    ['minutes', { kind: 'minutes', targetValue: 20 }, 30],
    ['a streak', { kind: 'streak', targetValue: 4 }, 4],
    ['sessions of this week', { kind: 'weekly_sessions', targetValue: 3 }, 4],
  ] as const)('counts %s', (_, change, value) => {
    expect(updateGoal({ ...goal, ...change }, context(daily(4))).currentValue).toBe(value);
  });

  test.each([
    ['streak', 4, on(5)],
    ['weekly_sessions', 6, on(6)],
  ] as const)(
    '%s that was reached while nobody looked is reached on that day',
    (kind, targetValue, completedAt) => {
      const sessions = [1, 2, 3, 4, 5, 6, 20].map((day) => makeSession(on(day)));
      const later = { ...context(sessions), today: utc.dayOf(on(21)), now: on(21) };
      const set = { ...goal, kind, targetValue, createdAt: on(5) };
      expect(updateGoal(set, later)).toMatchObject({
        currentValue: targetValue,
        status: 'completed',
        completedAt,
      });
      expect(updateGoal({ ...set, createdAt: on(8) }, later).status).toBe('active');
    },
  );

  test('follows the best estimate of a lift, however it is written', () => {
    const session = makeSession(on(3), {
      exercises: [{ name: 'Deadlift', sets: [{ weight: 120, reps: 5 }] }],
    });
    const lift = { ...goal, kind: 'lift', lift: 'deadlift ', targetValue: 150 } as const;
    expect(updateGoal(lift, context([session]))).toMatchObject({
      currentValue: 140,
      status: 'active',
    });
  });
});

describe('retention', () => {
  test('a year by default, and a cleanup can say what it takes', () => {
    const now = Date.UTC(2027, 0, 10, 12);
    const old = daily(20);
    expect(expiredSessions(old, now).map(({ date }) => date)).toEqual(
      old.slice(0, 9).map(({ date }) => date),
    );
    expect(expiredSessions(old, now, 'forever')).toEqual([]);
  });

  test('the end of a long month stays in the month', () => {
    const since = keptSince('3_months', Date.UTC(2026, 4, 31));
    expect(new Date(since ?? 0).toISOString()).toBe('2026-02-28T00:00:00.000Z');
  });
});

describe('bests by the clock', () => {
  const work = (done: number, missed = 0): SessionSegment[] =>
    Array.from({ length: done + missed }, (_, index) => ({
      type: 'exercise' as const,
      seconds: 60,
      done: index < done,
    }));

  test('the fewest missed minutes of an EMOM', () => {
    const emom = (day: number, missed: number, reps: number) =>
      makeSession(on(day), {
        title: 'Engine',
        workoutType: 'EMOM',
        percentage: 90,
        segments: work(12, missed),
        exercises: [{ name: 'Swing', reps: 15, sets: [{ reps }, { reps: 15 }] }],
      });
    const best = timedBests([emom(1, 2, 15), emom(2, 0, 12), emom(3, 1, 15)]);
    expect(best).toEqual([{ kind: 'emom_misses', of: 'Engine', value: 1, date: on(2) }]);
  });

  test('the highest lowest round of a Tabata', () => {
    const tabata = (day: number, ...reps: number[]) =>
      makeSession(on(day), {
        workoutType: 'Tabata',
        exercises: [{ name: 'Air Squat', sets: reps.map((count) => ({ reps: count })) }],
      });
    expect(timedBests([tabata(1, 14, 12, 9), tabata(2, 11, 11, 10), tabata(3, 20, 8)])).toEqual([
      { kind: 'tabata_lowest_reps', of: 'Air Squat', value: 10, date: on(2) },
    ]);
  });

  test('the most rounds', () => {
    const rounds = (day: number, done: number) =>
      makeSession(on(day), {
        workoutType: 'Rounds',
        segments: work(done),
        exercises: ['A', 'B', 'C'].map((name) => ({ name, sets: [{}] })),
      });
    expect(timedBests([rounds(1, 11), rounds(2, 15), rounds(3, 15)])).toEqual([
      { kind: 'rounds', of: 'Push', value: 5, date: on(2) },
    ]);
  });
});
