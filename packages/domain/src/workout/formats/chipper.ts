import type { FormatDefinition } from './definition.ts';

export const chipper: FormatDefinition = {
  id: 'chipper',
  label: 'Chipper',
  words: ['chipper'],
  style: null,
  laidAs: 'rounds',
  traits: {
    family: 'task',
    work: 'either',
    rest: 'none',
    hasRounds: false,
    isByMinutes: false,
    clock: 'up',
  },
  moves: { min: 4, max: 12 },
  score: 'time',
  draftRules: () => [
    'Chipper: 5–10 exercises, each once, 20–50 reps, worked off in order. sets, duration and restAfter are null.',
    'capSeconds is about 1.35 times what the work should take, in whole minutes.',
  ],
};
