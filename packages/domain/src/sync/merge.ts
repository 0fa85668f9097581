import type { ItemKind, SyncItem } from './types.ts';

/** The same text for the same value, in whatever order a database hands out its fields. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

export function itemKey({ kind, id }: Pick<SyncItem, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A total order over the versions of one item, so that it never matters who merges what first. */
function compareVersions(one: SyncItem, other: SyncItem): number {
  return (
    compareTexts(one.changedAt, other.changedAt) ||
    compareTexts(one.deviceId, other.deviceId) ||
    Number(one.deleted) - Number(other.deleted) ||
    compareTexts(canonicalText(one.value), canonicalText(other.value))
  );
}

/** True when both are the same version, however their fields are ordered. */
export function isSameVersion(one: SyncItem, other: SyncItem): boolean {
  return compareVersions(one, other) === 0;
}

/** The last writer wins, item by item; what only one side has stays. */
export function mergeItems(
  one: readonly SyncItem[],
  other: readonly SyncItem[],
): SyncItem<ItemKind>[] {
  const merged = new Map<string, SyncItem>();
  for (const item of [...one, ...other]) {
    const key = itemKey(item);
    const known = merged.get(key);
    if (!known || compareVersions(known, item) < 0) merged.set(key, item);
  }
  return [...merged]
    .sort(([first], [second]) => compareTexts(first, second))
    .map(([, item]) => item);
}
