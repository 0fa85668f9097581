import type { FormatDefinition } from './definition.ts';

export const steady: FormatDefinition = {
  id: 'steady',
  label: 'Steady',
  words: ['steady', 'zone 2', 'easy run', 'tempo run'],
  style: null,
  laidAs: 'intervals',
  traits: {
    family: 'way',
    work: 'time',
    rest: 'none',
    hasRounds: false,
    isByMinutes: true,
    clock: 'steps',
  },
  moves: { min: 1, max: 6 },
  score: 'distance',
  draftRules: () => [
    'Steady work: one exercise with a duration or a distance and an effort that lasts.',
  ],
};
