import type { WeightUnit } from '../profile/units.ts';

/** A best that the athlete has written down or said. */
export interface KnownMax {
  /** Id of a library exercise. */
  lift: string;
  kilograms: number;
  reps: number;
  /** 2026-03-01. */
  day: string;
  how: 'tested' | 'estimated' | 'said';
  /** Beside the body's own weight. */
  isAdded?: boolean;
}

export const raceSports = ['run', 'row', 'ski', 'bike', 'swim'] as const;
export type RaceSport = (typeof raceSports)[number];

export interface KnownRace {
  sport: RaceSport;
  meters: number;
  seconds: number;
  /** 2026-03-01. */
  day: string;
}

/** The weights of one kind of kit: some single ones, or all of a range. */
export interface KitWeights {
  kilograms?: readonly number[];
  range?: { minKg: number; maxKg: number; stepKg?: number };
  /** How many of each there are; two where nothing is said. */
  count?: number;
}

/** What stands on the athlete's rack, as far as they have said. */
export interface RackFacts {
  barKg?: number;
  /** One entry for each pair of plates. */
  platesKg?: readonly number[];
  /** The smallest step of the bar, where the plates are not listed. */
  barStepKg?: number;
  dumbbells?: KitWeights;
  kettlebells?: KitWeights;
  stackStepKg?: number;
}

/** What is known of an athlete's numbers. */
export interface TrainingFacts {
  sex?: 'female' | 'male';
  bodyMassKg?: number;
  age?: number;
  /** Nobody said how trained they are: first weights stay on the light side. */
  isUnknown?: boolean;
  /** What a break has left of first weights. */
  breakShare?: number;
  maxes?: readonly KnownMax[];
  races?: readonly KnownRace[];
  /** Beats a minute. */
  hrMax?: number;
  hrRest?: number;
  /** Watts that are held for an hour on a bike. */
  ftpWatts?: number;
  rack?: RackFacts;
  /** How much more, or less, than a usual athlete of the level is lifted, by halves of the body. */
  relative?: { upper?: number; lower?: number };
  unit?: WeightUnit;
}
