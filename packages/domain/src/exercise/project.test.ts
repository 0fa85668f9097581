import { expect, test } from 'vitest';
import { exerciseById, exerciseLibrary } from './library.ts';
import { projectExercise } from './project.ts';

test('a library exercise shows the fields of the specification', () => {
  const pushUp = exerciseById('push-up');
  if (!pushUp) throw new Error('no push-up');
  const view = projectExercise(pushUp);
  expect(view).toMatchObject({
    id: 'push-up',
    name: 'Push-Up',
    equipment_required: ['bodyweight'],
    complexity_level: pushUp.complexity,
    coaching_cues: pushUp.cues,
  });
  expect(view.movement_patterns[0]).toBe('push_h');
  expect(view.contraindications).toContain('wrist');
  expect(view.variations).toContainEqual({
    id: 'knee-push-up',
    name: 'Knee Push-Up',
    kind: 'easier',
  });
});

test('every exercise names at least one energy system, the greatest first', () => {
  for (const exercise of exerciseLibrary) {
    const systems = projectExercise(exercise).energy_systems;
    expect(systems.length, exercise.id).toBeGreaterThan(0);
    const shares = systems.map((system) => exercise.energy[system]);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  }
});
