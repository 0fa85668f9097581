import type { CountedGoal } from '../analytics/goals.ts';
import type { Reached } from '../analytics/lasting/lasting.ts';
import type { StrengthRecord } from '../analytics/lifts/records.ts';
import type { TimedBest } from '../analytics/lifts/timed-best.ts';
import type { OwnExercise } from '../exercise/own-scope.ts';
import type { EquipmentProfile } from '../profile/equipment-profiles.ts';
import type {
  BestLift,
  BodyMeasure,
  BodyWeight,
  ConditionEntry,
  FactValue,
  InjuryEntry,
} from '../profile/facts.ts';

/** What a user keeps beside sessions and workouts, by kind. */
export interface ItemValues {
  fact: FactValue;
  injury: InjuryEntry;
  condition: ConditionEntry;
  body_weight: BodyWeight;
  best_lift: BestLift;
  goal: Omit<CountedGoal, 'id'>;
  /** By its type. These three outlast the sessions they come from. */
  achievement: Reached;
  strength_record: StrengthRecord;
  timed_best: TimedBest;
  /** Any JSON that is not too long: each feature knows its own. */
  preference: unknown;
  equipment_profile: Pick<EquipmentProfile, 'name' | 'equipment' | 'props'>;
  own_exercise: OwnExercise;
  /** By its day and what was measured. */
  body_measure: BodyMeasure;
}

export type ItemKind = keyof ItemValues;

/**
 * One thing of a user's, the same on all devices and the server. Of two versions of one
 * kind and id the later one stays.
 */
export interface SyncItem<K extends ItemKind = ItemKind> {
  kind: K;
  id: string;
  /** Null once deleted: the row stays, so that other devices hear of it. */
  value: ItemValues[K] | null;
  /** When a device changed it; ISO 8601 in UTC with milliseconds, so that texts sort as instants. */
  changedAt: string;
  deviceId: string;
  deleted: boolean;
}

export const itemKinds = [
  'fact',
  'injury',
  'condition',
  'body_weight',
  'best_lift',
  'goal',
  'achievement',
  'strength_record',
  'timed_best',
  'preference',
  'equipment_profile',
  'own_exercise',
  'body_measure',
] as const satisfies readonly ItemKind[];
