import type { FormatDefinition } from './definition.ts';

export const amrap: FormatDefinition = {
  id: 'amrap',
  label: 'AMRAP',
  words: ['amrap', 'as many rounds as possible', 'as many reps as possible'],
  style: null,
  laidAs: 'rounds',
  traits: {
    family: 'task',
    work: 'either',
    rest: 'none',
    hasRounds: true,
    isByMinutes: true,
    clock: 'down',
  },
  moves: { min: 1, max: 8 },
  longestMinutes: 60,
  score: 'rounds',
  draftRules: () => [
    'AMRAP: one round of 3–5 exercises, repeated as often as the time allows. Give each exercise 5–15 reps, or a distance or calories; sets, duration and restAfter are null.',
    'minutes is the length of the main part; one round should take 60–150 s.',
  ],
};
