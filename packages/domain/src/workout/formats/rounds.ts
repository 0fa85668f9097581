import { countedLength, type FormatDefinition } from './definition.ts';

export const rounds: FormatDefinition = {
  id: 'rounds',
  label: 'Rounds',
  words: ['rounds'],
  style: 'rounds',
  laidAs: 'rounds',
  traits: {
    family: 'stations',
    work: 'either',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  asPart: 'for_time',
  moves: { min: 1, max: 10 },
  score: 'done',
  draftRules: () => [
    'Rounds: give each exercise reps (or a duration when it is marked "hold") and restAfter; sets is null: the rounds are the sets.',
    countedLength,
    'Main part = totalRounds × (sum of items + restAfter of all but the last) + restBetweenRounds × (totalRounds − 1).',
  ],
};
