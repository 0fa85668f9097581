import type { FormatDefinition } from './definition.ts';

export const forTime: FormatDefinition = {
  id: 'for_time',
  label: 'For time',
  words: ['for time', 'rft', 'rounds for time', '21-15-9'],
  style: null,
  laidAs: 'rounds',
  traits: {
    family: 'task',
    work: 'either',
    rest: 'none',
    hasRounds: true,
    isByMinutes: false,
    clock: 'up',
  },
  moves: { min: 1, max: 8 },
  score: 'time',
  draftRules: () => [
    'For time: rounds of 2–4 exercises, done once as fast as form allows. Give each exercise reps, or a distance or calories; sets, duration and restAfter are null.',
    'capSeconds is about 1.35 times what the work should take, in whole minutes.',
  ],
};
