// @vitest-environment jsdom
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { allSessions, progressOf } from '@cadence/domain/program/progress';
import { describe, expect, test } from 'vitest';
import { makeProgram } from '../test-support/program-server.ts';
import { withTrained } from './use-programs.ts';

const program = makeProgram();
const [first] = allSessions(program);

function trained(given: Partial<WorkoutSession>): WorkoutSession {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    date: '2026-03-02T18:00:00.000Z',
    updatedAt: '2026-03-02T18:30:00.000Z',
    workoutId: first?.workoutId ?? '',
    title: 'Easy Day',
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

const completion = (percentage: number, status: 'partial' | 'abandoned' = 'abandoned') => ({
  completion: {
    status,
    percentage,
    completedExercises: 1,
    totalExercises: 2,
  },
});

describe('what was trained on this device', () => {
  test.each([
    ['to its end', {}, 1],
    ['nearly to its end', completion(80), 1],
    ['in part', completion(79), 0],
    ['nearly to its end, and still under way', completion(95, 'partial'), 0],
    ['that belongs to no program', { workoutId: 'another' }, 0],
  ])('%s', (_, given, done) => {
    expect(progressOf(withTrained(program, [trained(given)])).completedSessions).toBe(done);
  });

  test('counts once, however often it was trained and whether or not the server knows it', () => {
    const twice = [trained({}), trained({ id: 'again', updatedAt: '2026-03-03T18:30:00.000Z' })];
    const known = withTrained(program, twice);
    expect(progressOf(withTrained(known, twice)).completedSessions).toBe(1);
  });

  test('does not close what was opened again later', () => {
    const opened = {
      ...program,
      weeks: program.weeks.map((week) => ({
        ...week,
        sessions: week.sessions.map((one) => ({ ...one, statusAt: '2026-03-04T08:00:00.000Z' })),
      })),
    };
    expect(progressOf(withTrained(opened, [trained({})])).completedSessions).toBe(0);
  });
});
