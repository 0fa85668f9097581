import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';
import { readLevels } from './pyramid-levels.ts';

const workout = [{ name: 'Burpee', reps: 99 }, { name: 'Squat' }];
const build = (fields: object = {}) =>
  buildTimerSteps({ workoutType: 'Pyramid', workout, ...fields }).slice(1);

describe('a Pyramid', () => {
  test('runs every exercise at each level, 15 s rest between them, a rest between levels', () => {
    const steps = build({ workoutStructure: '1-2-1', restBetweenRounds: 90 });
    expect(steps.map(({ name, duration, reps }) => [name, duration, reps])).toEqual([
      ['Burpee', 10, 1],
      ['Rest', 15, undefined],
      ['Squat', 10, 1],
      ['Level Rest', 90, undefined],
      ['Burpee', 13, 2],
      ['Rest', 15, undefined],
      ['Squat', 13, 2],
      ['Level Rest', 90, undefined],
      ['Burpee', 10, 1],
      ['Rest', 15, undefined],
      ['Squat', 10, 1],
    ]);
  });

  test('has the levels 1,2,3,4,5,5,4,3,2,1 when the structure names none', () => {
    const levels = build({ workoutStructure: 'up you go' })
      .filter(({ name }) => name === 'Squat')
      .map(({ reps }) => reps);
    expect(levels).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
  });

  test('rests 60 s between levels when the plan does not say, and never after the last', () => {
    const rests = build().filter(({ name }) => name === 'Level Rest');
    expect(rests).toHaveLength(9);
    expect(rests.every(({ duration }) => duration === 60)).toBe(true);
    expect(build().at(-1)?.name).toBe('Squat');
  });

  test('numbers its levels as rounds, and is ended with Done', () => {
    expect(build({ workoutStructure: '3,2,1' })[0]).toMatchObject({
      round: 1,
      totalRounds: 3,
      reps: 3,
      repBased: true,
    });
  });

  test('finds its levels in the reference pattern when the structure has none', () => {
    const fields = { workoutStructure: 'Pyramid', referencePattern: '2-4-6' };
    expect(build(fields).at(-1)?.reps).toBe(6);
  });
});

describe('levels', () => {
  test.each([
    ['1-2-3-2-1', [1, 2, 3, 2, 1]],
    ['1,2,3,4,5', [1, 2, 3, 4, 5]],
    ['reps 2 – 4 – 6 – 4 – 2, no hurry', [2, 4, 6, 4, 2]],
    ['10/8/6', [10, 8, 6]],
    ['5 → 3 → 1', [5, 3, 1]],
    ['1->2->3', [1, 2, 3]],
    ['10 to 1', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['1 to 3 to 1', [1, 2, 3, 2, 1]],
    ['Pyramid from 1 to 4 and back', [1, 2, 3, 4, 3, 2, 1]],
    ['1…3', [1, 2, 3]],
    ['10 down to 1', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['from 1 rep up to 4 reps', [1, 2, 3, 4]],
    ['1-10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['Pyramid 5-1, no rest', [5, 4, 3, 2, 1]],
    ['reps: 1–4 and back', [1, 2, 3, 4, 3, 2, 1]],
    ['10-9-8…', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['10-9-8...1', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['2, 4, 6, …, 10', [2, 4, 6, 8, 10]],
    ['1-2-3…', [1, 2, 3]],
    ['Pyramid 1–5–1 bodyweight', [1, 2, 3, 4, 5, 4, 3, 2, 1]],
    ['21-15-9 reps', [21, 15, 9]],
    ['10-8-6.', [10, 8, 6]],
  ])('%j are read as %j', (text, levels) => {
    expect(readLevels(text)).toEqual(levels);
  });

  test.each([
    undefined,
    '',
    'a pyramid',
    '3-4 rounds',
    '20 min',
    '20-30 minutes',
    '20 to 30 minutes',
    '10-20-30 s',
    '1 to 3 to 5 minutes',
    '10-20-30-40 sec',
    '16/20/24 kg',
    'rest 30-60 between levels',
    '2026-07-01',
    '0,0,0',
  ])('are not read into %j', (text) => {
    expect(readLevels(text)).toBeUndefined();
  });

  test('stay within bounds', () => {
    expect(readLevels('1,500,2,3')).toEqual([1, 2, 3]);
    expect(readLevels('1 to 999')).toHaveLength(40);
  });
});
