import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';
import { sumSeconds } from '../timeline.ts';

const build = (workout: object[]) => buildTimerSteps({ workoutType: 'Tabata', workout }).slice(1);
const exercises = (n: number) => Array.from({ length: n }, (_, i) => ({ name: `E${i}`, reps: 5 }));

describe('a Tabata that is built', () => {
  test('gives each exercise 8 rounds of 20 s work', () => {
    const work = build(exercises(2)).filter(({ type }) => type === 'exercise');
    expect(work.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 8 }, () => 'E0'),
      ...Array.from({ length: 8 }, () => 'E1'),
    ]);
    expect(work.every(({ duration }) => duration === 20)).toBe(true);
    expect(work.map(({ round }) => round)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(work.every(({ totalRounds }) => totalRounds === 8)).toBe(true);
  });

  test('rests 10 s after rounds 1–7 and 60 s after round 8 between exercises', () => {
    const rests = build(exercises(2)).filter(({ type }) => type === 'rest');
    const seven = Array.from({ length: 7 }, () => 10);
    expect(rests.map(({ duration }) => duration)).toEqual([...seven, 60, ...seven]);
    expect(rests.every(({ name }) => name === 'Rest')).toBe(true);
  });

  test('the last exercise gets no rest after round 8', () => {
    expect(build(exercises(3)).at(-1)).toMatchObject({ name: 'E2', round: 8 });
  });

  test.each([1, 2, 4, 10])('takes 230n + 60(n − 1) s for %i exercises', (n) => {
    expect(sumSeconds(build(exercises(n)))).toBe(230 * n + 60 * (n - 1));
  });

  test('is built as well when the rests of the plan are not of 10 s', () => {
    const workout = [{ name: 'A' }, { type: 'rest', duration: 30 }, { name: 'B' }];
    expect(sumSeconds(build(workout))).toBe(230 * 2 + 60);
  });
});

describe('a Tabata with rest items of 10 seconds', () => {
  const rest = { name: 'Rest', type: 'rest', duration: 10 };

  test('is used as given, alternating exercise and rest, without a rest that nothing follows', () => {
    const workout = [{ name: 'A', duration: 25 }, rest, { name: 'B', duration: 20 }, rest];
    expect(build(workout).map(({ name, duration }) => [name, duration])).toEqual([
      ['A', 25],
      ['Rest', 10],
      ['B', 20],
    ]);
  });

  test('works 20 s where the plan gives no length', () => {
    const workout = [{ name: 'A' }, rest, { name: 'B' }, { type: 'rest' }, { name: 'C' }];
    expect(build(workout).map(({ duration }) => duration)).toEqual([20, 10, 20, 10, 20]);
  });
});
