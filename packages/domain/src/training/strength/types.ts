import type { LoadClass } from '../../exercise/types.ts';

/** What a maximum was last read from. */
export type Basis =
  | { kind: 'stated'; kilograms: number; reps: number; isAbout: boolean; isAdded: boolean }
  | { kind: 'logged'; kilograms: number; reps: number; rir: number | null }
  /** From another lift; `within`: percent that two thirds of people lie within. */
  | { kind: 'converted'; from: string; fromName: string; within: number };

/** The current strength in one lift with its implement. */
export interface StrengthState {
  liftKey: string;
  implement: LoadClass;
  /** Kilograms as the lift is logged: of one dumbbell where two are held; with the body's own weight on a bar. */
  e1RM: number;
  /** Before time off took its share. */
  fullE1RM: number;
  /** 0–1. */
  confidence: number;
  source: 'tested' | 'stated' | 'logged' | 'converted';
  /** The day of the last observation, 2026-03-01. */
  day: string;
  daysAgo: number;
  /** Observations in all. */
  n: number;
  basis: Basis;
}

export interface WorkSet {
  /** As it was logged: of a belt only what hangs on it, less than nothing where a machine helped. */
  kilograms: number;
  reps: number;
  rir: number | null;
  /** It was to be more reps. */
  missed: boolean;
}

/** The work sets of one lift on one day. */
export interface Exposure {
  day: string;
  sets: readonly WorkSet[];
  plannedReps?: number;
  /** Every planned set was done. */
  isWhole: boolean;
}
