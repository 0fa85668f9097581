import type { FlagRule } from './flag-rule.ts';

const own = { kind: 'hold', ownOnly: true, longAgo: null, notAfter: ['wished'] } as const;
const unclear = { ...own, id: 'unclear' } as const;

/**
 * What no rule of danger knows, in a kind that is alarming: something is lost, strikes, is seen
 * or happens. It is asked about before anything is planned (design, training §5).
 */
export const unclearRules: readonly FlagRule[] = [
  { ...own, id: 'low', any: [['despairing']] },
  { ...own, id: 'low', any: [['noSense', 'goingOn']], within: 2, sameSegment: true },
  { ...unclear, any: [['graveAct']], unless: ['plainCause'] },
  {
    ...unclear,
    any: [
      ['inner', 'losing'],
      ['limbs', 'losing'],
      ['inner', 'signs'],
    ],
    unless: ['plainCause', 'muscular', 'nerve'],
    within: 7,
    sameSegment: true,
  },
  {
    ...unclear,
    any: [
      ['inner', 'striking'],
      ['trunk', 'violent'],
    ],
    unless: ['plainCause', 'muscular'],
    within: 8,
    sameSegment: true,
  },
  {
    ...unclear,
    any: [
      ['neverBefore', 'inner', 'likeThis'],
      ['unborn', 'moves', 'hardly'],
      ['belly', 'hardens', 'everyFew'],
    ],
    within: 9,
  },
  {
    ...unclear,
    any: [
      ['core', 'strange'],
      ['core', 'happensTo'],
    ],
    unless: ['plainCause', 'muscular', 'stretching'],
    unlessNear: ['fineState'],
    within: 7,
    sameSegment: true,
  },
  {
    ...unclear,
    any: [['core', 'stateVerb']],
    unless: ['plainCause', 'muscular', 'stretching'],
    unlessNear: ['fineState'],
    within: 1,
    inOrder: true,
    sameSegment: true,
  },
];

/** What is no alarm and not understood either: said back, with the careful plan. */
export const oddRules: readonly FlagRule[] = [
  { ...own, id: 'odd', any: [['unwell'], ['graveAct']] },
  {
    ...own,
    id: 'odd',
    any: [
      ['inner', 'odd'],
      ['limbs', 'losing'],
      ['inner', 'losing'],
      ['inner', 'striking'],
      ['inner', 'signs'],
    ],
    unless: ['plainCause', 'muscular', 'stretching'],
    within: 5,
    sameSegment: true,
  },
];
