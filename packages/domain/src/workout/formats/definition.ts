import type { Bounds } from '../limits.ts';
import type { FormatId, LaidFormat, ScoreKind } from './ids.ts';

/** The seed's builders (Spec §4), for a workout without blocks. */
export type SeedStyle =
  | 'structured'
  | 'emom'
  | 'pyramid'
  | 'tabata'
  | 'compound'
  | 'circuit'
  | 'rounds';

/**
 * What a format is one of: sets with their rests, stations in turn by the clock, starts by the
 * clock, a task to finish or repeat, a way to cover, or practice.
 */
export type FormatFamily = 'sets' | 'stations' | 'windows' | 'task' | 'way' | 'practice';

export interface FormatTraits {
  family: FormatFamily;
  /** What one piece of work is measured in; 'either' where each item says. */
  work: 'reps' | 'time' | 'either';
  /** Who says how long the rests are: the format itself, the plan, or nobody because there are none. */
  rest: 'format' | 'plan' | 'none';
  /** Its items are gone through several times. */
  hasRounds: boolean;
  /** Stated minutes are its exact length. */
  isByMinutes: boolean;
  /** Its moves are done in turn, with one rest after all of them. */
  isInTurn?: true;
  /** 'steps': a step for each piece of work. 'down' and 'up': one step for all of it. */
  clock: 'steps' | 'down' | 'up';
}

/** What a model needs to know of the athlete to keep within a format. */
export interface DraftLimits {
  /** Of work in a minute. */
  workSeconds: number;
  sets: string;
}

export interface FormatDefinition {
  id: FormatId;
  /** The canonical word; also a workout's type and a block's title when nothing better is known. */
  label: string;
  /** What people call it, in lower case. */
  words: readonly string[];
  /** What plays a workout of this format alone; null where only blocks can. */
  style: SeedStyle | null;
  /** What a whole session in it is laid out as, where it is laid out item by item. */
  laidAs: LaidFormat;
  traits: FormatTraits;
  /** How many different moves make sense. */
  moves: Bounds;
  /** How many suit so many minutes, where it is laid out item by item; by its stations where it does not say. */
  usualMoves?: (minutes: number) => number;
  /** What a part of a longer session in it is built as, where that is another. */
  asPart?: FormatId;
  /** What it is for, where nobody says. */
  usualGoal?: 'hiit';
  /** Beyond these minutes it has no sane layout. */
  longestMinutes?: number;
  score: ScoreKind;
  /** A time that is held, not beaten. */
  isLongerBetter?: true;
  /** How it is played and what to fill in, for a model that writes a draft. */
  draftRules: (limits: DraftLimits) => string[];
}

export const countedLength =
  'An item of reps lasts reps × its s/rep + 3 s, at least 20 s; one marked "per side" lasts 2 × reps × its s/rep + 6 s.';
