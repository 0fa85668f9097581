import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { expect, test } from 'vitest';
import { countText, figuresOf, minutesText } from './figures.ts';

/** Local time, as the browser shows it. */
const now = new Date(2026, 10, 15, 9);
const daysAgo = (days: number, hour = 8) => new Date(2026, 10, 15 - days, hour);

interface Given {
  status?: WorkoutSession['completion']['status'];
  percentage?: number;
  seconds?: number;
  lifts?: readonly [name: string, weight?: number][];
}

function sessionAt(date: Date, given: Given = {}): WorkoutSession {
  const { status = 'completed', percentage = 100, seconds = 600, lifts = [] } = given;
  return {
    id: `s-${+date}`,
    date: date.toISOString(),
    updatedAt: date.toISOString(),
    title: 'Push',
    workoutType: 'Strength',
    provider: 'local',
    duration: { planned: 600, actual: seconds },
    completion: { status, percentage, completedExercises: 1, totalExercises: 1 },
    exercises: lifts.map(([name, weight]) => ({
      name,
      planned: { sets: 1, seconds: 60 },
      actual: { sets: [weight === undefined ? { reps: 5 } : { reps: 5, weight }] },
      completed: true,
      personalRecord: false,
    })),
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  };
}

const streakOf = (...days: number[]) =>
  figuresOf(
    days.map((day) => sessionAt(daysAgo(day))),
    now,
  ).streakDays;

test('no sessions come to nothing', () => {
  expect(figuresOf([], now)).toMatchObject({
    sessions: 0,
    streakDays: 0,
    recent: { sessions: 0, done: 0, seconds: 0 },
    records: 0,
    completed: 0,
  });
});

test('a streak ends today or yesterday and breaks at a day without training', () => {
  expect(streakOf(0)).toBe(1);
  expect(streakOf(0, 1, 2, 4)).toBe(3);
  expect(streakOf(1, 2)).toBe(2);
  expect(streakOf(2, 3)).toBe(0);
});

test('two sessions on one day are one day of a streak', () => {
  const sessions = [sessionAt(daysAgo(0, 0)), sessionAt(daysAgo(0, 8)), sessionAt(daysAgo(1, 23))];
  expect(figuresOf(sessions, now).streakDays).toBe(2);
});

test('a streak looks back 30 days', () => {
  expect(streakOf(...Array.from({ length: 40 }, (_, day) => day))).toBe(30);
});

test('a day on which all was skipped is not trained', () => {
  const skipped = sessionAt(daysAgo(0), { status: 'abandoned', percentage: 0 });
  expect(figuresOf([skipped], now).streakDays).toBe(0);
});

test('done is completed, or at least 80 %', () => {
  const sessions = [
    sessionAt(daysAgo(1), { percentage: 60 }),
    sessionAt(daysAgo(2), { status: 'abandoned', percentage: 80 }),
    sessionAt(daysAgo(3), { status: 'abandoned', percentage: 79 }),
  ];
  expect(figuresOf(sessions, now)).toMatchObject({
    recent: { sessions: 3, done: 2 },
    completed: 1,
  });
});

test('time counts in the week of its day, for twelve weeks', () => {
  const { weeks, recent, sessions } = figuresOf(
    [0, 6, 7, 83, 84].map((day) => sessionAt(daysAgo(day), { seconds: 60 })),
    now,
  );
  expect(weeks.map(({ seconds }) => seconds)).toEqual([60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 120]);
  expect(weeks.at(-1)?.from).toEqual(daysAgo(6, 0));
  expect(weeks[0]?.from).toEqual(daysAgo(83, 0));
  expect(recent).toMatchObject({ sessions: 4, seconds: 240 });
  expect(sessions).toBe(5);
});

test('each lift with a load counts once among the records', () => {
  const sessions = [
    sessionAt(daysAgo(1), { lifts: [['Squat', 60], ['Push-Up']] }),
    sessionAt(daysAgo(2), {
      lifts: [
        [' squat', 50],
        ['Press', 30],
      ],
    }),
  ];
  expect(figuresOf(sessions, now).records).toBe(2);
});

test.each([
  [0, '0 min'],
  [20, '< 1 min'],
  [2700, '45 min'],
  [3599, '1 h 0 min'],
  [12_000, '3 h 20 min'],
])('%i seconds read %s', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});

test('one is not many', () => {
  expect([0, 1, 2].map((count) => countText(count, 'day'))).toEqual(['0 days', '1 day', '2 days']);
});

test('one under way counts with what is done of it, and is completed only at its end', () => {
  const started = sessionAt(daysAgo(0), { status: 'partial', percentage: 0, seconds: 12 });
  expect(figuresOf([started], now)).toMatchObject({ sessions: 0, streakDays: 0, completed: 0 });
  const half = sessionAt(daysAgo(0), { status: 'partial', percentage: 50, seconds: 300 });
  expect(figuresOf([half], now)).toMatchObject({
    sessions: 1,
    streakDays: 1,
    recent: { sessions: 1, done: 0, seconds: 300 },
    completed: 0,
  });
  const nearly = sessionAt(daysAgo(0), { status: 'partial', percentage: 80 });
  expect(figuresOf([nearly], now)).toMatchObject({ recent: { done: 1 }, completed: 0 });
});
