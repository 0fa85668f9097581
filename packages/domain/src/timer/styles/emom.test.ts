import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const workout = [{ name: 'Swing', reps: 15 }, { type: 'rest' }, { name: 'Push-up', reps: 10 }];
const build = (fields: object = {}) =>
  buildTimerSteps({ workoutType: 'EMOM', workout, ...fields }).slice(1);

describe('an EMOM', () => {
  test('has one 60-second exercise step per minute for estimatedDuration minutes', () => {
    const steps = build({ estimatedDuration: 10 });
    expect(steps).toHaveLength(10);
    expect(steps.every(({ duration, type }) => duration === 60 && type === 'exercise')).toBe(true);
  });

  test('cycles through the exercises, not the rests', () => {
    expect(build({ estimatedDuration: 3 }).map(({ name }) => name)).toEqual([
      'Swing',
      'Push-up',
      'Swing',
    ]);
  });

  test('lasts 15 minutes when the plan does not say', () => {
    expect(build()).toHaveLength(15);
  });

  test('numbers its minutes', () => {
    expect(build({ estimatedDuration: 2 })).toMatchObject([
      { round: 1, totalRounds: 2, reps: 15 },
      { round: 2, totalRounds: 2, reps: 10 },
    ]);
  });

  test('plays whole minutes, one at least', () => {
    expect(build({ estimatedDuration: 2.6 })).toHaveLength(3);
    expect(build({ estimatedDuration: 0.2 })).toHaveLength(1);
  });

  test('keeps its minute: Done does not end it', () => {
    expect(build({ estimatedDuration: 1 })[0]).not.toHaveProperty('repBased');
  });
});
