import type { FormatId, ScoreKind } from '../../../workout/formats/ids.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import type { LadderId } from './data/ladders.ts';

/** Kilograms as written for men and for women, or a share of something of the athlete's own. */
export type Weight =
  | { men: number; women: number }
  /** Of the body's mass. */
  | { bodyShare: { men: number; women: number }; maxShare: number };

/** One line of a benchmark. */
export interface BenchmarkMove {
  ladder: LadderId;
  /** Another move that the athlete wishes in its place. */
  exercise?: string;
  /** All in all; a one-sided move takes half of them on each side. */
  reps?: number;
  /** Where a number says less: 'max', '5 at the start of every minute'. */
  repsText?: string;
  metres?: number;
  calories?: number;
  seconds?: number;
  sets?: number;
  weight?: Weight;
  /** Moves of one letter share a minute. */
  group?: string;
  /** '61/51 cm', 'to 3.05/2.75 m'. */
  target?: string;
  rpe?: number;
}

/** Lengths in seconds unless they say minutes. */
export interface BenchmarkBlock {
  kind: FormatId;
  title?: string;
  moves: BenchmarkMove[];
  rounds?: number;
  ladder?: number[];
  minutes?: number;
  capMinutes?: number;
  everySeconds?: number;
  workSeconds?: number;
  restSeconds?: number;
  restBetween?: number;
  score: ScoreKind;
}

/** The same for another level or a shorter time. */
export interface BenchmarkForm {
  /** As it is called, where it has a name: 'Half Murph', 'Filthy Thirty'. */
  title?: string;
  blocks?: BenchmarkBlock[];
  /** Of every number, where the blocks are not given. */
  share?: number;
  /** What is other than as written; nothing where only the moves may be easier. */
  say: string;
}

export interface BenchmarkPlan {
  id: string;
  title: string;
  blocks: BenchmarkBlock[];
  /** Where the table has a form of its own; a beginner without one does half. */
  forms?: Partial<Record<FitnessLevel, BenchmarkForm>>;
  /** From this level on as written. */
  from?: FitnessLevel;
  /** How to go about it the first time. */
  pace?: string;
  /** So many lowering reps that muscles ache for days: not on the way back. */
  isVolume?: true;
  /** Ends where the athlete is spent: not for who has not been checked. */
  isAllOut?: true;
  notes?: string[];
}
