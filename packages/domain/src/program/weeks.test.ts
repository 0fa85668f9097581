import { describe, expect, it } from 'vitest';
import { blockOf, effortPoints, percentPoints, shareOfSets, variationOf } from './weeks.ts';

describe('the week', () => {
  it.each([
    [1, 'build', 1.1, 1],
    [2, 'peak', 0.9, 1.2],
    [3, 'deload', 0.7, 0.8],
    [4, 'test', 0.8, 1.1],
    [5, 'build', 1.1, 1],
    [24, 'test', 0.8, 1.1],
  ])('%i is a %s week', (week, type, volume, intensity) => {
    expect(variationOf(week)).toEqual({ type, volume, intensity });
  });

  it.each([
    [1, 0, 0, 1],
    [2, 5, 1, 0.818],
    [3, -5, -1, 0.636],
    [4, 2.5, 0.5, 0.727],
  ])('%i moves load and effort by points and sets by a share', (week, percent, effort, share) => {
    const variation = variationOf(week);
    expect(percentPoints(variation)).toBe(percent);
    expect(effortPoints(variation)).toBe(effort);
    expect(shareOfSets(variation)).toBeCloseTo(share, 3);
  });

  it('belongs to a block of four', () => {
    expect([1, 4, 5, 8, 9].map(blockOf)).toEqual([0, 0, 1, 1, 2]);
  });
});
