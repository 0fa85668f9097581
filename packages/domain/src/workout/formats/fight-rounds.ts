import type { FormatDefinition } from './definition.ts';

export const fightRounds: FormatDefinition = {
  id: 'fight_rounds',
  label: 'Rounds on the bell',
  words: ['boxing rounds', '3 minute rounds', 'bag rounds'],
  style: null,
  laidAs: 'intervals',
  traits: {
    family: 'stations',
    work: 'time',
    rest: 'plan',
    hasRounds: true,
    isByMinutes: false,
    clock: 'steps',
  },
  moves: { min: 1, max: 12 },
  score: 'rounds',
  draftRules: () => [
    'Fight rounds: rounds of workSeconds (usually 180) with restSeconds (usually 60) between them.',
  ],
};
