import type { WorkoutSession } from '@cadence/domain/analytics/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDataFile, writeDataFile } from './data-file.ts';

const anySession: fc.Arbitrary<WorkoutSession> = fc.record({
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
  exercises: fc.constant([]),
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

const now = new Date('2026-11-15T09:00:00Z');

test('what is exported is imported again, the same', () => {
  fc.assert(
    fc.property(fc.array(anySession, { maxLength: 5 }), (sessions) => {
      expect(readDataFile(writeDataFile(sessions, now))).toEqual({
        ok: true,
        from: 'Cadence',
        sessions,
      });
    }),
  );
});

test('a broken file is refused, or it is still a whole one', () => {
  const whole = fc.sample(anySession, { numRuns: 4, seed: 7 });
  const text = writeDataFile(whole, now);
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.nat(40),
      fc.string({ maxLength: 5 }),
      (at, cut, put) => {
        const read = readDataFile(text.slice(0, at) + put + text.slice(at + cut));
        if (read.ok) expect(read.sessions.length).toBe(whole.length);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each(['', 'null', '[]', '{}', '{"app":"cadence","version":2,"sessions":[]}', 'hello, world'])(
  '%j is not ours',
  (text) => expect(readDataFile(text)).toEqual({ ok: false }),
);

test('one bad session refuses them all', () => {
  const [one] = fc.sample(anySession, { numRuns: 1, seed: 1 });
  const text = JSON.stringify({
    app: 'cadence',
    version: 1,
    exportedAt: 'x',
    sessions: [one, { id: 'no' }],
  });
  expect(readDataFile(text)).toEqual({ ok: false });
});
