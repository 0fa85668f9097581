import {
  type AnalyticsPreferences,
  analyticsPreferencesId,
  readAnalyticsPreferences,
} from '@cadence/domain/analytics/preferences';
import { useMemo, useSyncExternalStore } from 'react';
import { findItem, putItem, subscribeItems } from '../../platform/items/item-store.ts';

const stored = () => findItem({ kind: 'preference', id: analyticsPreferencesId })?.value;

/** As the user has chosen, on whichever device. */
export const currentPreferences = (): AnalyticsPreferences => readAnalyticsPreferences(stored());

export function usePreferences(): AnalyticsPreferences {
  const value = useSyncExternalStore(subscribeItems, stored);
  return useMemo(() => readAnalyticsPreferences(value), [value]);
}

export function changePreferences<Group extends keyof AnalyticsPreferences>(
  group: Group,
  change: Partial<AnalyticsPreferences[Group]>,
): void {
  const before = currentPreferences();
  const next = { ...before, [group]: { ...before[group], ...change } };
  putItem('preference', analyticsPreferencesId, next);
}
