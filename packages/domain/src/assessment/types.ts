import type { SafetyTag, Sex } from '../reading/vocabulary.ts';

export const dimensions = [
  'strength',
  'muscular_endurance',
  'cardio',
  'power',
  'mobility',
  'balance',
  'consistency',
  'experience',
  'recovery',
] as const;
export type Dimension = (typeof dimensions)[number];

/** One thing that says something about a dimension. */
export interface Evidence {
  dimension: Dimension;
  /** 0–100; 50 is the middle of people of the same age and sex where there are norms. */
  score: number;
  /** 0–1: how much it can be relied on when it is fresh. */
  quality: number;
  /** An instant. */
  at: string;
  /** The item it came from, or 'sessions'. */
  from: string;
}

/** Spec §3, assessment state: the phase starts as structured. */
export type AssessmentPhase = 'structured' | 'adaptive' | 'complete';

export type ItemAnswer = string | number | boolean | string[] | null;

export type Input =
  | { type: 'yes_no' }
  | { type: 'choice'; options: readonly { value: string; label: string }[] }
  | { type: 'choices'; options: readonly { value: string; label: string }[] }
  | { type: 'number'; unit: string; min: number; max: number };

export interface Item {
  id: string;
  kind: 'screen' | 'question' | 'test';
  prompt: string;
  help?: string;
  input: Input;
  /** How long it takes to answer or to do. */
  seconds: number;
  /** How much a fresh answer tells about each dimension, 0–1. */
  informs: Partial<Record<Dimension, number>>;
  /** A test only: how to do it, step by step. */
  steps?: readonly string[];
  /** A test only: seconds of work that a timer counts; null where it counts up. */
  timerSeconds?: number | null;
  /** Injuries and conditions with which the test is not offered. */
  notWith?: readonly SafetyTag[];
  /** Only for those who are cleared and active. */
  demanding?: boolean;
}

export interface Given {
  itemId: string;
  /** Null when it was left out. */
  answer: ItemAnswer;
  at: string;
}

/** All that has been answered, in order: everything else is worked out from it. */
export interface AssessmentState {
  sessionId: string;
  startedAt: string;
  given: readonly Given[];
  submittedAt: string | null;
}

/** What is known of the athlete beside the answers. */
export interface KnownAthlete {
  age?: number;
  sex?: Sex;
  /** Injuries and conditions that are active. */
  tags: readonly SafetyTag[];
  /** Days with training in the last four weeks. */
  trainedDays: number;
  /** Distinct lifts that have been logged with a load. */
  liftsLogged: number;
  /** Average effort of the last two weeks minus that of the two before, where both are known. */
  effortDrift?: number;
}
