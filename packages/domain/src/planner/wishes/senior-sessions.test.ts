import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-15T08:00:00.000Z';

function planned(text: string, seed: number) {
  const { request } = understood(text);
  const workout = plan(request, date, seed);
  const of = (wanted: string): LibraryExercise[] =>
    workout.workout
      .filter(({ type }) => type === wanted)
      .flatMap(({ exerciseId }) => exerciseById(exerciseId ?? '') ?? []);
  return { request, workout, of };
}

const asked = [
  "I'm 74, 30 min",
  'balance workout for seniors, 20 min',
  'age 74, HIIT',
  '68 years old, strength with dumbbells, 30 min',
  'for my grandma, 15 min, no kit',
  'Seniorin, 20 Minuten Gleichgewicht',
];

describe('a session for somebody of 65 or more', () => {
  it.each(asked)('is upright, slow and gentle: %s', (text) => {
    for (const seed of [1, 2, 3]) {
      const { workout, request, of } = planned(text, seed);
      const body = of('exercise');
      expect(check(workout, request).passed).toBe(true);
      expect(body.filter(({ floor }) => floor).length).toBeLessThanOrEqual(1);
      expect(body.some(({ traits }) => traits.includes('jump') || traits.includes('sprint'))).toBe(
        false,
      );
      expect(Math.max(...body.map(({ complexity }) => complexity))).toBeLessThanOrEqual(2);
      expect(Math.max(...workout.workout.map(({ rpe = 0 }) => rpe))).toBeLessThanOrEqual(7);
      expect([...of('warmup'), ...of('cooldown')].filter(({ floor }) => floor)).toEqual([]);
    }
  });

  it('trains a firm stand where there is room for it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const kinds = planned("I'm 74, 30 min", seed)
        .of('exercise')
        .map(({ patterns }) => patterns[0]);
      expect(kinds).toContain('balance');
    }
  });

  it('gives more effort to who asks for it', () => {
    const { workout } = planned("I'm 70, hard, RPE 7", 1);
    expect(Math.max(...workout.workout.map(({ rpe = 0 }) => rpe))).toBe(7);
  });
});

describe('a wish for balance', () => {
  it('is read and fills half of the session', () => {
    const { request, of } = planned('30 min balance training', 1);
    expect(request.focus.value).toEqual(['balance']);
    const body = of('exercise');
    const firm = body.filter(({ patterns }) => patterns.includes('balance'));
    expect(firm.length * 2).toBeGreaterThanOrEqual(body.length);
  });
});
