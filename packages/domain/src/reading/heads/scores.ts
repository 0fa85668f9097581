import type { DangerClass, DangerOutcome } from '../danger/classes.ts';
import type { MessageIntent } from '../message-intents.ts';
import type { FocusArea, Format, Goal } from '../vocabulary.ts';

/** What a message may say about how it is to be trained, whether in words or by consequence. */
export const trainedLimits = [
  'quiet',
  'no_jumping',
  'no_running',
  'no_floor',
  'no_kneeling',
  'no_overhead',
  'no_lying_back',
  'no_lying_front',
  'seated',
  'standing',
  'no_weight_on_hands',
  'no_grip',
  'small_space',
  'no_sweat',
  'no_heavy',
  'no_twisting',
  'no_hanging',
] as const;
export type TrainedLimit = (typeof trainedLimits)[number];

export interface Guess<Value> {
  value: Value;
  /** 0–1, calibrated on writers that the head had not seen. */
  probability: number;
}

export interface DangerScore {
  /** That the message tells of any danger, 0–1. */
  probability: number;
  /** Ask: a plain question is due. Sure: one in a hundred harmless messages scores as high. */
  alarm: 'none' | 'ask' | 'sure';
  /** So unlikely that a mere question need not be asked: an idiom, another person's. */
  isCalm: boolean;
  /** Which class it is, if it is a danger at all; the likeliest first, together about 1. */
  classes: readonly Guess<DangerClass>[];
  /** How urgent it is, if it is a danger at all. */
  outcome: Guess<DangerOutcome>;
}

/** What the trained heads make of a message. A head that is unsure says nothing. */
export interface HeadScores {
  /** Of the trained weights. */
  version: string;
  danger: DangerScore;
  intent: Guess<MessageIntent> | null;
  effort: Guess<'easy' | 'moderate' | 'hard'> | null;
  goal: Guess<Goal> | null;
  format: Guess<Format> | null;
  limits: readonly Guess<TrainedLimit>[];
  focus: readonly Guess<FocusArea>[];
}
