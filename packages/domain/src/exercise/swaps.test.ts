import { describe, expect, test } from 'vitest';
import { exerciseById, exerciseLibrary } from './library.ts';
import { swapScore, swapsFor } from './swaps.ts';

function get(id: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return exercise;
}

describe('what may be done instead', () => {
  test('keeps the pattern, the muscles and the kind of dose', () => {
    for (const swap of swapsFor(get('goblet-squat'), () => true)) {
      expect(swap.patterns[0]).toBe('squat');
      expect(swap.primary).toContain('quads');
      expect(swap.holdRange).toBeUndefined();
    }
  });

  test('comes from what is allowed, never more than asked for, never itself', () => {
    for (const exercise of exerciseLibrary) {
      const swaps = swapsFor(exercise, (other) => other.impact === 0, 3);
      expect(swaps.length).toBeLessThanOrEqual(3);
      expect(swaps).not.toContain(exercise);
      expect(swaps.every((swap) => swap.impact === 0)).toBe(true);
    }
  });

  test('gives four unless told otherwise, best first, the same each time', () => {
    const swaps = swapsFor(get('push-up'), () => true);
    expect(swaps).toHaveLength(4);
    const scores = swaps.map((swap) => swapScore(get('push-up'), swap));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(swapsFor(get('push-up'), () => true)).toEqual(swaps);
  });

  test('is nothing where nothing is allowed', () => {
    expect(swapsFor(get('push-up'), () => false)).toEqual([]);
  });
});
