// @vitest-environment jsdom
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { expect, test } from 'vitest';
import { findSessions, newestFirst } from './session-filter.ts';

const on = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const bench = { name: 'Bench Press', sets: [], personalRecord: true };
const sessions = [
  makeSession(on(1), { id: '1', title: 'Legs', notes: 'Left knee felt good' }),
  makeSession(on(2), { id: '2', exercises: [bench] }),
  makeSession(on(3), { id: '3', title: 'Engine', status: 'partial', percentage: 40 }),
];
const ids = (...given: Parameters<typeof findSessions>) =>
  newestFirst(findSessions(...given)).map(({ id }) => id);

test('the newest come first, also where clocks are of another zone', () => {
  const abroad = makeSession('2026-03-02T06:00:00.000-05:00', { id: 'abroad' });
  expect(newestFirst([...sessions, abroad]).map(({ id }) => id)).toEqual(['3', 'abroad', '2', '1']);
});

test.each(['2026-03-02', 'March 2,', 'monday'])('a day is found by %s', (words) => {
  expect(ids(sessions, 'all', words)).toEqual(['2']);
});

test('a session that was changed is found by its new words', () => {
  const [legs] = sessions;
  expect(findSessions(sessions, 'all', 'hips')).toEqual([]);
  const changed = [{ ...legs, title: 'Hips' } as (typeof sessions)[number]];
  expect(ids(changed, 'all', 'hips')).toEqual(['1']);
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
