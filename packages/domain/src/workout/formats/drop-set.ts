import type { FormatDefinition } from './definition.ts';

export const dropSet: FormatDefinition = {
  id: 'drop_set',
  label: 'Drop set',
  words: ['drop set', 'strip set'],
  style: null,
  laidAs: 'sets',
  traits: {
    family: 'sets',
    work: 'reps',
    rest: 'none',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 4 },
  score: 'reps',
  draftRules: () => [
    'Drop set: the same exercise several times in a row without a rest, each time with 20–25 % less load. List each drop as an item of its own with role drop.',
  ],
};
