import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const workout = [{ name: 'Clean', reps: 5 }, { type: 'rest' }, { name: 'Carry', duration: 30 }];
const build = (fields: object = {}) =>
  buildTimerSteps({ workoutType: 'Compound', workout, ...fields }).slice(1);

describe('a Compound', () => {
  test('has one 1200-second step per round, 3 rounds, and 120 s rest when the plan does not say', () => {
    expect(build().map(({ name, duration }) => [name, duration])).toEqual([
      ['Compound Flow', 1200],
      ['Round Rest', 120],
      ['Compound Flow', 1200],
      ['Round Rest', 120],
      ['Compound Flow', 1200],
    ]);
  });

  test('takes rounds and rest from the plan', () => {
    const steps = build({ totalRounds: 2, restBetweenRounds: 45 });
    expect(steps.map(({ duration }) => duration)).toEqual([1200, 45, 1200]);
    expect(steps.map(({ round, totalRounds }) => [round, totalRounds])).toEqual([
      [1, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('flows through all exercises and is ended by the user', () => {
    expect(build()[0]).toMatchObject({
      type: 'exercise',
      openEnded: true,
      instructions: '5 × Clean → Carry 30 s',
      flow: [
        { name: 'Clean', reps: 5, type: 'exercise' },
        { name: 'Carry', duration: 30, type: 'exercise' },
      ],
    });
  });

  test('keeps what each exercise weighs, its side and the words for its reps', () => {
    const clean = { name: 'Clean', reps: 5, repsText: '3–5', weight: 16, side: 'both' };
    expect(build({ workout: [clean] })[0]?.flow).toEqual([{ ...clean, type: 'exercise' }]);
  });
});
