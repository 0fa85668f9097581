import type { FlagWord } from './flag-words.ts';

export interface FlagRule {
  id: string;
  kind: 'stop' | 'hold';
  /** Any of these; all words of one must stand near each other in one sentence. */
  any: readonly (readonly FlagWord[])[];
  /** In the same sentence these take the alarm away. */
  unless?: readonly FlagWord[];
  /** Tokens between the first and the last word. */
  within?: number;
  /** No comma between: 'sprained my ankle, upper body today' is not about today's ankle. */
  sameSegment?: boolean;
  /** The sign must belong to the part, not to another part nearer to it. */
  nearest?: boolean;
  /** What is left of it when it lies long back: the id of a hold, or nothing. */
  longAgo?: string | null;
}

/** Order is weight: the first that fits is told. Design, training §5. */
export const flagRules: readonly FlagRule[] = [
  { id: 'self-harm', kind: 'stop', any: [['selfHarm']], longAgo: null },
  { id: 'chest-pain', kind: 'stop', any: [['chestPain']], unless: ['muscular'], longAgo: 'heart' },
  {
    id: 'chest-pain',
    kind: 'stop',
    any: [['chest', 'pain']],
    unless: ['muscular'],
    within: 6,
    nearest: true,
    longAgo: 'heart',
  },
  {
    id: 'chest-pain',
    kind: 'stop',
    any: [['chest', 'tight']],
    unless: ['stretching', 'muscular'],
    within: 4,
    nearest: true,
    longAgo: 'heart',
  },
  {
    id: 'chest-pain',
    kind: 'stop',
    any: [
      ['arm', 'jaw', 'pain'],
      ['pain', 'spreading', 'arm'],
      ['pain', 'spreading', 'jaw'],
      ['jaw', 'pain', 'effort'],
      ['chest', 'spreading', 'arm'],
    ],
    within: 9,
    longAgo: 'heart',
  },
  { id: 'stroke', kind: 'stop', any: [['speech']], longAgo: 'stroke' },
  {
    id: 'stroke',
    kind: 'stop',
    any: [['oneSide', 'numb']],
    unless: ['nerve'],
    within: 5,
    longAgo: 'stroke',
  },
  {
    id: 'stroke',
    kind: 'stop',
    any: [['oneSide', 'weak', 'sudden']],
    within: 9,
    longAgo: 'stroke',
  },
  { id: 'headache', kind: 'stop', any: [['thunderclap']], longAgo: null },
  {
    id: 'headache',
    kind: 'stop',
    any: [['headache', 'sudden', 'severe']],
    within: 6,
    longAgo: null,
  },
  { id: 'breathless', kind: 'stop', any: [['noAir']], longAgo: 'heart' },
  { id: 'breathless', kind: 'stop', any: [['breathless', 'atRest']], within: 6, longAgo: 'heart' },
  { id: 'palpitations', kind: 'stop', any: [['flutter', 'dizzy']], within: 10, longAgo: 'heart' },
  { id: 'fainting', kind: 'stop', any: [['faint']], longAgo: 'fainting-before' },
  { id: 'back-nerves', kind: 'stop', any: [['bladder']], longAgo: null },
  { id: 'back-nerves', kind: 'stop', any: [['saddle', 'numb']], within: 6, longAgo: null },
  { id: 'leg-clot', kind: 'stop', any: [['calf', 'swollen', 'hot']], within: 8, longAgo: null },
  { id: 'leg-clot', kind: 'stop', any: [['clot']], longAgo: 'clot-before' },
  { id: 'dark-urine', kind: 'stop', any: [['urine', 'dark']], within: 6, longAgo: null },
  { id: 'pregnancy', kind: 'stop', any: [['waters']], longAgo: null },
  { id: 'hypo', kind: 'stop', any: [['hypo']], longAgo: null },
  { id: 'hypo', kind: 'stop', any: [['glucoseWord', 'crash']], within: 3, longAgo: null },
  {
    id: 'head-injury',
    kind: 'stop',
    any: [['headHit', 'fresh']],
    within: 12,
    longAgo: 'concussion',
  },
  { id: 'injury', kind: 'stop', any: [['trauma']], longAgo: null },
  {
    id: 'injury',
    kind: 'stop',
    any: [['broke', 'fresh']],
    unless: ['record'],
    within: 4,
    sameSegment: true,
    longAgo: null,
  },
  { id: 'fever', kind: 'stop', any: [['fever']], longAgo: null },
  { id: 'concussion', kind: 'hold', any: [['headHit']] },
  { id: 'pregnancy-check', kind: 'hold', any: [['complications']] },
  { id: 'told-not-to', kind: 'hold', any: [['forbidden']] },
  { id: 'heart', kind: 'hold', any: [['heartCondition']], unless: ['family'] },
  { id: 'heart', kind: 'hold', any: [['flutter']], longAgo: null },
  {
    id: 'stroke-before',
    kind: 'hold',
    any: [['stroke']],
    unless: ['family'],
    longAgo: 'stroke-before',
  },
  { id: 'fracture', kind: 'hold', any: [['cast']], longAgo: null },
  { id: 'illness', kind: 'hold', any: [['flu']], longAgo: null },
];

/** Only where a pregnancy is known. */
export const pregnancyRule: FlagRule = {
  id: 'pregnancy',
  kind: 'stop',
  any: [['bleeding'], ['fluid'], ['contractions'], ['lessMoving']],
  longAgo: null,
};
