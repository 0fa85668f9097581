import type { FormatDefinition } from './definition.ts';

export const hold: FormatDefinition = {
  id: 'hold',
  label: 'Holds',
  words: ['hold', 'isometric', 'plank'],
  style: null,
  laidAs: 'sets',
  traits: {
    family: 'practice',
    work: 'time',
    rest: 'plan',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 8 },
  score: 'time',
  isLongerBetter: true,
  draftRules: () => [
    'Holds: give each exercise a duration, sets and restBetweenSets; reps is null.',
  ],
};
