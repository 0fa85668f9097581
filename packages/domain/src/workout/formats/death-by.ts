import type { FormatDefinition } from './definition.ts';

export const deathBy: FormatDefinition = {
  id: 'death_by',
  label: 'Death by',
  words: ['death by', 'add a rep every minute'],
  style: null,
  laidAs: 'emom',
  traits: {
    family: 'windows',
    work: 'reps',
    rest: 'format',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 3 },
  score: 'minutes',
  draftRules: () => [
    'Death by: minute n holds n reps, until a minute is missed. Give one exercise; its reps are what every minute adds.',
    'capSeconds is 1200 at most.',
  ],
};
