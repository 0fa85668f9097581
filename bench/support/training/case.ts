import type { WorkoutSession } from '../../../packages/domain/src/analytics/types.ts';
import type { EquipmentId, Prop } from '../../../packages/domain/src/exercise/types.ts';
import type { AthleteFacts, GenerationForm } from '../../../packages/domain/src/planner/request.ts';
import type { SafetyTag } from '../../../packages/domain/src/reading/vocabulary.ts';
import type { Zone } from './endurance-numbers.ts';
import type { Best } from './strength.ts';

export type Level = 'B' | 'I' | 'A';

/** What somebody has to train with, as the writer of the request knows it. */
export interface Kit {
  words: string;
  equipment: readonly EquipmentId[];
  props: readonly Prop[];
  /** All weights there are; those of a gym where nothing is said. */
  dumbbells?: readonly number[];
  kettlebells?: readonly number[];
  /** Machines, cables and ergs stand ready. */
  isGym?: boolean;
}

/** A word of the request that an exercise of the main part must answer. */
interface Need {
  name: string;
  /** In the language of `matches`. */
  is: string;
  /** The request says it in so many words. */
  isAsked?: boolean;
}

export interface BlockFact {
  kinds: readonly string[];
  minutes?: number;
  rounds?: number;
  meters?: number;
  workSeconds?: number;
  restSeconds?: number;
}

/** Dose that the request itself states for a lift. */
interface StatedDose {
  is: string;
  sets?: number;
  reps?: number;
  kg?: number;
  restSeconds?: number;
}

/** A line of the gold example: what a coach wrote down for this request. */
export interface Fact {
  is: string;
  sets?: number;
  reps?: readonly [number, number];
  kg?: number;
  seconds?: readonly [number, number];
}

export interface BenchmarkFact {
  id: string;
  /** Moves of the prescription with their reps or metres of one round, ladder or list. */
  moves: readonly { is: string; reps?: number; meters?: number; kg?: readonly number[] }[];
  kinds: readonly string[];
  score: string;
  mustScale: boolean;
}

/** What a coach expects, from what was meant: never from what was read. */
export interface Expect {
  /** A row of the design's decision list: A01 … A40, 'benchmark' or 'blocks'. */
  code: string;
  /** Rows that a coach would accept as well. */
  also?: readonly string[];
  /** Which row of a family: a sport, a skill, a part of the body. */
  variant?: string;
  minutes?: number;
  /** From and to, where the work decides the length. */
  range?: readonly [number, number];
  level: Level;
  kit: Kit;
  /** What the first lifts must be, in order; each in the language of `matches`. */
  primaries?: readonly string[];
  needs?: readonly Need[];
  stated?: readonly StatedDose[];
  facts?: readonly Fact[];
  bests?: readonly Best[];
  /** The bests come from logged sessions, not from words. */
  isLogged?: boolean;
  breakDays?: number;
  isDeload?: boolean;
  /** The most that somebody says they can do of a move. */
  able?: readonly { is: string; reps: number }[];
  /** Kilograms that the log or the last session leads to. */
  next?: readonly { lift: string; lo: number; hi: number }[];
  work?: Zone;
  easy?: Zone;
  blocks?: readonly BlockFact[];
  benchmark?: BenchmarkFact;
  tags?: readonly SafetyTag[];
  isQuiet?: boolean;
  /** What has to be said to the athlete. */
  says?: readonly RegExp[];
  warm: string;
}

export interface Case {
  id: string;
  text: string;
  form: GenerationForm;
  athlete: AthleteFacts;
  sessions: readonly WorkoutSession[];
  expect: Expect;
}
