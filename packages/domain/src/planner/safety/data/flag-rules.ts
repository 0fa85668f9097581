import type { FlagWord } from './flag-words.ts';

export interface FlagRule {
  id: string;
  kind: 'stop' | 'hold';
  /** Any of these; all words of one must stand near each other in one sentence. */
  any: readonly (readonly FlagWord[])[];
  /** One of these must stand in the same sentence, whether it is denied or not. */
  beside?: readonly FlagWord[];
  /** In the same sentence these take the alarm away. */
  unless?: readonly FlagWord[];
  /** Not where it is told of somebody else. */
  ownOnly?: boolean;
  /** Tokens between the first and the last word. */
  within?: number;
  /** No comma between: 'sprained my ankle, upper body today' is not about today's ankle. */
  sameSegment?: boolean;
  /** The sign must belong to the part, not to another part nearer to it. */
  nearest?: boolean;
  /** What is left of it when it lies long back: the id of a hold, or nothing. */
  longAgo?: string | null;
  /** From how many days on that is; a week where none are given. */
  longAgoDays?: number;
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
      ['pain', 'arm', 'tingle'],
      ['chest', 'arm', 'tingle'],
    ],
    within: 9,
    longAgo: 'heart',
  },
  // 'No chest pain but my jaw hurts': whoever thinks of the chest does not mean a tooth.
  {
    id: 'chest-pain',
    kind: 'stop',
    any: [['jaw', 'pain']],
    beside: ['chest', 'chestPain', 'coldSweat'],
    within: 5,
    longAgo: 'heart',
  },
  {
    id: 'chest-pain',
    kind: 'stop',
    any: [
      ['coldSweat', 'pain'],
      ['coldSweat', 'chest'],
      ['coldSweat', 'arm'],
      ['coldSweat', 'dizzy'],
      ['coldSweat', 'sick'],
    ],
    within: 9,
    longAgo: 'heart',
  },
  { id: 'stroke', kind: 'stop', any: [['speech']], longAgo: 'stroke' },
  {
    id: 'stroke',
    kind: 'stop',
    any: [
      ['limb', 'cantMove', 'sudden'],
      ['limb', 'cantLift', 'abrupt'],
    ],
    within: 8,
    longAgo: null,
  },
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
  { id: 'back-nerves', kind: 'stop', any: [['numb', 'cantMove']], within: 5, longAgo: null },
  { id: 'leg-clot', kind: 'stop', any: [['calf', 'swollen', 'hot']], within: 8, longAgo: null },
  { id: 'leg-clot', kind: 'stop', any: [['clot']], longAgo: 'clot-before' },
  { id: 'dark-urine', kind: 'stop', any: [['urine', 'dark']], within: 6, longAgo: null },
  { id: 'pregnancy', kind: 'stop', any: [['waters'], ['babyStill']], longAgo: null },
  { id: 'hypo', kind: 'stop', any: [['hypo']], longAgo: null },
  { id: 'hypo', kind: 'stop', any: [['glucoseWord', 'crash']], within: 3, longAgo: null },
  {
    id: 'head-injury',
    kind: 'stop',
    any: [['headHit', 'fresh']],
    within: 12,
    longAgo: 'concussion',
  },
  {
    id: 'head-injury',
    kind: 'stop',
    any: [
      ['headHit', 'dizzy'],
      ['headHit', 'headache'],
      ['headHit', 'sick'],
      ['headHit', 'speech'],
      ['headHit', 'vomited'],
      ['headHit', 'vomiting'],
    ],
    within: 12,
    longAgo: 'concussion',
  },
  { id: 'seizure', kind: 'stop', any: [['seizure', 'fresh']], within: 6, longAgo: null },
  { id: 'allergy', kind: 'stop', any: [['allergy']], longAgo: null },
  { id: 'blood', kind: 'stop', any: [['coughBlood']], longAgo: 'care-team' },
  { id: 'heat', kind: 'stop', any: [['heatStroke', 'fresh']], within: 6, longAgo: null },
  { id: 'injury', kind: 'stop', any: [['trauma']], longAgo: null },
  {
    id: 'injury',
    kind: 'stop',
    any: [['broke', 'fresh']],
    unless: ['record'],
    within: 6,
    sameSegment: true,
    longAgo: null,
  },
  { id: 'fever', kind: 'stop', any: [['fever']], longAgo: null },
  { id: 'vomiting', kind: 'stop', any: [['vomiting']], unless: ['eating'], longAgo: null },
  { id: 'drunk', kind: 'stop', any: [['drunk']], ownOnly: true, longAgo: null },
  { id: 'eating', kind: 'hold', any: [['eating']], ownOnly: true, longAgo: null },
  { id: 'concussion', kind: 'hold', any: [['headHit']] },
  { id: 'pregnancy-check', kind: 'hold', any: [['complications']] },
  { id: 'told-not-to', kind: 'hold', any: [['forbidden']] },
  {
    id: 'told-not-to',
    kind: 'hold',
    any: [['doctorWord', 'forbade', 'sportWord']],
    within: 8,
    sameSegment: true,
  },
  { id: 'heart', kind: 'hold', any: [['heartCondition']], ownOnly: true },
  { id: 'heart', kind: 'hold', any: [['flutter']], longAgo: null },
  {
    id: 'stroke-before',
    kind: 'hold',
    any: [['stroke']],
    ownOnly: true,
    longAgo: 'stroke-before',
  },
  { id: 'fracture', kind: 'hold', any: [['cast']], longAgo: null, longAgoDays: 90 },
  {
    id: 'fracture',
    kind: 'hold',
    any: [['otherBody', 'isBroken']],
    within: 1,
    sameSegment: true,
    longAgo: null,
    longAgoDays: 90,
  },
  { id: 'seated', kind: 'hold', any: [['seated']], ownOnly: true },
  {
    id: 'care-team',
    kind: 'hold',
    any: [['careTeam']],
    ownOnly: true,
    longAgo: null,
    longAgoDays: 365,
  },
  { id: 'illness', kind: 'hold', any: [['flu'], ['stomachBug']], longAgo: null },
  { id: 'illness', kind: 'hold', any: [['vomited', 'fresh']], within: 8, longAgo: null },
];

/** Only where a pregnancy is known. */
export const pregnancyRule: FlagRule = {
  id: 'pregnancy',
  kind: 'stop',
  any: [['bleeding'], ['fluid'], ['contractions'], ['lessMoving']],
  longAgo: null,
};
