import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const jog = { name: 'Jog', type: 'warmup', duration: 60 };
const squat = { name: 'Squat', duration: 40, restAfter: 30 };
const row = { name: 'Row', duration: 40, restAfter: 30 };
const stretch = { name: 'Stretch', type: 'cooldown', duration: 60 };
const phases = [
  { name: 'Warm-up', exercises: [jog] },
  { name: 'Main', exercises: [squat, row] },
  { name: 'Cool-down', exercises: [stretch] },
];
const build = (workout: object) =>
  buildTimerSteps(workout).map(({ name, duration, type }) => [name, duration, type]);

describe('a plan with phases', () => {
  test("has a 10 s 'Starting: {phase}' step between phases, none before the first", () => {
    expect(build({ phases })).toEqual([
      ['Jog', 60, 'warmup'],
      ['Starting: Main', 10, 'phase_transition'],
      ['Squat', 40, 'exercise'],
      ['Exercise Rest', 30, 'rest'],
      ['Row', 40, 'exercise'],
    ]);
  });

  test('omits cool-down exercises, also those that only their phase tells', () => {
    const steps = build({ phases: [phases[1], { name: 'Cool-down', exercises: ['Stretch'] }] });
    expect(steps.map(([name]) => name)).toEqual(['Squat', 'Exercise Rest', 'Row']);
  });

  test('has no introduction', () => {
    expect(buildTimerSteps({ workoutType: 'Strength', phases })[0]?.name).toBe('Jog');
  });

  test('rests after the last exercise of a phase when another phase follows', () => {
    const steps = build({ phases: [phases[1], { name: 'Finisher', exercises: [row] }] });
    expect(steps.map(([name]) => name)).toEqual([
      'Squat',
      'Exercise Rest',
      'Row',
      'Exercise Rest',
      'Starting: Finisher',
      'Row',
    ]);
  });

  test('expands sets within a phase', () => {
    const steps = build({ phases: [{ name: 'Main', exercises: [{ name: 'Row', sets: 2 }] }] });
    expect(steps.map(([name]) => name)).toEqual([
      'Row - Set 1/2',
      'Rest Between Sets',
      'Row - Set 2/2',
    ]);
  });

  test('says where each exercise stands in the flattened list', () => {
    const indexes = buildTimerSteps({ phases })
      .filter(({ exerciseName }) => exerciseName !== undefined)
      .map(({ exerciseIndex }) => exerciseIndex);
    expect(indexes).toEqual([0, 1, 2]);
  });

  test('finds the exercises in a list of its own by their names', () => {
    const workout = [row, squat, { name: 'Extra', duration: 20 }, stretch];
    const steps = buildTimerSteps({ workout, phases });
    expect(steps.map(({ exerciseName, exerciseIndex }) => [exerciseName, exerciseIndex])).toEqual([
      ['Jog', undefined],
      [undefined, undefined],
      ['Squat', 1],
      [undefined, undefined],
      ['Row', 0],
    ]);
  });

  test('passes over a phase in which nothing is played', () => {
    const steps = build({ phases: [phases[2], { name: 'Empty', exercises: [] }, phases[1]] });
    expect(steps[0]?.[0]).toBe('Squat');
  });
});
