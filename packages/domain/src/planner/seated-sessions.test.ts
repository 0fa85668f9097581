import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { canBeSeated, isSeated, seatedWords } from '../exercise/seated.ts';
import type { EquipmentId } from '../exercise/types.ts';
import { check } from './check/check.ts';
import { plan } from './plan.ts';
import { understood } from './test-support/understood.ts';

const kits: EquipmentId[][] = [
  ['bodyweight'],
  ['bodyweight', 'dumbbells'],
  ['bodyweight', 'resistance_bands'],
];

describe('a session on a chair', () => {
  it.each([
    'chair workout 20 min',
    'seated exercises only, 15 min',
    'I am 72, gentle strength in a chair, 20 minutes',
    'chair yoga 15 min',
    '30 min cardio sitting down',
    'Stuhlgymnastik 20 Minuten',
    'ejercicios en silla, 15 minutos',
    'gym sur chaise 20 minutes',
    'esercizi da seduto, 20 minuti',
    'exercícios sentado na cadeira, 15 minutos',
  ])('never asks anyone to stand up: %s', (text) => {
    for (const equipment of kits) {
      const { request, readings } = understood(text, { equipment });
      expect(readings).toContain('limit:standing');
      const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
      expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
      for (const { exerciseId = '', instructions } of workout.workout) {
        const exercise = exerciseById(exerciseId);
        if (!exercise) throw new Error(`not in the library: ${exerciseId}`);
        expect(isSeated(exercise) || canBeSeated(exercise), exercise.name).toBe(true);
        if (!isSeated(exercise)) expect(instructions).toContain(seatedWords);
      }
    }
  });

  it.each(['been sitting down all day, 15 min', 'no chair exercises, 20 min', 'seated row 3x10'])(
    'is not meant by: %s',
    (text) => {
      expect(understood(text).readings).not.toContain('limit:standing');
    },
  );
});
