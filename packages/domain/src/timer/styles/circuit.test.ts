import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';
import { sumSeconds } from '../timeline.ts';

const workout = [
  { name: 'A', duration: 40, restAfter: 99 },
  { name: 'Rest', type: 'rest', duration: 5 },
  { name: 'B', reps: 10 },
];
const build = (fields: object = {}) =>
  buildTimerSteps({ workoutType: 'Circuit', workout, ...fields }).slice(1);

describe('a Circuit', () => {
  test('uses each exercise for its own duration, 30 s between them, restBetweenRounds between rounds', () => {
    const steps = build({ totalRounds: 2, restBetweenRounds: 75 });
    expect(steps.map(({ name, duration }) => [name, duration])).toEqual([
      ['A', 40],
      ['Rest', 30],
      ['B', 43],
      ['Round Rest', 75],
      ['A', 40],
      ['Rest', 30],
      ['B', 43],
    ]);
  });

  test('has 3 rounds and 60 s between them when the plan does not say', () => {
    const steps = build();
    expect(steps.filter(({ name }) => name === 'A').map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(sumSeconds(steps)).toBe(3 * (40 + 30 + 43) + 2 * 60);
  });

  test('has no rest after the last round', () => {
    expect(build().at(-1)?.name).toBe('B');
  });

  test('of one round that the plan asks for has one', () => {
    expect(build({ totalRounds: 1 })).toHaveLength(3);
  });
});
