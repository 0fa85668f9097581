import { expect, test } from 'vitest';
import { makeSession } from '../test-support/make-session.ts';
import { exerciseHistory } from './exercise-history.ts';

const squat = (date: string, ...sets: object[]) =>
  makeSession(date, { exercises: [{ name: 'Back Squat', exerciseId: 'back-squat', sets }] });

const sessions = [
  squat(
    '2026-03-01T08:00:00.000Z',
    { role: 'ramp', weight: 200, reps: 5 },
    { weight: 100, reps: 5 },
  ),
  squat('2026-03-08T08:00:00.000Z', { weight: 110, reps: 3 }, { weight: 90, reps: 8 }),
  squat('2026-03-15T08:00:00.000Z', { weight: 95, reps: 2 }),
  makeSession('2026-03-16T08:00:00.000Z', {
    exercises: [
      { name: 'Plank', sets: [{ seconds: 40 }, { seconds: 75 }] },
      { name: 'Run', sets: [{ distanceMeters: 5000, seconds: 1500 }] },
    ],
  }),
];

test('the most for so many reps, each only where it is more than for more of them', () => {
  const { records, days } = exerciseHistory(sessions, { name: 'x', exerciseId: 'back-squat' });
  expect(records).toEqual([
    { reps: 3, weight: 110, date: '2026-03-08T08:00:00.000Z' },
    { reps: 5, weight: 100, date: '2026-03-01T08:00:00.000Z' },
    { reps: 8, weight: 90, date: '2026-03-08T08:00:00.000Z' },
  ]);
  expect(days.map(({ date }) => date.slice(8, 10))).toEqual(['15', '08', '01']);
  expect(days.at(-1)?.sets).toHaveLength(1);
});

test('holds and distances have bests of their own, and a name stands for an id', () => {
  expect(exerciseHistory(sessions, { name: 'plank ' })).toMatchObject({
    longestSeconds: 75,
    records: [],
    bestOneRepMax: null,
  });
  expect(exerciseHistory(sessions, { name: 'Run' })).toMatchObject({ farthestMeters: 5000 });
  expect(exerciseHistory(sessions, { name: 'Curl' }).days).toEqual([]);
});
