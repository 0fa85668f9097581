import { readUnit, unitPreferenceId, type WeightUnit } from '@cadence/domain/profile/units';
import { useSyncExternalStore } from 'react';
import { findItem, putItem, subscribeItems } from './item-store.ts';

export function currentUnit(): WeightUnit {
  return readUnit(findItem({ kind: 'preference', id: unitPreferenceId })?.value);
}

/** Kilograms or pounds, as the profile says. */
export function useUnit(): WeightUnit {
  return useSyncExternalStore(subscribeItems, currentUnit);
}

export function chooseUnit(unit: WeightUnit): void {
  putItem('preference', unitPreferenceId, unit);
}
