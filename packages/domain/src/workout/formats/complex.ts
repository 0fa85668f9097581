import type { FormatDefinition } from './definition.ts';

export const complex: FormatDefinition = {
  id: 'complex',
  label: 'Complex',
  words: ['complex', 'barbell complex'],
  style: null,
  laidAs: 'compound',
  traits: {
    family: 'task',
    work: 'reps',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 2, max: 8 },
  score: 'load',
  draftRules: () => [
    'Complex: all exercises in a row with one load that is not put down, 3–8 reps each. rounds is how often, restBetween the rest after each.',
  ],
};
