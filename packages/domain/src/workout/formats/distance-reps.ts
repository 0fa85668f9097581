import type { FormatDefinition } from './definition.ts';

export const distanceReps: FormatDefinition = {
  id: 'distance_reps',
  label: 'Distance intervals',
  words: ['repeats', '400s', 'calorie repeats'],
  style: null,
  laidAs: 'intervals',
  traits: {
    family: 'way',
    work: 'either',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 4 },
  score: 'pace',
  draftRules: () => [
    'Repeats over a distance or calories: distanceMeters or calories of each, rounds how often, restSeconds between them.',
  ],
};
