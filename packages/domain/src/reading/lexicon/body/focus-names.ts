import type { FocusArea } from '../../vocabulary.ts';

/** Parts of the body as a page shows them. */
export const focusNames: Record<FocusArea, string> = {
  full_body: 'Full body',
  upper_body: 'Upper body',
  lower_body: 'Lower body',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  glutes: 'Glutes',
  core: 'Core',
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulders',
  arms: 'Arms',
  hips: 'Hips',
  cardio: 'Cardio',
  balance: 'Balance',
};
