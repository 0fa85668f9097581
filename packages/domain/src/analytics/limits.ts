import type { LoggedSet, SessionTrace } from './types.ts';

const daySeconds = 86_400;

/** What a session may hold: the contract accepts no more, so what is made here stays within. */
export const sessionLimits = {
  /** Characters of a name, a title, a type or an id. */
  textLength: 200,
  providerLength: 100,
  equipmentLength: 100,
  notesLength: 4000,
  /** Of one step, and of one exercise over all its sets. */
  itemSeconds: daySeconds,
  sessionSeconds: 7 * daySeconds,
  exercises: 400,
  segments: 4000,
  equipment: 50,
  plannedSets: 4000,
  loggedSets: 400,
  reps: 10_000,
  weightKg: 2000,
  rpe: { min: 1, max: 10 },
  rir: { min: 0, max: 20 },
  distanceMeters: 1_000_000,
  calories: 100_000,
  bandLength: 40,
  /** One for each block of a workout. */
  scores: 12,
  splits: 400,
  /** Of a score in its unit; the largest is a distance in meters. */
  scoreValue: 1_000_000,
  /** Rows of a trace: one every eleven seconds of three hours. */
  traceRows: 1000,
  /** How hard it was, and how it was liked. */
  rating: { min: 1, max: 5 },
  /** The last one whose year has four digits. */
  instantMs: 253_402_300_799_999,
  /** Sessions of one call: usual ones fit the server's limit of a body; others come one by one. */
  batch: 25,
} as const;

type SetAmount = Exclude<
  {
    [K in keyof LoggedSet]-?: LoggedSet[K] extends number | undefined ? K : never;
  }[keyof LoggedSet],
  'reps'
>;

const upTo = (max: number) => ({ min: 0, max });

/** What a set is counted in beside its reps, each with its bounds. */
export const setAmounts: readonly (readonly [SetAmount, { min: number; max: number }])[] = [
  ['weight', upTo(sessionLimits.weightKg)],
  ['rpe', sessionLimits.rpe],
  ['rir', sessionLimits.rir],
  ['seconds', upTo(sessionLimits.itemSeconds)],
  ['distanceMeters', upTo(sessionLimits.distanceMeters)],
  ['calories', upTo(sessionLimits.calories)],
  ['addedKg', upTo(sessionLimits.weightKg)],
  ['assistKg', upTo(sessionLimits.weightKg)],
];

export type TraceColumn = Exclude<keyof SessionTrace, 'seconds'>;

/** What a trace holds beside the time, each with its bounds and how many decimals are kept. */
export const traceColumns: Record<TraceColumn, { min: number; max: number; decimals: number }> = {
  heartRate: { min: 20, max: 260, decimals: 0 },
  meters: { min: 0, max: sessionLimits.distanceMeters, decimals: 1 },
  latitude: { min: -90, max: 90, decimals: 5 },
  longitude: { min: -180, max: 180, decimals: 5 },
  altitude: { min: -1000, max: 10_000, decimals: 1 },
};
