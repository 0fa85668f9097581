import type { FormatDefinition } from './definition.ts';

export const every: FormatDefinition = {
  id: 'every',
  label: 'Every so often',
  words: ['e2mom', 'e3mom', 'e90', 'every 2 minutes', 'every 90 seconds'],
  style: null,
  laidAs: 'emom',
  traits: {
    family: 'windows',
    work: 'reps',
    rest: 'format',
    hasRounds: false,
    isByMinutes: true,
    clock: 'steps',
  },
  moves: { min: 1, max: 8 },
  score: 'minutes',
  draftRules: () => [
    'A start every everySeconds (90, 120 or 180), a new item each time, in turn. Give each exercise reps that leave at least 15 s of rest.',
    'minutes is the length of the main part, a whole number of starts.',
  ],
};
