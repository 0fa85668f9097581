import { describe, expect, test } from 'vitest';
import { clearCompleted, restoreRecent } from './restore.ts';
import type { Workout } from './types.ts';

const workout = (id: string, generatedAt = '2026-07-01T08:00:00.000Z'): Workout => ({
  id,
  workout: [],
  source: 'ai',
  generatedAt,
});
const nowMs = Date.parse('2026-07-02T08:00:00.000Z');

describe('a saved workout', () => {
  test('that is completed is cleared before the latest one is loaded', () => {
    const current = { workout: workout('old'), completed: true };
    expect(clearCompleted(current)).toBeNull();
  });

  test('that is incomplete is kept', () => {
    const current = { workout: workout('old'), completed: false };
    expect(clearCompleted(current)).toBe(current);
  });
});

describe('in the older store a workout', () => {
  test.each([
    ['generated 24 hours ago is restored', '2026-07-01T08:00:00.000Z', true],
    ['generated a moment longer ago is not', '2026-07-01T07:59:59.999Z', false],
    ['generated just now is restored', '2026-07-02T08:00:00.000Z', true],
    ['stamped a minute ahead by another clock is restored', '2026-07-02T08:01:00.000Z', true],
    ['stamped far ahead is not', '2026-08-02T08:00:00.000Z', false],
    ['with an unreadable stamp is not', 'yesterday', false],
  ])('%s', (_, generatedAt, restored) => {
    expect(restoreRecent(workout('w', generatedAt), nowMs) !== null).toBe(restored);
  });
});
