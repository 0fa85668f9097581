import type { FormatDefinition } from './definition.ts';

export const superset: FormatDefinition = {
  id: 'superset',
  label: 'Superset',
  words: ['superset', 'paired sets', 'a1 a2'],
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
  moves: { min: 2, max: 12 },
  score: 'load',
  draftRules: () => [
    'Supersets: pairs of exercises with the same letter in group (A1, A2). Each has reps; rounds is how often, restBetween the rest after a pair.',
  ],
};
