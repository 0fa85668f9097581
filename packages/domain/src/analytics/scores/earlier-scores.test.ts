import { expect, test } from 'vitest';
import type { SessionScore, WorkoutSession } from '../types.ts';
import { standingOf } from './earlier-scores.ts';

const rounds = (count: number, scaled?: string): SessionScore => ({
  kind: 'rounds',
  value: count,
  rounds: count,
  reps: 0,
  repsPlanned: 30,
  block: 0,
  format: 'amrap',
  title: 'Cindy',
  ...(scaled !== undefined && { scaled }),
});

const session = (id: string, date: string, score: SessionScore): WorkoutSession =>
  ({ id, date, title: `Cindy ${id}`, benchmark: 'cindy', scores: [score] }) as WorkoutSession;

const earlier = [
  session('c', '2026-03-01', rounds(9)),
  session('a', '2026-01-01', rounds(11)),
  session('b', '2026-02-01', rounds(15, 'ring rows')),
];

test('last and best are of the same workout in the same scaling', () => {
  const now = session('d', '2026-04-01', rounds(12));
  const { last, best, isRecord } = standingOf(rounds(12), now, [...earlier, now]);
  expect([last?.rounds, best?.rounds, isRecord]).toEqual([9, 11, true]);
});

test('the first of its kind is no record', () => {
  const now = session('d', '2026-04-01', rounds(12, 'half'));
  expect(standingOf(rounds(12, 'half'), now, earlier)).toEqual({
    last: null,
    best: null,
    isRecord: false,
  });
});
