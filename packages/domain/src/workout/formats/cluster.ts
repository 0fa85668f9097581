import type { FormatDefinition } from './definition.ts';

export const cluster: FormatDefinition = {
  id: 'cluster',
  label: 'Cluster',
  words: ['cluster', 'cluster set'],
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
  moves: { min: 1, max: 3 },
  score: 'load',
  draftRules: () => [
    'Cluster: each set is cut into short parts. reps is the reps of one part, ladder the reps of each part of a set, restSeconds 15–20 between parts, restBetween about 180 between sets.',
  ],
};
