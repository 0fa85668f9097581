import { itemKey } from '@cadence/domain/sync/merge';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySession } from '../test-support/any-session.ts';
import { readDataFile, writeDataFile } from './data-file.ts';
import type { FileItem } from './file-items.ts';

const now = new Date('2026-11-15T09:00:00Z');

const at = '2026-03-01T08:00:00.000Z';
const anyGoal = fc.record({
  kind: fc.constant('goal' as const),
  id: fc.uuid(),
  value: fc.record({
    kind: fc.constantFrom('sessions' as const, 'minutes' as const),
    title: fc.constantFrom('Ten', 'A hundred'),
    targetValue: fc.nat(1000),
    currentValue: fc.nat(1000),
    status: fc.constantFrom('active' as const, 'completed' as const),
    createdAt: fc.constant(at),
    completedAt: fc.constantFrom(null, at),
  }),
});
const anyReached = fc.record({
  kind: fc.constant('achievement' as const),
  id: fc.constantFrom('streak_7', 'completed_50'),
  value: fc.record({ progress: fc.nat(50), unlockedAt: fc.constantFrom(null, at) }),
});
const anyOwn = fc.record({
  kind: fc.constant('own_exercise' as const),
  id: fc.constantFrom('own-tyre-heave', 'own-barrel-press'),
  value: fc.record({
    name: fc.constantFrom('Tyre Heave', 'Barrel Press'),
    pattern: fc.constantFrom('hinge' as const, 'push_v' as const),
    muscles: fc.constant<('glutes' | 'quads')[]>(['glutes', 'quads']),
    kit: fc.constant([]),
    unilateral: fc.boolean(),
  }),
});
const anyItem: fc.Arbitrary<FileItem> = fc.oneof(anyGoal, anyReached, anyOwn);

test('what is exported is imported again, the same', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anySession, { maxLength: 5, selector: ({ id }) => id }),
      fc.uniqueArray(anyItem, { maxLength: 5, selector: itemKey }),
      (sessions, items) => {
        expect(readDataFile(writeDataFile(sessions, items, now))).toEqual({
          ok: true,
          from: 'Cadence',
          sessions,
          items,
        });
      },
    ),
  );
});

test('a file of an earlier version has sessions alone', () => {
  const sessions = fc.sample(anySession, { numRuns: 1, seed: 1 });
  const { items: _, ...file } = JSON.parse(writeDataFile(sessions, [], now));
  expect(readDataFile(JSON.stringify(file))).toMatchObject({ ok: true, sessions, items: [] });
});

test.each([
  ['a goal of nothing', { kind: 'goal', id: '1', value: {} }],
  ['a fact of the profile', { kind: 'fact', id: 'birth_year', value: 1984 }],
  ['another preference', { kind: 'preference', id: 'units', value: 'lb' }],
  ['no item at all', 1],
])('%s in it refuses the file', (_, item) => {
  const file = JSON.parse(writeDataFile([], [], now));
  expect(readDataFile(JSON.stringify({ ...file, items: [item] }))).toEqual({ ok: false });
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
    count: 2,
    sessions: [one, { id: 'no' }],
  });
  expect(readDataFile(text)).toEqual({ ok: false });
});

test('one session twice is no file of ours', () => {
  const [one] = fc.sample(anySession, { numRuns: 1, seed: 1 });
  const twice = one ? [one, one] : [];
  expect(readDataFile(writeDataFile(twice, [], now))).toEqual({ ok: false });
});
