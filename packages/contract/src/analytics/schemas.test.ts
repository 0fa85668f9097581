import { sessionLimits as limits } from '@cadence/domain/analytics/limits';
import type { LoggedSet, WorkoutSession } from '@cadence/domain/analytics/types';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { session as schema } from './schemas.ts';

const fill = (length: number) => 'x'.repeat(length);
const list = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);

/** As full as a session may be. */
function fullSession(sets: number = limits.loggedSets): WorkoutSession {
  const set: LoggedSet = { reps: limits.reps, weight: limits.weightKg, rpe: limits.rpe.max };
  return {
    id: '01920000-0000-7000-8000-000000000001',
    date: '2026-03-01T07:00:00.000Z',
    updatedAt: new Date(limits.instantMs).toISOString(),
    workoutId: fill(limits.textLength),
    title: fill(limits.textLength),
    workoutType: fill(limits.textLength),
    provider: fill(limits.providerLength),
    duration: { planned: limits.sessionSeconds, actual: limits.sessionSeconds },
    completion: {
      status: 'partial',
      percentage: 100,
      completedExercises: limits.segments,
      totalExercises: limits.segments,
    },
    exercises: list(limits.exercises, {
      name: fill(limits.textLength),
      exerciseId: fill(limits.textLength),
      planned: {
        sets: limits.plannedSets,
        seconds: limits.itemSeconds,
        reps: limits.reps,
        weight: limits.weightKg,
      },
      actual: { sets: list(sets, set) },
      completed: true,
      personalRecord: true,
    }),
    segments: list(limits.segments, { type: 'rest', seconds: limits.itemSeconds, done: true }),
    equipment: list(limits.equipment, fill(limits.equipmentLength)),
    userRating: limits.rating.max,
    difficulty: limits.rating.min,
    notes: fill(limits.notesLength),
  };
}

const accepts = (session: unknown) => z.safeParse(schema, session).success;

it('accepts all that the domain lets a session be', () => {
  expect(accepts(fullSession())).toBe(true);
});

it.each([
  ['title', { title: fill(limits.textLength + 1) }],
  ['notes', { notes: fill(limits.notesLength + 1) }],
  ['provider', { provider: fill(limits.providerLength + 1) }],
  ['rating', { userRating: limits.rating.max + 1 }],
  ['difficulty', { difficulty: limits.rating.min - 1 }],
  ['length', { duration: { planned: limits.sessionSeconds + 1, actual: 0 } }],
  ['equipment', { equipment: list(limits.equipment + 1, 'bar') }],
  [
    'number of segments',
    { segments: list(limits.segments + 1, { type: 'rest', seconds: 1, done: true }) },
  ],
  ['number of logged sets', { exercises: fullSession(limits.loggedSets + 1).exercises }],
])('refuses a %s beyond the domain’s limit', (_, change) => {
  expect(accepts({ ...fullSession(1), ...change })).toBe(false);
});
