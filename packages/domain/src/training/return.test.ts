import { describe, expect, it } from 'vitest';
import { returnWeek, returnWeeks, rirInReturn, runningReturn, setsInReturn } from './return.ts';

describe('coming back after a break', () => {
  it.each([
    [7, 1, null, 0],
    [8, 1, 0.8, 1],
    [14, 2, null, 1],
    [20, 1, 0.7, 2],
    [20, 2, 0.85, 2],
    [42, 1, 0.6, 3],
    [42, 3, 0.9, 3],
    [42, 4, null, 3],
    [70, 1, 0.5, 4],
    [70, 4, 0.9, 4],
    [200, 1, 0.45, 6],
    [400, 1, 0.4, 8],
  ])('%d days off, week %d: %s of the sets', (days, number, share, weeks) => {
    expect(returnWeek(days, number)?.sets ?? null).toBe(share);
    expect(returnWeeks(days)).toBe(weeks);
  });

  it.each([
    [42, 1, 4],
    [20, 2, 3],
    [10, 1, 3],
  ])('%d days off, week %d keeps %d in reserve of a usual 2', (days, number, rir) => {
    const week = returnWeek(days, number);
    expect(week && rirInReturn(2, week)).toBe(rir);
  });

  it('does three of five sets at first, and never none', () => {
    const week = returnWeek(42, 1);
    expect([5, 4, 3].map((usual) => week && setsInReturn(usual, week))).toEqual([3, 2, 2]);
    expect(week && setsInReturn(1, week)).toBe(1);
  });

  it('rises from week to week, with less in reserve', () => {
    for (const days of [10, 20, 42, 70, 200, 400]) {
      const weeks = Array.from({ length: returnWeeks(days) }, (_, at) => returnWeek(days, at + 1));
      const sets = weeks.map((one) => one?.sets ?? 0);
      expect(sets).toEqual(sets.toSorted((a, b) => a - b));
      const rirs = weeks.map((one) => one?.rir ?? 0);
      expect(rirs).toEqual(rirs.toSorted((a, b) => b - a));
    }
  });

  it('lets running begin with less and without hard runs', () => {
    expect(runningReturn(42)).toMatchObject({ volume: [0.5, 0.65, 0.8], qualityWeek: 3 });
    expect(runningReturn(200)?.beginnerPlanWeek).toBe(3);
    expect(runningReturn(3)).toBeNull();
  });
});
