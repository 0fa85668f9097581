import type { LoggedSet, WorkoutSession } from '@cadence/domain/analytics/types';
import fc from 'fast-check';

const amount = fc.double({ min: 0, max: 500, noNaN: true });

/** Working, warm-up, drop and failure sets, holds and distances. */
const anySet: fc.Arbitrary<LoggedSet> = fc.record(
  {
    reps: fc.nat(20),
    weight: amount,
    rpe: fc.integer({ min: 1, max: 10 }),
    rir: fc.nat(10),
    seconds: amount,
    distanceMeters: amount,
    role: fc.constantFrom('ramp', 'top', 'drop', 'failure', 'easy'),
  },
  { requiredKeys: [] },
);

export const anySession: fc.Arbitrary<WorkoutSession> = fc.record({
  id: fc.uuid({ version: 7 }),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((d) => d.toISOString()),
  updatedAt: fc.constant('2026-03-01T08:00:00.000Z'),
  title: fc.string({ maxLength: 40, unit: 'grapheme' }),
  workoutType: fc.string({ maxLength: 40 }),
  provider: fc.constant('local'),
  duration: fc.record({ planned: fc.nat(10_000), actual: fc.nat(10_000) }),
  completion: fc.record({
    status: fc.constantFrom('partial' as const, 'completed' as const, 'abandoned' as const),
    percentage: fc.nat(100),
    completedExercises: fc.nat(20),
    totalExercises: fc.nat(20),
  }),
  exercises: fc.array(
    fc.record({
      name: fc.string({ maxLength: 20 }),
      planned: fc.record({ sets: fc.nat(9), seconds: fc.nat(600) }),
      actual: fc.record({
        sets: fc.array(anySet, { maxLength: 3 }),
      }),
      completed: fc.boolean(),
      personalRecord: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  segments: fc.array(
    fc.record({
      type: fc.constantFrom('rest' as const, 'exercise' as const),
      seconds: fc.nat(900),
      done: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  equipment: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }),
  userRating: fc.option(fc.integer({ min: 1, max: 5 })),
  difficulty: fc.option(fc.integer({ min: 1, max: 5 })),
  notes: fc.string({ maxLength: 100 }),
});
