import {
  type AnalyticsPreferences,
  analyticsPreferencesId,
  readAnalyticsPreferences,
} from '@cadence/domain/analytics/preferences';
import { useMemo, useSyncExternalStore } from 'react';
import { findItem, putItem, subscribeItems } from '../../../platform/items/item-store.ts';
import { useItem } from '../../../platform/items/use-items.ts';

const kind = 'preference';

/** As the user has chosen, on whichever device. */
export const currentPreferences = (): AnalyticsPreferences =>
  readAnalyticsPreferences(findItem({ kind, id: analyticsPreferencesId })?.value);

export function usePreferences(): AnalyticsPreferences {
  const value = useItem(kind, analyticsPreferencesId)?.value;
  return useMemo(() => readAnalyticsPreferences(value), [value]);
}

/** Whether charts are tables at first: no chart is drawn anew with the other preferences. */
export const useTablesFirst = (): boolean =>
  useSyncExternalStore(subscribeItems, () => currentPreferences().display.tables);

export function changePreferences<Group extends keyof AnalyticsPreferences>(
  group: Group,
  change: Partial<AnalyticsPreferences[Group]>,
): void {
  const before = currentPreferences();
  const next = { ...before, [group]: { ...before[group], ...change } };
  putItem(kind, analyticsPreferencesId, next);
}
