import { conditions, injuryRegions } from '../reading/vocabulary.ts';
import { numberWithin, oneOf, readDay, textWithin, wholeWithin } from '../sync/read-fields.ts';
import { isRecord } from '../workout/read-value.ts';
import {
  type BestLift,
  type BodyMeasure,
  type BodyWeight,
  bodyMeasures,
  type ConditionEntry,
  factLimits,
  type InjuryEntry,
  measureId,
} from './facts.ts';

const sides = ['left', 'right', 'both'] as const;
const statuses = ['active', 'resolved', 'history'] as const;

export function readInjury(value: unknown): InjuryEntry | null {
  if (!isRecord(value)) return null;
  const region = oneOf(value.region, injuryRegions);
  const status = oneOf(value.status, statuses);
  if (!region || !status) return null;
  const side = oneOf(value.side, sides);
  const trigger = textWithin(value.trigger, factLimits.triggerLength);
  return { region, status, ...(side && { side }), ...(trigger && { trigger }) };
}

export function readCondition(value: unknown): ConditionEntry | null {
  if (!isRecord(value)) return null;
  const condition = oneOf(value.condition, conditions);
  if (!condition) return null;
  const detail = textWithin(value.detail, factLimits.triggerLength);
  return { condition, ...(detail && { detail }) };
}

export function readBodyWeight(value: unknown, id: string): BodyWeight | null {
  const kilograms = isRecord(value) ? numberWithin(value.kilograms, factLimits.weightKg) : null;
  return kilograms === null || readDay(id) === null ? null : { kilograms };
}

export function readBodyMeasure(given: unknown, id: string): BodyMeasure | null {
  if (!isRecord(given)) return null;
  const name = oneOf(given.name, bodyMeasures);
  const day = readDay(given.day);
  const bounds = name === 'body_fat' ? factLimits.fatPercent : factLimits.tapeCm;
  const value = numberWithin(given.value, bounds);
  if (!name || day === null || value === null) return null;
  return measureId({ name, day, value }) === id ? { name, day, value } : null;
}

export function readBestLift(value: unknown): BestLift | null {
  if (!isRecord(value)) return null;
  const lift = textWithin(value.lift, factLimits.liftNameLength);
  const kilograms = numberWithin(value.kilograms, factLimits.liftKg);
  const reps = wholeWithin(value.reps, factLimits.liftReps);
  const day = readDay(value.day);
  const isWhole = lift !== null && kilograms !== null && reps !== null && day !== null;
  return isWhole ? { lift, kilograms, reps, day } : null;
}
