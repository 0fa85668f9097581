import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { isForChairs, isSeated } from '../../exercise/seated.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import { inTurn } from '../../test-support/by-night.ts';
import { check } from '../check/check.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const kits: EquipmentId[][] = [
  ['bodyweight'],
  ['bodyweight', 'dumbbells'],
  ['bodyweight', 'resistance_bands'],
  ['bodyweight', 'kettlebells', 'yoga_mat'],
  ['bodyweight', 'barbells', 'pull_up_bar', 'suspension'],
  ['bodyweight', 'dumbbells', 'resistance_bands', 'machines', 'cable'],
];

function sessionOf(text: string, equipment: EquipmentId[], minutes?: number) {
  const { request, readings } = understood(text, { equipment, ...(minutes && { minutes }) });
  const workout = plan(request, '2026-11-15T08:00:00.000Z', 1);
  const exercises = workout.workout.map(({ exerciseId = '' }) => {
    const exercise = exerciseById(exerciseId);
    if (!exercise) throw new Error(`not in the library: ${exerciseId}`);
    return exercise;
  });
  return { request, readings, workout, exercises };
}

describe('a session on a chair', () => {
  it.each([
    'chair workout 20 min',
    'seated exercises only, 15 min',
    'I am 72, gentle strength in a chair, 20 minutes',
    'I use a wheelchair, upper body strength, 40 min',
    'chair yoga 15 min',
    '30 min cardio sitting down',
    'Stuhlgymnastik 20 Minuten',
    'ejercicios en silla, 15 minutos',
    'rutina sentada de 30 minutos',
    'gym sur chaise 20 minutes',
    'esercizi da seduto, 20 minuti',
    'exercícios sentado na cadeira, 15 minutos',
  ])('never asks anyone to stand up: %s', (text) => {
    for (const equipment of inTurn(kits, text.length)) {
      const { request, readings, workout, exercises } = sessionOf(text, equipment);
      expect(readings).toContain('limit:standing');
      expect(check(workout, request).gates.filter(({ passed }) => !passed)).toEqual([]);
      expect(exercises.filter(({ position }) => position === 'standing')).toEqual([]);
      expect(exercises.filter((exercise) => !isSeated(exercise))).toEqual([]);
    }
  });

  it.each([15, 20, 30, 40])('has at least four different moves in %i minutes', (minutes) => {
    for (const text of ['seated workout', 'chair workout, strength', 'seated cardio']) {
      for (const equipment of kits) {
        const { workout } = sessionOf(`${text}, ${minutes} min`, equipment);
        const moves = new Set(
          workout.workout
            .filter(({ type }) => type === 'exercise')
            .map(({ exerciseId }) => exerciseId),
        );
        expect(moves.size, `${text} with ${equipment.join(', ')}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it.each(['been sitting down all day, 15 min', 'no chair exercises, 20 min', 'seated row 3x10'])(
    'is not meant by: %s',
    (text) => {
      expect(understood(text).readings).not.toContain('limit:standing');
    },
  );

  it.each(['full body 30 min', 'I am 70, gentle strength, 20 minutes', 'arms 20 min'])(
    'lends its moves to nobody who stands: %s',
    (text) => {
      for (const equipment of kits) {
        expect(sessionOf(text, equipment).exercises.filter(isForChairs)).toEqual([]);
      }
    },
  );
});
