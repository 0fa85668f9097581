import { goalKinds } from '../analytics/goals.ts';
import { equipmentIds, props } from '../exercise/types.ts';
import { maxProfileNameLength } from '../profile/equipment-profiles.ts';
import { readFact } from '../profile/facts.ts';
import {
  readBestLift,
  readBodyWeight,
  readCondition,
  readInjury,
} from '../profile/facts-entries.ts';
import { isRecord } from '../workout/read-value.ts';
import { itemLimits } from './limits.ts';
import { canonicalText } from './merge.ts';
import { instantOf, numberWithin, oneOf, someOf, textWithin, wholeWithin } from './read-fields.ts';
import type { ItemKind, ItemValues, SyncItem } from './types.ts';

const anyAmount = { min: -1e9, max: 1e9 };
const loads = { min: 0, max: 2000 };

function readGoal(value: unknown): ItemValues['goal'] | null {
  if (!isRecord(value)) return null;
  const kind = oneOf(value.kind, goalKinds);
  const title = textWithin(value.title, 120);
  const lift = textWithin(value.lift, 200);
  const targetValue = numberWithin(value.targetValue, anyAmount);
  const currentValue = numberWithin(value.currentValue, anyAmount);
  const status = oneOf(value.status, ['active', 'completed'] as const);
  const createdAt = instantOf(value.createdAt);
  const completedAt = instantOf(value.completedAt);
  if (!kind || title === null || !status || createdAt === null) return null;
  if (targetValue === null || currentValue === null) return null;
  if (completedAt === null && value.completedAt !== null) return null;
  const what = { kind, title, ...(lift && { lift }) };
  return { ...what, targetValue, currentValue, status, createdAt, completedAt };
}

function readAchievement(value: unknown): ItemValues['achievement'] | null {
  if (!isRecord(value)) return null;
  const type = textWithin(value.type, 60);
  const title = textWithin(value.title, 120);
  const unlockedAt = instantOf(value.unlockedAt);
  const amount = numberWithin(value.value, anyAmount);
  const difficulty = oneOf(value.difficulty, ['easy', 'medium', 'hard'] as const);
  if (type === null || title === null || unlockedAt === null) return null;
  if (amount === null || difficulty === null) return null;
  const description = textWithin(value.description, 300) ?? '';
  const icon = textWithin(value.icon, 60) ?? '';
  return { type, title, description, icon, difficulty, value: amount, unlockedAt };
}

function readStrengthRecord(value: unknown): ItemValues['strength_record'] | null {
  if (!isRecord(value) || !isRecord(value.estimatedFrom)) return null;
  const lift = textWithin(value.lift, 200);
  const date = instantOf(value.date);
  const oneRepMax = numberWithin(value.oneRepMax, { min: 0, max: 100_000 });
  const weight = numberWithin(value.estimatedFrom.weight, loads);
  const reps = wholeWithin(value.estimatedFrom.reps, { min: 1, max: 10_000 });
  if (lift === null || date === null || oneRepMax === null || weight === null || reps === null) {
    return null;
  }
  return {
    lift,
    date,
    oneRepMax,
    estimatedFrom: { weight, reps },
    lowConfidence: value.lowConfidence === true,
    previousRecord: numberWithin(value.previousRecord, { min: 0, max: 100_000 }),
    improvement: numberWithin(value.improvement, anyAmount),
  };
}

function readEquipmentProfile(value: unknown): ItemValues['equipment_profile'] | null {
  if (!isRecord(value)) return null;
  const name = textWithin(value.name, maxProfileNameLength);
  const equipment = someOf(value.equipment, equipmentIds);
  const atHand = someOf(value.props, props);
  return name === null || !equipment || !atHand ? null : { name, equipment, props: atHand };
}

function readFavourite(value: unknown): ItemValues['favourite'] | null {
  const name = isRecord(value) ? textWithin(value.name, 200) : null;
  return name === null ? null : { name };
}

type Reader<K extends ItemKind> = (value: unknown, id: string) => ItemValues[K] | null;

/** What each kind holds. Null means that it is not what it claims to be. */
const readers: { readonly [K in ItemKind]: Reader<K> } = {
  fact: readFact,
  injury: readInjury,
  condition: readCondition,
  body_weight: readBodyWeight,
  best_lift: readBestLift,
  goal: readGoal,
  preference: (value) => value,
  equipment_profile: readEquipmentProfile,
  favourite: readFavourite,
  achievement: readAchievement,
  strength_record: readStrengthRecord,
};

const isKind = (value: unknown): value is ItemKind =>
  typeof value === 'string' && Object.hasOwn(readers, value);

/** Of a kind and size that is known, its instant in one form; null for anything else. */
export function readItem(given: unknown): SyncItem | null {
  if (!isRecord(given) || !isKind(given.kind)) return null;
  const { kind, deleted } = given;
  const id = textWithin(given.id, itemLimits.idLength);
  const deviceId = textWithin(given.deviceId, itemLimits.deviceIdLength);
  const changedAt = instantOf(given.changedAt);
  if (id === null || deviceId === null || changedAt === null) return null;
  if (deleted === true) return { kind, id, value: null, changedAt, deviceId, deleted };
  if (deleted !== false || given.value === null || given.value === undefined) return null;
  if (canonicalText(given.value).length > itemLimits.valueLength) return null;
  const value = readers[kind](given.value, id);
  return value === null ? null : { kind, id, value, changedAt, deviceId, deleted };
}
