import { describe, expect, it } from 'vitest';
import { athleteYear } from './athlete-year.ts';

const today = Date.parse('2026-11-15T12:00:00Z');
const year = athleteYear(today);

describe('the demo athlete', () => {
  it('has trained for a year, up to yesterday at most, and is the same each time', () => {
    expect(year.length).toBeGreaterThan(150);
    expect(Date.parse(year[0]?.date ?? '')).toBeLessThan(today - 350 * 86_400_000);
    expect(Date.parse(year.at(-1)?.date ?? '')).toBeLessThan(today);
    expect(athleteYear(today)).toEqual(year);
  });

  it('has sessions in order, each with an id of its own', () => {
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
    const dates = year.map(({ date }) => date);
    expect([...dates].sort()).toEqual(dates);
  });

  it('mostly finishes, and sometimes does not', () => {
    const statuses = year.map(({ completion }) => completion.status);
    const completed = statuses.filter((status) => status === 'completed').length;
    expect(completed / year.length).toBeGreaterThan(0.8);
    expect(statuses).toContain('abandoned');
  });

  it('gets stronger, with records along the way', () => {
    const squats = year.flatMap(({ exercises }) =>
      exercises.filter(({ name }) => name === 'Back Squat'),
    );
    const heaviest = (from: number, to: number) =>
      Math.max(
        ...squats
          .slice(from, to)
          .flatMap(({ actual }) => actual.sets.map((set) => set.weight ?? 0)),
      );
    expect(heaviest(-6, squats.length)).toBeGreaterThan(heaviest(0, 6));
    expect(squats.filter(({ personalRecord }) => personalRecord).length).toBeGreaterThan(3);
  });
});
