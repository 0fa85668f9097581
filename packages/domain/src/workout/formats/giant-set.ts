import type { FormatDefinition } from './definition.ts';

export const giantSet: FormatDefinition = {
  id: 'giant_set',
  label: 'Giant set',
  words: ['giant set', 'tri-set', 'triset'],
  style: null,
  laidAs: 'rounds',
  traits: {
    family: 'sets',
    work: 'either',
    rest: 'plan',
    hasRounds: true,
    isInTurn: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 3, max: 8 },
  score: 'load',
  draftRules: () => [
    'Giant set: three or more exercises with the same letter in group (A1, A2, A3). Each has reps; rounds is how often, restBetween the rest after the last.',
  ],
};
