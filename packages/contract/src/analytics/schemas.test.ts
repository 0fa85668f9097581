import { readSession } from '@cadence/domain/analytics/read-session';
import { runs } from '@cadence/domain/test-support/by-night';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { session } from './schemas.ts';

const whole = {
  id: '01920000-0000-7000-8000-00000000000a',
  date: '2026-03-01T07:00:00.000Z',
  updatedAt: '2026-03-01T07:30:00Z',
  workoutId: 'w',
  title: 'Push',
  workoutType: 'Sets',
  provider: 'local',
  duration: { planned: 60, actual: 61.5 },
  completion: { status: 'completed', percentage: 99.5, completedExercises: 1, totalExercises: 2 },
  exercises: [
    {
      name: 'Row',
      exerciseId: 'row',
      planned: { sets: 3, seconds: 90, reps: 8, weight: 40 },
      actual: {
        sets: [
          { reps: 8, weight: 42.5, rpe: 7.5, rir: 2, role: 'top', addedKg: 5, failed: true },
          { seconds: 95.5, distanceMeters: 400, calories: 12, assistKg: 10, bandId: 'red' },
          {},
        ],
        done: 2,
      },
      completed: true,
      personalRecord: false,
    },
  ],
  segments: [
    { type: 'warmup', seconds: 300, done: true },
    { type: 'exercise', seconds: 60, done: false, isLast: true },
  ],
  scores: [
    {
      kind: 'rounds',
      value: 11,
      block: 0,
      format: 'amrap',
      title: 'Cindy',
      rounds: 11,
      reps: 7,
      repsPlanned: 30,
      splits: [80, 92.5],
      scaled: 'ring rows',
      loads: 'Thruster 43 kg',
      cap: 1200,
      capped: true,
    },
  ],
  benchmark: 'cindy',
  equipment: ['barbells'],
  userRating: 5,
  difficulty: null,
  notes: '',
};

type Tree = Record<string, unknown>;

/** Every place in it, as the way there. */
function placesOf(tree: unknown, way: readonly string[] = []): string[][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => [
    [...way, key],
    ...placesOf(below, [...way, key]),
  ]);
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(
    ...[-1, 0, 0.5, 1, 6, 10.5, 100, 101, 2001, 4001, 86_400, 86_401, 604_801, 1e300],
    ...['partial', 'rest', 'pre-workout', 'toString', 'x'.repeat(101), 'x'.repeat(201)],
    ...['x'.repeat(4001), '2026-02-29T00:00:00Z', '2024-02-29T00:00:00Z', '2026-03-01T24:00:00Z'],
    ...['2026-03-01T07:00Z', '2026-03-01T07:00:00', '2026-03-01T07:00:00+01:00', '2026-03-01'],
    ...['2026-04-31T07:00:00Z', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z'],
    '01920000-0000-7000-8000-00000000000G',
    '01920000-0000-7000-8000-00000000000A',
  ),
  fc.constant(undefined),
);

function changed(way: readonly string[], value: unknown): unknown {
  const tree: Tree = JSON.parse(JSON.stringify(whole));
  let place = tree;
  for (const key of way.slice(0, -1)) place = place[key] as Tree;
  place[way.at(-1) ?? ''] = value;
  return JSON.parse(JSON.stringify(tree));
}

test('the quick reader takes what the contract takes, and nothing else', () => {
  const places = placesOf({ ...whole, unknown: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...places), odd, (way, value) => {
      const given = changed(way, value);
      const checked = z.safeParse(session, given);
      expect(readSession(given)).toEqual(checked.success ? checked.data : null);
    }),
    { numRuns: runs(600) },
  );
  expect(readSession(whole)).toEqual(whole);
});
