import { describe, expect, it } from 'vitest';
import { build, makeProgram } from '../test-support/make-program.ts';
import { toldTimes } from './told-times.ts';

describe('times of a race that are told', () => {
  it.each([
    ['10 km from 58:00 to 52 min', 10_000, 58 * 60, 52 * 60],
    ['10k from 58 to 52', 10_000, 58 * 60, 52 * 60],
    ['5 km von 28 auf 25 minuten', 5000, 28 * 60, 25 * 60],
    ['half from 2:05 to 1:55', 21_097, 125 * 60, 115 * 60],
    ['58 min now, 52 is the goal', 10_000, 58 * 60, 52 * 60],
  ])('%s', (text, metres, now, wished) => {
    expect(toldTimes(text, metres)).toEqual({ now, wished });
  });

  it.each([
    ['from 5 to 10 km', 10_000],
    ['from 3 to 4 days a week', 10_000],
    ['from 58 to 52', undefined],
  ])('%s tells none', (text, metres) => {
    expect(toldTimes(text, metres)).toEqual({});
  });
});

describe('a time over a distance', () => {
  it('is a race to train for', () => {
    const { departures, weeks } = makeProgram({
      goalText: '10 km from 58:00 to 52 min',
      weeks: 10,
      equipment: ['bodyweight', 'road'],
    });
    expect(weeks.at(-1)?.sessions.at(-1)?.title).toMatch(/^10 km/);
    expect(departures?.join(' ')).toContain('58:00');
  });

  it('is none on a bike', () => {
    const outcome = build({ goalText: 'bike 40 km from 80 to 75 min', weeks: 10 });
    const titles =
      outcome.kind === 'program'
        ? outcome.program.weeks.flatMap(({ sessions }) => sessions.map(({ title }) => title))
        : [];
    expect(titles.join(' ')).toContain('ride');
    expect(titles.join(' ')).not.toContain('Marathon');
  });
});

describe('maxima beside the name of a plan', () => {
  const heaviest = (goalText: string): number => {
    const [first] = makeProgram({ goalText, sessionsPerWeek: 3, weeks: 8 }).weeks;
    const lifts = first?.sessions.flatMap(({ workout }) => workout.workout) ?? [];
    const squats = lifts.filter(
      ({ exerciseId, role }) => exerciseId === 'back-squat' && role !== 'ramp',
    );
    return Math.max(...squats.map(({ weight }) => Number(weight)));
  };

  it.each([
    '5x5, my maxes squat 120, bench 85, deadlift 150',
    '5x5 program: squat 120, bench 85, deadlift 150',
    '5x5, squat 120 bench 85 deadlift 150, stronger',
  ])('are single lifts: %s', (text) => {
    expect(heaviest(text)).toBeLessThanOrEqual(95);
  });

  it('are fives where they were done so', () => {
    expect(heaviest('strength. I do 5x5 now: squat 120, bench 85, deadlift 150')).toBeGreaterThan(
      95,
    );
  });
});
