import { describe, expect, it } from 'vitest';
import { effortForShare, pct, shareOf } from './percent.ts';

describe('percent of the maximum', () => {
  it.each([
    [1, 100],
    [2, 95.5],
    [3, 92.5],
    [4, 89.7],
    [5, 87],
    [6, 84.4],
    [7, 81.8],
    [8, 79.4],
    [9, 77],
    [10, 74.6],
    [11, 72.4],
    [12, 70.1],
    [13, 68.5],
    [14, 66.9],
    [15, 65.4],
    [16, 64],
    [17, 62.6],
    [18, 61.3],
    [19, 60.1],
    [20, 58.9],
    [25, 53.5],
    [30, 49.1],
  ])('R %d is %d %%', (effort, percent) => {
    expect(pct(effort)).toBe(percent);
  });

  it('takes the middle for half a rep', () => {
    expect(pct(5.5)).toBeCloseTo(85.7, 5);
    expect(shareOf(5, 2)).toBeCloseTo(0.818, 5);
  });

  it('falls all the way, stays in its bounds, and is turned round by effortAt', () => {
    for (let effort = 1; effort < 30; effort += 0.5) {
      expect(pct(effort + 0.5)).toBeLessThan(pct(effort));
      expect(effortForShare(shareOf(effort, 0))).toBe(effort);
    }
    expect(pct(0)).toBe(100);
    expect(pct(80)).toBe(49.1);
  });
});
