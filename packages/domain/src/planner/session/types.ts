import type { WrittenItem } from '../../reading/vocabulary.ts';
import type { PlannedLoad } from '../../training/load.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { Candidate } from '../layout/pool.ts';
import type { MoveKind } from './data/choices.ts';

/** Skeletons of a session. */
export const liftingArchetypes = [
  'max_strength',
  'top_set_backoff',
  'five_by_five',
  'heavy_singles',
  'upper',
  'lower',
  'push',
  'pull',
  'legs',
  'specialise',
  'full_body',
  'beginner_machines',
  'machines',
  'olympic',
  'power',
  'skill',
  'kettlebell',
  'sport',
  'senior',
  'prenatal',
  'postpartum',
  'travel',
  'youth',
  'list',
] as const;
export type LiftingArchetype = (typeof liftingArchetypes)[number];

export const enduranceArchetypes = [
  'steady',
  'tempo',
  'vo2',
  'sprint',
  'long',
  'brick',
  'hyrox',
] as const;
export type EnduranceArchetype = (typeof enduranceArchetypes)[number];

export const conditioningArchetypes = [
  'circuit',
  'hiit',
  'tabata',
  'emom',
  'amrap',
  'for_time',
  'ladder',
] as const;
export type ConditioningArchetype = (typeof conditioningArchetypes)[number];

export type Archetype =
  | LiftingArchetype
  | EnduranceArchetype
  | ConditioningArchetype
  | 'benchmark'
  | 'mobility'
  | 'recovery';

/** What changes the dose of another archetype. */
export type Wrap = 'return' | 'deload';

/** The lengths of session that the tables speak of. */
export const tableMinutes = [20, 30, 45, 60, 90] as const;
export type ByMinutes = readonly [number, number, number, number, number];

export type Range = readonly [min: number, max: number];

/** Reps, or seconds of a hold, or metres; how far from the limit; how long the rest. */
export interface RowDose {
  reps?: Range;
  seconds?: Range;
  metres?: Range;
  /** Reps in reserve. */
  rir: Range;
  /** Seconds. */
  rest: Range;
  tempo?: string;
  /** There is too little to lift for fewer reps. */
  isLight?: true;
}

/** What a slot is for; in this order it stands in the session and is cut last to first. */
export const slotRoles = [
  'skill',
  'primary',
  'secondary',
  'accessory',
  'trunk',
  'finisher',
] as const;
export type SlotRole = (typeof slotRoles)[number];

/** The load of a planned week; reps instead where there is nothing to load. */
export interface PlannedRow extends PlannedLoad {
  bodyReps?: number;
  /** A set more where there is time for it. */
  mayGrow?: true;
  /** A step on the way up to the heaviest set, or that set itself: no back-off. */
  isStep?: true;
  /** As many clean reps as there are, and no fewer than written. */
  isOpen?: true;
  /** The day is named for it: it is not left out for the time. */
  isNamed?: true;
}

/** One line of a session's skeleton. */
export interface SlotRow {
  id: string;
  role: SlotRole;
  /** Ids of library exercises that are tried before the kinds, in this order. */
  moves?: readonly string[];
  /** The first kind that has a legal move is taken. */
  kinds: readonly MoveKind[];
  /** Ids that are tried after the kinds: the best that may stand and is not there yet. */
  orAnyOf?: readonly string[];
  /** Sets by the minutes of the session; 0: the slot is not there. */
  sets: ByMinutes;
  dose: RowDose | Record<FitnessLevel, RowDose>;
  /** The reps are part of the way to a skill: one's own weight does not change them. */
  keepsReps?: true;
  /** Rows of one letter are done in turn. */
  pair?: string;
  /** A lighter part of the lift in the row before: the same move. */
  follows?: string;
  /** The line as the athlete wrote it: its numbers are kept. */
  asked?: WrittenItem;
  /** Lighter sets after a heavy one of so many reps. */
  ofTop?: { reps: number };
  /** Written by a program for this week: sets may be cut for the time. */
  planned?: PlannedRow;
}

/** A row with its move, its sets and its dose. */
export interface FilledSlot {
  row: SlotRow;
  candidate: Candidate;
  sets: number;
  dose: RowDose;
  /** The athlete said how long to rest. */
  isRestStated?: boolean;
  /** Its place in the skeleton. */
  order: number;
  /** The athlete told of doing it. */
  knowsIt?: boolean;
  /** Nothing tells how well they are trained, or they are new to it. */
  isOfStranger?: boolean;
  /** Stated by the athlete: neither sets nor reps may be changed to fit the time. */
  isStated?: boolean;
}
