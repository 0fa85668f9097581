import type { FormatDefinition } from './definition.ts';

export const restPause: FormatDefinition = {
  id: 'rest_pause',
  label: 'Rest-pause',
  words: ['rest-pause', 'rest pause', 'myo-reps'],
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
  moves: { min: 1, max: 4 },
  score: 'reps',
  draftRules: () => [
    'Rest-pause: one set close to the last possible rep, 15–20 s of rest, and again two or three times. rounds counts the efforts, restSeconds the rest between them.',
  ],
};
