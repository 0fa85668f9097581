import type { ItemKind, SyncItem } from '../sync/types.ts';

/** Kept only while the user agrees to it (design, training §5). */
export const healthKinds = [
  'injury',
  'condition',
  'body_weight',
  'body_measure',
] as const satisfies ItemKind[];

const healthKindSet: ReadonlySet<ItemKind> = new Set(healthKinds);

export const consentId = 'health_consent';

export const isHealth = ({ kind }: Pick<SyncItem, 'kind'>): boolean => healthKindSet.has(kind);

const isConsent = ({ kind, id }: SyncItem) => kind === 'fact' && id === consentId;

export function hasHealthConsent(items: readonly SyncItem[]): boolean {
  return items.some((item) => isConsent(item) && item.value === true);
}

/** Whether a change to this item can change what may be kept. */
export const touchesHealth = (item: SyncItem): boolean => isHealth(item) || isConsent(item);

/** The same item without what it said. The same on every device, so that all come to agree. */
function forgetItem(item: SyncItem): SyncItem {
  const changedAt = new Date(Date.parse(item.changedAt) + 1).toISOString();
  return { ...item, value: null, deleted: true, changedAt };
}

/** Without consent nothing on health stays, whichever device it came from and however late. */
export function forgetUnagreed(items: readonly SyncItem[]): SyncItem[] {
  if (hasHealthConsent(items)) return [...items];
  return items.map((item) => (isHealth(item) && !item.deleted ? forgetItem(item) : item));
}
