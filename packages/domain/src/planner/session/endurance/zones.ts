import type { Zone } from '../../../training/pace/types.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';

interface ZoneFacts {
  /** Rate of perceived exertion. */
  rpe: number;
  /** For everybody, and for beginners the three words that they know. */
  words: string;
  plain: string;
}

export const zoneFacts: Record<Zone, ZoneFacts> = {
  E: {
    rpe: 3,
    words: 'easy: whole sentences all the way',
    plain: 'easy: you can talk',
  },
  S: {
    rpe: 5,
    words: 'steady: short sentences',
    plain: 'steady: short sentences',
  },
  M: {
    rpe: 6,
    words: 'marathon effort: short sentences',
    plain: 'steady: short sentences',
  },
  T: {
    rpe: 7,
    words: 'comfortably hard: a few words at a time',
    plain: 'quick: a few words at a time',
  },
  I: {
    rpe: 8.5,
    words: 'hard: single words',
    plain: 'quick: a few words at a time',
  },
  R: {
    rpe: 9,
    words: 'fast and relaxed, never straining',
    plain: 'quick and relaxed, short of a sprint',
  },
};

/** Minutes of it in one session. */
export function doseCap(zone: Zone, level: FitnessLevel): number {
  const isNew = level === 'beginner';
  if (zone === 'T') return isNew ? 16 : 30;
  if (zone === 'I') return isNew ? 10 : 20;
  if (zone === 'M') return isNew ? 20 : 60;
  return Number.POSITIVE_INFINITY;
}

/** All-out running in one session. */
export const sprintCap = { seconds: 120, metres: 2000 };
