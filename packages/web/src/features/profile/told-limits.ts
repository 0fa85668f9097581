import { keptConditions, keptInjuries } from '@cadence/domain/profile/athlete';
import type { ConditionEntry, InjuryEntry } from '@cadence/domain/profile/facts';
import { readCondition, readInjury } from '@cadence/domain/profile/facts-entries';
import { conditions, injuryRegions } from '@cadence/domain/reading/vocabulary';
import type { SyncItem } from '@cadence/domain/sync/types';
import { conditionName, injuryName } from './fact-words.ts';

/** An injury or condition that a text has told. */
export type ToldLimit = { id: string; words: string } & (
  | { kind: 'injury'; value: InjuryEntry }
  | { kind: 'condition'; value: ConditionEntry }
);

/** 'injury:knee:left', 'condition:asthma': what the planner names its readings. */
function readChip(id: string): ToldLimit | null {
  const [kind, what, side] = id.split(':');
  if (kind === 'injury' && injuryRegions.some((region) => region === what)) {
    const value = readInjury({ region: what, side, status: 'active' });
    return value && { id, kind, value, words: `your ${injuryName(value).toLowerCase()}` };
  }
  if (kind === 'condition' && conditions.some((condition) => condition === what)) {
    const value = readCondition({ condition: what });
    return value && { id, kind, value, words: conditionName(value.condition).toLowerCase() };
  }
  return null;
}

function isKnown(told: ToldLimit, items: readonly SyncItem[]): boolean {
  if (told.kind === 'condition') {
    return keptConditions(items).some(({ value }) => value.condition === told.value.condition);
  }
  const { region, side } = told.value;
  return keptInjuries(items).some(
    ({ value }) =>
      value.status === 'active' &&
      value.region === region &&
      (side === undefined ||
        value.side === undefined ||
        value.side === 'both' ||
        value.side === side),
  );
}

/** Whether a reading tells what the profile holds already. */
export function isKnownLimit(chipId: string, items: readonly SyncItem[]): boolean {
  const told = readChip(chipId);
  return told !== null && isKnown(told, items);
}

/** What the readings of a text tell that the profile does not hold yet. */
export function newLimits(
  chipIds: readonly string[],
  items: readonly SyncItem[],
  declined: readonly string[],
): ToldLimit[] {
  return chipIds
    .filter((id) => !declined.includes(id))
    .flatMap((id) => readChip(id) ?? [])
    .filter((told) => !isKnown(told, items));
}
