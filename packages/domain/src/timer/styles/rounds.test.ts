import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const jog = { name: 'Jog', type: 'warmup', duration: 60 };
const a = { name: 'A', duration: 40 };
const b = { name: 'B', duration: 30, sets: 2 };
const rest = { name: 'Rest', type: 'rest', duration: 20 };
const stretch = { name: 'Stretch', type: 'cooldown', duration: 60 };
const build = (workout: object[], fields: object = {}) =>
  buildTimerSteps({ workoutType: 'Strength', workout, ...fields })
    .slice(1)
    .map(({ name, duration }) => [name, duration]);

describe('a Rounds plan with rest entries of its own', () => {
  test('is used as given, with warm-up and cool-down once around it', () => {
    expect(build([jog, a, rest, b, rest, stretch], { totalRounds: 3 })).toEqual([
      ['Jog', 60],
      ['A', 40],
      ['Rest', 20],
      ['B', 30],
      ['Rest', 20],
      ['Stretch', 60],
    ]);
  });

  test('does not end on a rest that nothing follows', () => {
    expect(build([a, rest, b, rest]).at(-1)).toEqual(['B', 30]);
  });

  test('makes one rest of two in a row', () => {
    expect(build([a, rest, rest, b])).toEqual([
      ['A', 40],
      ['Rest', 40],
      ['B', 30],
    ]);
  });

  test('gives a rest without a length 60 s', () => {
    expect(build([a, { type: 'rest' }, b])[1]).toEqual(['Rest', 60]);
  });
});

describe('a Rounds plan without', () => {
  test("repeats its exercises for totalRounds with a 'Round Rest' between", () => {
    expect(build([jog, a, b, stretch], { totalRounds: 2, restBetweenRounds: 50 })).toEqual([
      ['Jog', 60],
      ['A', 40],
      ['B', 30],
      ['Round Rest', 50],
      ['A', 40],
      ['B', 30],
      ['Stretch', 60],
    ]);
  });

  test('rests 60 s between rounds when the plan does not say', () => {
    expect(build([a], { totalRounds: 2 })[1]).toEqual(['Round Rest', 60]);
  });

  test('of one round, or of none stated, expands its sets', () => {
    const expanded = [
      ['A', 40],
      ['B - Set 1/2', 30],
      ['Rest Between Sets', 120],
      ['B - Set 2/2', 30],
    ];
    expect(build([a, b], { totalRounds: 1 })).toEqual(expanded);
    expect(build([a, b])).toEqual(expanded);
  });

  test('of more rounds takes the rounds as the sets', () => {
    expect(build([b], { totalRounds: 3, restBetweenRounds: 0 })).toEqual([
      ['B', 30],
      ['B', 30],
      ['B', 30],
    ]);
  });

  test('keeps the rest after an exercise within a round; the last one has the Round Rest instead', () => {
    const tired = { ...a, restAfter: 15 };
    expect(build([tired, tired], { totalRounds: 2 })).toEqual([
      ['A', 40],
      ['Exercise Rest', 15],
      ['A', 40],
      ['Round Rest', 60],
      ['A', 40],
      ['Exercise Rest', 15],
      ['A', 40],
    ]);
  });

  test('numbers its rounds', () => {
    const steps = buildTimerSteps({ workoutType: 'Strength', totalRounds: 2, workout: [a] });
    expect(steps.slice(1).map(({ round, totalRounds }) => [round, totalRounds])).toEqual([
      [1, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});
