import { expect, test } from 'vitest';
import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import { findRecordSteps } from './record-steps.ts';
import { rest, work } from './test-support/make-script.ts';

const earlier = (sets: LoggedSet[], name = 'Squat', id = 'before'): WorkoutSession => ({
  id,
  date: '2026-03-01T07:00:00.000Z',
  updatedAt: '2026-03-01T07:30:00.000Z',
  title: '',
  workoutType: '',
  provider: 'local',
  duration: { planned: 0, actual: 0 },
  completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
  exercises: [
    {
      name,
      planned: { sets: 1, seconds: 0 },
      actual: { sets },
      completed: true,
      personalRecord: false,
    },
  ],
  segments: [],
  equipment: [],
  userRating: null,
  difficulty: null,
  notes: '',
});

const steps = [work(), rest(60), work(), rest(60), work({ name: 'Row' })];
const found = (sets: Record<string, LoggedSet>, sessions = [earlier([{ weight: 100, reps: 5 }])]) =>
  findRecordSteps(steps, { sessionId: 'now', sets }, sessions);

test.each([
  ['nothing logged', {}, []],
  ['as much as before', { 0: { weight: 100, reps: 5 } }, []],
  ['one rep more', { 0: { weight: 100, reps: 6 } }, [0]],
  [
    'more weight in each of two sets',
    { 0: { weight: 105, reps: 5 }, 2: { weight: 110, reps: 5 } },
    [0, 2],
  ],
  ['the better set first', { 0: { weight: 110, reps: 5 }, 2: { weight: 105, reps: 5 } }, [0]],
  ['a set without a weight', { 0: { reps: 50 } }, []],
  ['an exercise that was never lifted before', { 4: { weight: 60, reps: 5 } }, []],
])('%s', (_, sets, expected) => {
  expect(found(sets)).toEqual(expected);
});

test('the run does not beat what was kept of itself', () => {
  const kept = earlier([{ weight: 120, reps: 5 }], 'Squat', 'now');
  expect(found({ 0: { weight: 105, reps: 5 } }, [kept])).toEqual([]);
  const sessions = [kept, earlier([{ weight: 100, reps: 5 }], ' squat')];
  expect(found({ 0: { weight: 105, reps: 5 } }, sessions)).toEqual([0]);
});

test('a round of a flow has one when one of its exercises does', () => {
  const flow = ['Clean', 'Squat'].map((name) => ({ name, type: 'exercise' as const }));
  const round = [work({ name: 'Compound Flow', openEnded: true, flow })];
  const sets = { '0.0': { weight: 200, reps: 5 }, '0.1': { weight: 101, reps: 5 } };
  const log = { sessionId: 'now', sets };
  expect(findRecordSteps(round, log, [earlier([{ weight: 100, reps: 5 }])])).toEqual([0]);
});
