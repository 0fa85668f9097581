import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';
import { pickQuote, quotes } from './quotes.ts';

const warmup = { name: 'Jog', type: 'warmup', duration: 120, instructions: 'Easy.' };
const squat = { name: 'Squat', reps: 10 };
const cooldown = { name: 'Stretch', type: 'cooldown', duration: 90 };
const introduce = (workout: unknown[], fields: object = {}) =>
  buildTimerSteps({ workoutType: 'Strength', workout, ...fields })[0];

describe('the introduction', () => {
  test('is one 60-second step called Get Ready of type pre-workout', () => {
    expect(introduce([squat])).toMatchObject({
      name: 'Get Ready',
      duration: 60,
      type: 'pre-workout',
    });
  });

  test('previews the first warm-up item, even when an exercise is listed before it', () => {
    expect(introduce([squat, warmup])?.nextExercise).toEqual({
      name: 'Jog',
      duration: 120,
      instructions: 'Easy.',
      type: 'warmup',
    });
  });

  test('otherwise previews the first exercise item', () => {
    expect(introduce([{ type: 'rest' }, squat])?.nextExercise).toEqual({
      name: 'Squat',
      reps: 10,
      type: 'exercise',
    });
  });

  test('otherwise previews none', () => {
    expect(introduce([cooldown])?.nextExercise).toBeNull();
  });

  test('of a structured plan previews what really comes next', () => {
    const fields = { isStructured: true };
    expect(introduce([warmup, squat], fields)?.nextExercise).toMatchObject({ name: 'Squat' });
  });

  test('has a quote that stays the same for the same workout', () => {
    const quote = introduce([squat], { id: 'w1' })?.quote;
    expect(quotes).toContain(quote);
    expect(introduce([squat, warmup], { id: 'w1' })?.quote).toBe(quote);
  });

  test('shows the message that came with the workout', () => {
    const fields = { motivationalMessage: 'Legs today.' };
    expect(introduce([squat], fields)?.instructions).toBe('Legs today.');
  });
});

test('quotes are at least ten different ones, and all of them come up', () => {
  expect(new Set(quotes).size).toBeGreaterThanOrEqual(10);
  const picked = new Set(Array.from({ length: 500 }, (_, i) => pickQuote(`workout-${i}`)));
  expect(picked.size).toBe(quotes.length);
});
