import type { FormatDefinition } from './definition.ts';

export const intervals: FormatDefinition = {
  id: 'intervals',
  label: 'Intervals',
  words: ['intervals', 'hiit', 'work and rest'],
  style: 'rounds',
  laidAs: 'intervals',
  traits: {
    family: 'stations',
    work: 'time',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 10 },
  score: 'done',
  draftRules: () => [
    'Intervals: give each exercise a duration and restAfter, the same for all; reps and sets are null.',
    'Main part = totalRounds × (sum of durations + restAfter of all but the last) + restBetweenRounds × (totalRounds − 1).',
  ],
};
