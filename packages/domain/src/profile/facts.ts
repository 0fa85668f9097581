import type { Condition, InjuryRegion } from '../reading/vocabulary.ts';
import { type Goal, goals } from '../reading/vocabulary.ts';
import { numberWithin, oneOf, textWithin, wholeWithin } from '../sync/read-fields.ts';
import type { KnownRace, RackFacts } from '../training/facts.ts';
import { type FitnessLevel, fitnessLevels } from '../workout/limits.ts';
import { isRecord } from '../workout/read-value.ts';
import { readRace, readRack } from './training-facts.ts';

const sexes = ['female', 'male', 'unsaid'] as const;
export type ToldSex = (typeof sexes)[number];

export const factLimits = {
  birthYear: { min: 1900, max: 2100 },
  heightCm: { min: 80, max: 250 },
  daysPerWeek: { min: 1, max: 7 },
  weightKg: { min: 20, max: 400 },
  tapeCm: { min: 10, max: 300 },
  fatPercent: { min: 2, max: 75 },
  liftKg: { min: 0.5, max: 1000 },
  liftReps: { min: 1, max: 100 },
  pulse: { min: 25, max: 240 },
  watts: { min: 30, max: 700 },
  liftNameLength: 80,
  triggerLength: 80,
} as const;

/** What there is one of, by its name. */
export interface NamedFacts {
  birth_year: number;
  sex: ToldSex;
  height_cm: number;
  level: FitnessLevel;
  goal: Goal;
  days_per_week: number;
  /** Beats a minute. */
  hr_max: number;
  hr_rest: number;
  /** Watts that are held for an hour on a bike. */
  ftp_watts: number;
  rack: RackFacts;
  /** That facts on health may be kept. Taken back, they go. */
  health_consent: true;
}

export type FactName = keyof NamedFacts;

/** `disliked:<exercise>`: one each, so that two devices add up to both. */
export interface DislikedExercise {
  name: string;
}

export type FactValue = NamedFacts[FactName] | DislikedExercise | KnownRace;

export interface InjuryEntry {
  region: InjuryRegion;
  side?: 'left' | 'right' | 'both';
  status: 'active' | 'resolved' | 'history';
  /** 'when squatting'. */
  trigger?: string;
}

export interface ConditionEntry {
  condition: Condition;
  /** 'trimester 2', 'cleared by a doctor'. */
  detail?: string;
}

/** Its id is its day: one a day is enough. */
export interface BodyWeight {
  kilograms: number;
}

/** What a tape measures, in centimetres, and the share of fat in percent. */
export const bodyMeasures = [
  'waist',
  'hips',
  'chest',
  'shoulders',
  'arm',
  'thigh',
  'calf',
  'neck',
  'body_fat',
] as const;
export type MeasureName = (typeof bodyMeasures)[number];

/** Its id is its day and its name: one of each a day is enough. */
export interface BodyMeasure {
  name: MeasureName;
  /** 2026-03-01. */
  day: string;
  value: number;
}

export const measureId = ({ day, name }: BodyMeasure): string => `${day}:${name}`;

export interface BestLift {
  lift: string;
  kilograms: number;
  reps: number;
  /** 2026-03-01. */
  day: string;
}

const named: { readonly [N in FactName]: (value: unknown) => NamedFacts[N] | null } = {
  birth_year: (value) => wholeWithin(value, factLimits.birthYear),
  sex: (value) => oneOf(value, sexes),
  height_cm: (value) => numberWithin(value, factLimits.heightCm),
  level: (value) => oneOf(value, fitnessLevels),
  goal: (value) => oneOf(value, goals),
  days_per_week: (value) => wholeWithin(value, factLimits.daysPerWeek),
  hr_max: (value) => wholeWithin(value, factLimits.pulse),
  hr_rest: (value) => wholeWithin(value, factLimits.pulse),
  ftp_watts: (value) => wholeWithin(value, factLimits.watts),
  rack: readRack,
  health_consent: (value) => (value === true ? true : null),
};

export const isFactName = (id: string): id is FactName => Object.hasOwn(named, id);

const dislikedPrefix = 'disliked:';

export function dislikedId(exerciseId: string): string {
  return `${dislikedPrefix}${exerciseId}`;
}

/** Null when the fact is about something else. */
export function exerciseOfDisliked(id: string): string | null {
  return id.startsWith(dislikedPrefix) ? id.slice(dislikedPrefix.length) : null;
}

const racePrefix = 'race:';

/** One each, so that two devices add up to both. */
export const raceId = ({ sport, meters, day }: KnownRace): string =>
  `${racePrefix}${sport}-${meters}-${day}`;

export const isRaceId = (id: string): boolean => id.startsWith(racePrefix);

export function readFact(value: unknown, id: string): FactValue | null {
  if (isFactName(id)) return named[id](value);
  if (isRaceId(id)) return readRace(value);
  const exerciseId = exerciseOfDisliked(id);
  if (!exerciseId || !/^[a-z0-9-]+$/.test(exerciseId)) return null;
  const name = isRecord(value) ? textWithin(value.name, 200) : null;
  return name === null ? null : { name };
}
