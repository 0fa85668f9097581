import type { ItemKind, ItemValues, SyncItem } from '../sync/types.ts';
import type { ConditionEntry, FactName, InjuryEntry, NamedFacts } from './facts.ts';
import { isFactName } from './facts.ts';
import { hasHealthConsent } from './facts-consent.ts';

export interface Kept<T> {
  id: string;
  value: T;
}

/** What is there of one kind, the latest change first. */
export function keptOf<K extends ItemKind>(
  items: readonly SyncItem[],
  kind: K,
): Kept<ItemValues[K]>[] {
  return items
    .filter((item): item is SyncItem<K> => item.kind === kind && !item.deleted)
    .sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
    .map(({ id, value }) => ({ id, value: value as ItemValues[K] }));
}

export function readNamedFacts(items: readonly SyncItem[]): Partial<NamedFacts> {
  const facts = keptOf(items, 'fact').filter(({ id }) => isFactName(id));
  return Object.fromEntries(facts.map(({ id, value }) => [id as FactName, value]));
}

/** The latest of each place: two devices may both have noted the same knee. */
function firstOfEach<T>(entries: readonly Kept<T>[], place: (value: T) => string): Kept<T>[] {
  const seen = new Set<string>();
  return entries.filter(({ value }) => {
    const key = place(value);
    return !seen.has(key) && seen.add(key);
  });
}

export const placeOfInjury = ({ region, side }: Pick<InjuryEntry, 'region' | 'side'>): string =>
  `${region} ${side ?? ''}`;

export function keptInjuries(items: readonly SyncItem[]): Kept<InjuryEntry>[] {
  if (!hasHealthConsent(items)) return [];
  return firstOfEach(keptOf(items, 'injury'), placeOfInjury);
}

export function keptConditions(items: readonly SyncItem[]): Kept<ConditionEntry>[] {
  if (!hasHealthConsent(items)) return [];
  return firstOfEach(keptOf(items, 'condition'), ({ condition }) => condition);
}

export const gearPreferenceId = 'equipment_profile';

/** The id of the equipment profile that the user has most of the time. */
export function chosenGearId(items: readonly SyncItem[]): string | undefined {
  const chosen = keptOf(items, 'preference').find(({ id }) => id === gearPreferenceId)?.value;
  return typeof chosen === 'string' ? chosen : undefined;
}
