import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from './build-steps.ts';
import { sumSeconds } from './timeline.ts';

const names = (workout: object) => buildTimerSteps(workout).map(({ name }) => name);
const types = (workout: object) => buildTimerSteps(workout).map(({ type }) => type);

const warmup = { name: 'Jog', type: 'warmup', duration: 120 };
const squat = { name: 'Squat', type: 'exercise', duration: 40 };
const row = { name: 'Row', type: 'exercise', duration: 30 };
const cooldown = { name: 'Stretch', type: 'cooldown', duration: 90 };
const list = [warmup, squat, row, cooldown];

describe('a plan with a plan type', () => {
  test.each(['EMOM', 'Pyramid', 'Tabata', 'Compound', 'Circuit', 'Strength'])(
    '%s: introduction, warm-up, body, cool-down',
    (workoutType) => {
      const steps = types({ workoutType, workout: list });
      expect(steps.slice(0, 3)).toEqual(['pre-workout', 'warmup', 'exercise']);
      expect(steps.at(-1)).toBe('cooldown');
      expect(
        steps.filter((type) => ['pre-workout', 'warmup', 'cooldown'].includes(type)),
      ).toHaveLength(3);
    },
  );

  test('puts warm-ups first and cool-downs last, wherever the list has them', () => {
    const workout = [cooldown, squat, warmup, row];
    expect(names({ workoutType: 'Strength', workout })).toEqual([
      'Get Ready',
      'Jog',
      'Squat',
      'Row',
      'Stretch',
    ]);
  });

  test('keeps a rest with what it follows', () => {
    const rest = { name: 'Breathe', type: 'rest', duration: 15 };
    const workout = [rest, warmup, rest, squat, row, cooldown];
    expect(names({ workoutType: 'Circuit', totalRounds: 1, workout })).toEqual([
      'Get Ready',
      'Jog',
      'Breathe',
      'Squat',
      'Rest',
      'Row',
      'Stretch',
    ]);
  });

  test('plays an item of type pre-workout as a warm-up, so that there is one introduction', () => {
    const workout = [{ name: 'Foam roll', type: 'pre-workout', duration: 60 }, squat];
    expect(types({ workoutType: 'Strength', workout })).toEqual([
      'pre-workout',
      'warmup',
      'exercise',
    ]);
  });

  test('of nothing but stretches is still playable', () => {
    expect(names({ workoutType: 'Mobility', workout: [cooldown] })).toEqual([
      'Get Ready',
      'Stretch',
    ]);
  });
});

describe('a plan with neither type nor phases', () => {
  test('is expanded in a single round, without introduction and cool-down', () => {
    expect(names({ workout: list })).toEqual(['Jog', 'Squat', 'Row']);
  });

  test('loses a rest that would be its end', () => {
    const rest = { type: 'rest', duration: 30 };
    expect(names({ workout: [rest, squat, rest, row, rest, cooldown, rest] })).toEqual([
      'Squat',
      'Rest',
      'Row',
    ]);
  });
});

describe('any plan', () => {
  test('is flattened first: the body of a typed plan comes from its phases', () => {
    const phases = [{ name: 'Main', exercises: [squat, row] }];
    expect(names({ workoutType: 'Circuit', totalRounds: 1, phases })).toEqual([
      'Get Ready',
      'Squat',
      'Rest',
      'Row',
    ]);
  });

  test('carries to the step what screen and voice want to know', () => {
    const item = {
      ...squat,
      exerciseId: 'goblet-squat',
      reps: 12,
      weight: 16,
      side: 'left',
      cues: ['Chest up.'],
      rpe: 7,
      tempo: '3-1-1-0',
      setScheme: { weightPercentage: 70 },
      description: 'A squat.',
      phase: 'Main',
    };
    expect(buildTimerSteps({ workout: [warmup, item] })[1]).toEqual({
      name: 'Squat',
      exerciseName: 'Squat',
      exerciseIndex: 1,
      exerciseId: 'goblet-squat',
      duration: 40,
      type: 'exercise',
      reps: 12,
      weight: 16,
      weightPercentage: 70,
      side: 'left',
      cues: ['Chest up.'],
      rpe: 7,
      tempo: '3-1-1-0',
      instructions: 'A squat.',
      phase: 'Main',
      round: 1,
      totalRounds: 1,
    });
  });

  test('lasts as long as its steps together', () => {
    expect(sumSeconds(buildTimerSteps({ workoutType: 'Strength', workout: list }))).toBe(
      60 + 120 + 40 + 30 + 90,
    );
  });

  test('is cut before it becomes endless, and not after a rest', () => {
    const workout = Array.from({ length: 200 }, () => ({ ...squat, restAfter: 5 }));
    const steps = buildTimerSteps({ workoutType: 'Strength', totalRounds: 100, workout });
    expect(steps.length).toBeLessThanOrEqual(4000);
    expect(steps.at(-1)?.type).toBe('exercise');
  });
});
