import type { FormatDefinition } from './definition.ts';

export const ladder: FormatDefinition = {
  id: 'ladder',
  label: 'Ladder',
  words: ['ladder', 'rungs', '1 to 10'],
  style: null,
  laidAs: 'pyramid',
  traits: {
    family: 'task',
    work: 'reps',
    rest: 'none',
    hasRounds: false,
    isByMinutes: false,
    clock: 'up',
  },
  moves: { min: 1, max: 4 },
  score: 'time',
  draftRules: () => [
    'Ladder: ladder lists the reps of each rung; every rung goes through all exercises. reps, sets, duration and restAfter of the exercises are null.',
  ],
};
