import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDataFile, writeDataFile } from './data-file.ts';
import { anySession } from './test-support/any-session.ts';

const now = new Date('2026-11-15T09:00:00Z');

test('what is exported is imported again, the same', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anySession, { maxLength: 5, selector: ({ id }) => id }),
      (sessions) => {
        expect(readDataFile(writeDataFile(sessions, now))).toEqual({
          ok: true,
          from: 'Cadence',
          sessions,
        });
      },
    ),
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
    count: 2,
    sessions: [one, { id: 'no' }],
  });
  expect(readDataFile(text)).toEqual({ ok: false });
});

test('one session twice is no file of ours', () => {
  const [one] = fc.sample(anySession, { numRuns: 1, seed: 1 });
  const twice = one ? [one, one] : [];
  expect(readDataFile(writeDataFile(twice, now))).toEqual({ ok: false });
});
