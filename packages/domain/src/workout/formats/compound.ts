import type { FormatDefinition } from './definition.ts';

export const compound: FormatDefinition = {
  id: 'compound',
  label: 'Compound',
  words: ['flow', 'compound'],
  style: 'compound',
  laidAs: 'compound',
  traits: {
    family: 'task',
    work: 'reps',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  usualMoves: () => 5,
  asPart: 'complex',
  moves: { min: 2, max: 7 },
  longestMinutes: 90,
  score: 'done',
  draftRules: () => [
    'Flow: one round plays all exercises without a pause. Give each exercise 4–12 reps; sets, duration and restAfter are null.',
    'Main part = totalRounds × sum of (reps × s/rep + 4) + restBetweenRounds × (totalRounds − 1).',
  ],
};
