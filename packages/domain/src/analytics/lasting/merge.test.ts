import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../types.ts';
import { mergeSessions, putSession } from './merge.ts';

function session(id: string, minute: number, notes = ''): WorkoutSession {
  const updatedAt = new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString();
  return { id, date: updatedAt, updatedAt, notes } as WorkoutSession;
}

const some = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(5), fc.constantFrom('', 'x', 'y')))
  .map((list) => list.map(([id, minute, notes]) => session(id, minute, notes)));

const union = (one: readonly WorkoutSession[], other: readonly WorkoutSession[]) =>
  mergeSessions(mergeSessions([], { sessions: one, deleted: [] }), {
    sessions: other,
    deleted: [],
  });

describe('merging sessions', () => {
  it('does not depend on who comes first, nor on how they are grouped, nor on doing it twice', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(union(a, b)).toEqual(union(b, a));
        expect(union(union(a, b), c)).toEqual(union(a, union(b, c)));
        expect(union(a, a)).toEqual(union(a, []));
      }),
    );
  });

  it('keeps the later change of a session', () => {
    const local = [session('a', 5, 'mine')];
    expect(mergeSessions(local, { sessions: [session('a', 4)], deleted: [] })).toEqual(local);
    const newer = session('a', 6, 'theirs');
    expect(mergeSessions(local, { sessions: [newer], deleted: [] })).toEqual([newer]);
  });

  it('drops what was deleted elsewhere, but nothing that is still to be sent', () => {
    const local = [session('a', 1), session('b', 2)];
    const changes = { sessions: [], deleted: ['a', 'b'] };
    expect(mergeSessions(local, changes, ['b'])).toEqual([session('b', 2)]);
  });

  it('puts one in its place by date, replacing an older version', () => {
    const list = [session('a', 1), session('c', 3)];
    expect(putSession(list, session('b', 2)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(putSession(list, session('c', 4, 'new')).map(({ notes }) => notes)).toEqual(['', 'new']);
  });
});
