import type { FormatDefinition } from './definition.ts';

export const skill: FormatDefinition = {
  id: 'skill',
  label: 'Skill practice',
  words: ['skill', 'practice', 'tries'],
  style: null,
  laidAs: 'sets',
  traits: {
    family: 'practice',
    work: 'time',
    rest: 'none',
    hasRounds: false,
    isByMinutes: true,
    clock: 'down',
  },
  moves: { min: 1, max: 4 },
  score: 'reps',
  draftRules: () => [
    'Skill practice: a window of minutes for good tries, with as much rest as they need. Give one exercise.',
  ],
};
