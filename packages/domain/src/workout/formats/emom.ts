import type { FormatDefinition } from './definition.ts';

export const emom: FormatDefinition = {
  id: 'emom',
  label: 'EMOM',
  words: ['emom', 'every minute on the minute', 'on the minute'],
  style: 'emom',
  laidAs: 'emom',
  traits: {
    family: 'windows',
    work: 'reps',
    rest: 'format',
    hasRounds: false,
    isByMinutes: true,
    clock: 'steps',
  },
  usualMoves: (minutes) => 2 + minutes / 8,
  moves: { min: 1, max: 8 },
  score: 'minutes',
  draftRules: ({ workSeconds }) => [
    'EMOM: a new minute, a new item, in turn. Give each exercise reps; sets, duration and restAfter are null.',
    `reps × s/rep of an item (twice that when "per side") must be 20–${workSeconds} s.`,
    'estimatedDuration is the number of minutes of the main part: main part = 60 × estimatedDuration s.',
  ],
};
