import type { FormatDefinition } from './definition.ts';

export const pyramid: FormatDefinition = {
  id: 'pyramid',
  label: 'Pyramid',
  words: ['pyramid'],
  style: 'pyramid',
  laidAs: 'pyramid',
  traits: {
    family: 'task',
    work: 'reps',
    rest: 'format',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  usualMoves: (minutes) => 1.5 + minutes / 20,
  asPart: 'ladder',
  moves: { min: 1, max: 5 },
  longestMinutes: 85,
  score: 'done',
  draftRules: () => [
    'Pyramid: levels lists the reps of each level; every level plays all exercises at that number of reps.',
    'reps, sets, duration and restAfter of the exercises are null. restBetweenRounds is the rest between levels.',
    'Main part = for each level: sum over exercises of (level × s/rep + 5) + 15 × (exercises − 1); plus restBetweenRounds × (levels − 1).',
  ],
};
