import { type CountedGoal, countedGoalKinds } from '../analytics/goals.ts';
import {
  readReached,
  readStrengthRecord,
  readTimedBest,
} from '../analytics/lasting/read-lasting.ts';
import { readOwnExercise } from '../exercise/own.ts';
import { equipmentIds, props } from '../exercise/types.ts';
import { maxProfileNameLength } from '../profile/equipment-profiles.ts';
import { readFact } from '../profile/facts.ts';
import {
  readBestLift,
  readBodyMeasure,
  readBodyWeight,
  readCondition,
  readInjury,
} from '../profile/facts-entries.ts';
import { isRecord } from '../workout/read-value.ts';
import { itemLimits } from './limits.ts';
import { canonicalText } from './merge.ts';
import { instantOf, numberWithin, oneOf, someOf, textWithin } from './read-fields.ts';
import type { ItemKind, ItemValues, SyncItem } from './types.ts';

const anyAmount = { min: -1e9, max: 1e9 };

function readRemoved(value: unknown): CountedGoal['removed'] | null {
  if (!isRecord(value)) return null;
  const until = instantOf(value.until);
  const amount = numberWithin(value.amount, anyAmount);
  return until === null || amount === null ? null : { until, amount };
}

function readGoal(value: unknown): ItemValues['goal'] | null {
  if (!isRecord(value)) return null;
  const kind = oneOf(value.kind, countedGoalKinds);
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
  // A version that knew of no cleanup has none.
  const removed = readRemoved(value.removed);
  const what = { kind, title, ...(lift && { lift }), ...(removed && { removed }) };
  return { ...what, targetValue, currentValue, status, createdAt, completedAt };
}

function readEquipmentProfile(value: unknown): ItemValues['equipment_profile'] | null {
  if (!isRecord(value)) return null;
  const name = textWithin(value.name, maxProfileNameLength);
  const equipment = someOf(value.equipment, equipmentIds);
  const atHand = someOf(value.props, props);
  return name === null || !equipment || !atHand ? null : { name, equipment, props: atHand };
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
  achievement: readReached,
  strength_record: readStrengthRecord,
  timed_best: readTimedBest,
  preference: (value) => value,
  equipment_profile: readEquipmentProfile,
  own_exercise: readOwnExercise,
  body_measure: readBodyMeasure,
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
