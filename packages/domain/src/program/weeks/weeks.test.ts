import { describe, expect, it } from 'vitest';
import { effortPoints, percentPoints, weekVariation } from './weeks.ts';

describe('the week', () => {
  it.each([
    [1, 'build', 1.1, 1],
    [2, 'peak', 0.9, 1.2],
    [3, 'deload', 0.7, 0.8],
    [4, 'test', 0.8, 1.1],
    [5, 'build', 1.1, 1],
    [24, 'test', 0.8, 1.1],
  ])('%i is a %s week', (week, type, volume, intensity) => {
    expect(weekVariation(week)).toEqual({ type, volume, intensity });
  });

  it.each([
    [1, 0, 0],
    [2, 5, 1],
    [3, -5, -1],
    [4, 2.5, 0.5],
  ])('%i moves load and effort by points', (week, percent, effort) => {
    const variation = weekVariation(week);
    expect(percentPoints(variation)).toBe(percent);
    expect(effortPoints(variation)).toBe(effort);
  });
});
