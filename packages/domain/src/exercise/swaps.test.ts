import { describe, expect, test } from 'vitest';
import { isZeroKit } from './graph.ts';
import { exerciseById, exerciseLibrary } from './library.ts';
import { rankSwaps, swapScore } from './swaps.ts';

function get(id: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return exercise;
}

describe('what may be done instead', () => {
  test('keeps the pattern, the muscles and the kind of dose', () => {
    for (const swap of rankSwaps(get('goblet-squat'), () => true).slice(0, 4)) {
      expect(swap.patterns[0]).toBe('squat');
      expect(swap.primary).toContain('quads');
      expect(swap.holdRange).toBeUndefined();
    }
  });

  test('comes from what is allowed, never itself', () => {
    for (const exercise of exerciseLibrary) {
      const swaps = rankSwaps(exercise, (other) => other.impact === 0);
      expect(swaps).not.toContain(exercise);
      expect(swaps.every((swap) => swap.impact === 0)).toBe(true);
    }
  });

  test('is given best first, the same each time', () => {
    const swaps = rankSwaps(get('push-up'), () => true);
    expect(swaps.length).toBeGreaterThan(4);
    const scores = swaps.map((swap) => swapScore(get('push-up'), swap));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(rankSwaps(get('push-up'), () => true)).toEqual(swaps);
  });

  test('is no calf raise for a hamstring curl', () => {
    const [best] = rankSwaps(get('band-hamstring-curl'), isZeroKit);
    expect(best?.primary).toContain('hams');
  });

  test('is nothing where nothing is allowed', () => {
    expect(rankSwaps(get('push-up'), () => false)).toEqual([]);
  });
});
