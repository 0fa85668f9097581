import type { Dimension } from '../../assessment/types.ts';
import type { Pathway } from '../types.ts';

export interface KnownGoal {
  id: string;
  said: RegExp;
  /** Honest spans for most people (design, training §4). */
  weeks: { least: number; most: number };
  dimensions: readonly Dimension[];
  pathway: Pathway;
  /** What it stands on. */
  reason: string;
}

/** The first that fits; a lift with a load comes before all of them. */
export const goalKinds: readonly KnownGoal[] = [
  {
    id: 'marathon',
    said: /\b(?:full )?marathon\b(?<!half marathon)(?<!half-marathon)/,
    weeks: { least: 16, most: 24 },
    dimensions: ['cardio', 'muscular_endurance', 'consistency', 'recovery'],
    pathway: 'program',
    reason: 'A marathon is built from many easy hours, and legs need months to get used to them.',
  },
  {
    id: 'half marathon',
    said: /\bhalf[- ]marathon\b|\b21 ?k\b/,
    weeks: { least: 12, most: 16 },
    dimensions: ['cardio', 'muscular_endurance', 'consistency'],
    pathway: 'program',
    reason: 'The distance grows bit by bit, with easy runs for the most part.',
  },
  {
    id: '10k',
    said: /\b10 ?k(?:m)?\b|\bten k\b/,
    weeks: { least: 8, most: 12 },
    dimensions: ['cardio', 'consistency'],
    pathway: 'program',
    reason: 'Easy runs carry most of it, with one faster day a week.',
  },
  {
    id: '5k',
    said: /\b5 ?k(?:m)?\b|\bfive k\b|\bparkrun\b/,
    weeks: { least: 6, most: 10 },
    dimensions: ['cardio', 'consistency'],
    pathway: 'goal_build',
    reason: 'Walking and running in turns gets most people there without fuss.',
  },
  {
    id: 'muscle-up',
    said: /\bmuscle-?ups?\b/,
    weeks: { least: 24, most: 52 },
    dimensions: ['strength', 'power', 'mobility', 'consistency'],
    pathway: 'program',
    reason: 'It joins strong pull-ups and dips with timing, so it takes patience.',
  },
  {
    id: 'pull-up',
    said: /\b(?:pull|chin)-?ups?\b/,
    weeks: { least: 8, most: 16 },
    dimensions: ['strength', 'consistency'],
    pathway: 'goal_build',
    reason: 'Slow lowering, rows and hanging build it a little each week.',
  },
  {
    id: 'push-up',
    said: /\b(?:push|press)-?ups?\b/,
    weeks: { least: 4, most: 10 },
    dimensions: ['muscular_endurance', 'strength'],
    pathway: 'goal_build',
    reason: 'Clean reps from a raised surface, lowered step by step.',
  },
  {
    id: 'handstand',
    said: /\bhandstands?\b/,
    weeks: { least: 12, most: 26 },
    dimensions: ['strength', 'balance', 'mobility', 'consistency'],
    pathway: 'goal_build',
    reason: 'It is a skill: short practice on most days does more than long days.',
  },
  {
    id: 'pistol squat',
    said: /\bpistols?\b|\bone-?leg(?:ged)? squat/,
    weeks: { least: 8, most: 16 },
    dimensions: ['strength', 'balance', 'mobility'],
    pathway: 'goal_build',
    reason: 'It asks for strength, balance and a free ankle all at once.',
  },
  {
    id: 'weight',
    said: /\b(?:lose|drop|shed|cut)\b.{0,20}(?:\b|\d)(?:weight|kg|kilos?|pounds?|lbs?|fat|belly)\b|\bweight loss\b|\bfat loss\b|\bslim\w*\b|\bthinner\b|\bburn fat\b/,
    weeks: { least: 8, most: 12 },
    dimensions: ['consistency', 'cardio', 'strength'],
    pathway: 'goal_build',
    reason:
      'I make no promise about the scale. The time is what a steady training habit takes to hold.',
  },
  {
    id: 'muscle',
    said: /\b(?:muscle|bulk|bigger|mass|tone|toned|hypertrophy|size)\b/,
    weeks: { least: 10, most: 20 },
    dimensions: ['strength', 'muscular_endurance', 'recovery', 'consistency'],
    pathway: 'program',
    reason: 'Muscle grows from enough hard sets each week, and from rest between them.',
  },
  {
    id: 'strength',
    said: /\b(?:strong(?:er)?|strength|1rm|lift|squat|bench|dead ?lift|press)\w*\b/,
    weeks: { least: 8, most: 12 },
    dimensions: ['strength', 'consistency', 'recovery'],
    pathway: 'program',
    reason: 'Strength comes in small steps, week after week, with rest between.',
  },
  {
    id: 'power',
    said: /\b(?:explosive|jump higher|vertical|dunk|sprint|faster|speed|power)\b/,
    weeks: { least: 8, most: 14 },
    dimensions: ['power', 'strength', 'mobility'],
    pathway: 'program',
    reason: 'Fast work stands on strength, and it is done fresh.',
  },
  {
    id: 'mobility',
    said: /\b(?:flexib\w*|mobil\w*|splits|touch my toes|stiff\w*|stretch\w*)\b/,
    weeks: { least: 4, most: 10 },
    dimensions: ['mobility', 'consistency'],
    pathway: 'goal_build',
    reason: 'A few minutes on most days do more than one long stretch.',
  },
  {
    id: 'pain',
    said: /\b(?:without pain|pain-?free|less pain|hurts?|sore|injur\w*|rehab\w*)\b/,
    weeks: { least: 6, most: 12 },
    dimensions: ['mobility', 'strength', 'recovery'],
    pathway: 'pain_limits',
    reason: 'What causes it a doctor or physio can tell. I plan around what hurts.',
  },
  {
    id: 'stamina',
    said: /\b(?:stamina|endurance|cardio|run|running|cycl\w*|swim\w*|breath|stairs)\b/,
    weeks: { least: 6, most: 12 },
    dimensions: ['cardio', 'consistency'],
    pathway: 'goal_build',
    reason: 'Easy minutes add up. A pace at which you can talk is the right one.',
  },
  {
    id: 'fitness',
    said: /./s,
    weeks: { least: 6, most: 10 },
    dimensions: ['consistency', 'cardio', 'strength'],
    pathway: 'goal_build',
    reason: 'A few sessions each week that really happen carry it.',
  },
];
