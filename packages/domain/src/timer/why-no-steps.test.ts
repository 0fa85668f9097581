import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from './build-steps.ts';
import { whyNoSteps } from './why-no-steps.ts';

const stretch = { name: 'Stretch', type: 'cooldown', duration: 60 };

describe('a workout without a playable exercise', () => {
  test.each<[string, unknown]>([
    ['not-a-workout', null],
    ['not-a-workout', 'workout'],
    ['not-a-workout', []],
    ['no-exercises', {}],
    ['no-exercises', { workoutType: 'EMOM', workout: [] }],
    ['no-exercises', { workoutType: 'Tabata', workout: 'squats' }],
    ['no-exercises', { isStructured: true, phases: [{ name: 'Main' }] }],
    ['only-rests', { workoutType: 'Circuit', workout: [{ type: 'rest' }] }],
    ['only-rests', { workout: [{ type: 'rest' }, { name: 'Rest' }] }],
    ['only-left-out', { workout: [stretch] }],
  ])('gives no steps and the reason %s for %j', (reason, workout) => {
    expect(buildTimerSteps(workout)).toEqual([]);
    expect(whyNoSteps(workout)).toMatchObject({ reason, message: expect.stringMatching(/\.$/) });
  });

  test('is the only one with a reason', () => {
    expect(whyNoSteps({ workout: [{ name: 'Squat' }] })).toBeNull();
  });
});
