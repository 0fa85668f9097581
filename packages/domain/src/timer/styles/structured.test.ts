import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const jog = { name: 'Jog', type: 'warmup', duration: 60 };
const squat = { name: 'Squat', sets: 2, duration: 40, setScheme: { restBetweenSets: 60 } };
const row = { name: 'Row', duration: 40 };
const stretch = { name: 'Stretch', type: 'cooldown', duration: 60 };
const names = (fields: object) =>
  buildTimerSteps({ isStructured: true, workoutType: 'EMOM', ...fields }).map(({ name }) => name);

const squatSets = ['Squat - Set 1/2', 'Rest Between Sets', 'Squat - Set 2/2'];

describe('a structured plan', () => {
  test('is an introduction, its phases and sets, and the cool-down', () => {
    const phases = [
      { name: 'Strength', exercises: [squat] },
      { name: 'Finisher', exercises: [row] },
      { name: 'Cool-down', exercises: [stretch] },
    ];
    expect(names({ phases })).toEqual([
      'Get Ready',
      ...squatSets,
      'Starting: Finisher',
      'Row',
      'Stretch',
    ]);
  });

  test('has no warm-up steps of its own', () => {
    expect(names({ workout: [jog, squat, row, stretch] })).toEqual([
      'Get Ready',
      ...squatSets,
      'Row',
      'Stretch',
    ]);
  });

  test('plays a warm-up that one of its phases holds', () => {
    const phases = [
      { name: 'Prepare', exercises: [jog] },
      { name: 'Main', exercises: [row] },
    ];
    expect(names({ phases })).toEqual(['Get Ready', 'Jog', 'Starting: Main', 'Row']);
  });

  test('of nothing but a warm-up gives no steps', () => {
    expect(names({ workout: [jog] })).toEqual([]);
  });
});
