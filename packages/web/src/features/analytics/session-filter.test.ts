import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { expect, test } from 'vitest';
import { findSessions } from './session-filter.ts';

function sessionOn(day: number, given: Partial<WorkoutSession> = {}): WorkoutSession {
  const date = `2026-03-0${day}T08:00:00.000Z`;
  return {
    id: String(day),
    date,
    updatedAt: date,
    title: 'Push',
    workoutType: 'Sets',
    provider: 'local',
    duration: { planned: 600, actual: 600 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [],
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
    ...given,
  };
}

const bench = {
  name: 'Bench Press',
  planned: { sets: 3, seconds: 60 },
  actual: { sets: [] },
  completed: true,
  personalRecord: true,
};
const sessions = [
  sessionOn(1, { title: 'Legs', notes: 'Left knee felt good' }),
  sessionOn(2, { exercises: [bench] }),
  sessionOn(3, {
    title: 'Engine',
    completion: { status: 'partial', percentage: 40, completedExercises: 1, totalExercises: 3 },
  }),
];
const ids = (...given: Parameters<typeof findSessions>) =>
  findSessions(...given).map(({ id }) => id);

test('the newest come first', () => {
  expect(ids(sessions, 'all', '')).toEqual(['3', '2', '1']);
});

test.each([
  ['done', ['2', '1']],
  ['unfinished', ['3']],
  ['records', ['2']],
] as const)('%s ones', (filter, found) => {
  expect(ids(sessions, filter, '')).toEqual(found);
});

test.each([
  ['KNEE', ['1']],
  ['press bench', ['2']],
  ['knee bench', []],
  ['  ', ['3', '2', '1']],
])('every word of %j is looked for in titles, notes and exercises', (search, found) => {
  expect(ids(sessions, 'all', search)).toEqual(found);
});
