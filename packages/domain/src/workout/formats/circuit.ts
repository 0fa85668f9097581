import type { FormatDefinition } from './definition.ts';

export const circuit: FormatDefinition = {
  id: 'circuit',
  label: 'Circuit',
  words: ['circuit', 'stations'],
  style: 'circuit',
  laidAs: 'circuit',
  traits: {
    family: 'stations',
    work: 'time',
    rest: 'format',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 2, max: 10 },
  score: 'done',
  draftRules: () => [
    'Circuit: give each exercise a duration of 20–60 s; reps, sets and restAfter are null. The timer itself puts 30 s between exercises.',
    'Main part = totalRounds × (sum of durations + 30 × (exercises − 1)) + restBetweenRounds × (totalRounds − 1).',
  ],
};
