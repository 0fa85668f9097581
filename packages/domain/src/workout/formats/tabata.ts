import type { FormatDefinition } from './definition.ts';

export const tabata: FormatDefinition = {
  id: 'tabata',
  label: 'Tabata',
  words: ['tabata', '20/10'],
  style: 'tabata',
  laidAs: 'tabata',
  traits: {
    family: 'stations',
    work: 'time',
    rest: 'format',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  usualMoves: (minutes) => Math.min(20, minutes / 5),
  usualGoal: 'hiit',
  moves: { min: 1, max: 22 },
  score: 'reps',
  draftRules: () => [
    'Tabata: the timer plays every exercise 8 times, 20 s work and 10 s rest, with 60 s between exercises.',
    'List each exercise once; reps, sets, duration and restAfter are null.',
    'Main part for n exercises = 230 × n + 60 × (n − 1) s.',
  ],
};
