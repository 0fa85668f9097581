import type { Muscle } from '../../exercise/types.ts';

/** Muscles as people name them, inside a sentence. */
export const muscleNames: Record<Muscle, string> = {
  quads: 'quads',
  hams: 'hamstrings',
  glutes: 'glutes',
  adductors: 'inner thighs',
  abductors: 'outer hips',
  calves: 'calves',
  chest: 'chest',
  lats: 'lats',
  upper_back: 'upper back',
  traps: 'traps',
  front_delt: 'front shoulders',
  side_delt: 'side shoulders',
  rear_delt: 'rear shoulders',
  biceps: 'biceps',
  triceps: 'triceps',
  forearms: 'forearms',
  abs: 'abs',
  obliques: 'obliques',
  spinal_erectors: 'lower back',
  rotator_cuff: 'rotator cuff',
  hip_flexors: 'hip flexors',
};
