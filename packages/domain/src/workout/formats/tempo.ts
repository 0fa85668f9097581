import type { FormatDefinition } from './definition.ts';

export const tempo: FormatDefinition = {
  id: 'tempo',
  label: 'Tempo',
  words: ['tempo', 'slow reps', 'paused reps'],
  style: null,
  laidAs: 'sets',
  traits: {
    family: 'sets',
    work: 'reps',
    rest: 'plan',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 8 },
  score: 'load',
  draftRules: () => [
    'Tempo sets: like sets, and tempo gives the seconds of each phase as 3-1-1-0.',
  ],
};
