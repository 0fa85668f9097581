import { describe, expect, test } from 'vitest';
import type { Exercise } from '../workout/types.ts';
import { itemSeconds, levelSeconds } from './lengths.ts';

const exercise = (fields: Partial<Exercise>): Exercise => ({
  name: 'Squat',
  type: 'exercise',
  ...fields,
});

describe('the length of an item', () => {
  test.each<[string, Partial<Exercise>, number]>([
    ['is its own duration', { duration: 35, reps: 10 }, 35],
    ['without a duration is reps × 4 s + 3 s', { reps: 10 }, 43],
    ['takes the seconds per rep of its exercise', { reps: 20, secondsPerRep: 1.7 }, 37],
    ['is at least 20 s', { reps: 2 }, 20],
    ['without reps is 45 s', {}, 45],
    ['takes the reps of the set scheme where its own are missing', { setScheme: { reps: 8 } }, 35],
    ['counts reps on both sides twice, and 3 s to change', { reps: 10, side: 'both' }, 86],
    ['counts reps on one side once', { reps: 10, side: 'left' }, 43],
    ['that is a rest without a duration is 60 s', { type: 'rest' }, 60],
    ['that is a warm-up without a duration is 45 s', { type: 'warmup' }, 45],
  ])('%s', (_, fields, seconds) => {
    expect(itemSeconds(exercise(fields))).toBe(seconds);
  });
});

describe('the length of a pyramid step', () => {
  test.each<[string, Partial<Exercise>, number, number]>([
    ['is level × 4 s + 5 s', {}, 5, 25],
    ['is at least 10 s', {}, 1, 10],
    ['ignores the reps of the item', { reps: 30 }, 3, 17],
    ['is the duration of an item that has one', { duration: 30 }, 5, 30],
    ['takes the seconds per rep of its exercise', { secondsPerRep: 3 }, 10, 35],
  ])('%s', (_, fields, level, seconds) => {
    expect(levelSeconds(exercise(fields), level)).toBe(seconds);
  });
});
