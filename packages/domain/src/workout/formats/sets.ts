import { countedLength, type FormatDefinition } from './definition.ts';

export const sets: FormatDefinition = {
  id: 'sets',
  label: 'Sets',
  words: ['sets', 'straight sets'],
  style: 'structured',
  laidAs: 'sets',
  traits: {
    family: 'sets',
    work: 'either',
    rest: 'plan',
    hasRounds: false,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 18 },
  score: 'load',
  draftRules: ({ sets }) => [
    'Sets: give each exercise sets, reps (or a duration when it is marked "hold"), restBetweenSets and restAfter.',
    `Sets ${sets} each. totalRounds and restBetweenRounds are null.`,
    countedLength,
    'Main part = sum over exercises of (sets × item + restBetweenSets × (sets − 1)) + restAfter of all but the last + 10 s.',
  ],
};
