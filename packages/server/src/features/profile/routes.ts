import * as routes from '@cadence/contract/profile/routes';
import { itemLimits } from '@cadence/domain/sync/limits';
import type { SyncItem } from '@cadence/domain/sync/types';
import type { Mount } from '../../http/mount.ts';
import { pageOfItems } from './list-items.ts';
import type { ItemStore } from './store.ts';

interface ProfileDeps {
  store: ItemStore;
  now: () => number;
}

/** A change from the future would beat every honest one until then. */
function clampToNow(item: SyncItem, nowMs: number): SyncItem {
  const isAhead = Date.parse(item.changedAt) > nowMs + itemLimits.clockAheadMs;
  return isAhead ? { ...item, changedAt: new Date(nowMs).toISOString() } : item;
}

export function mountProfile(mount: Mount, { store, now }: ProfileDeps): void {
  mount(routes.listItems, ({ user, query }) => pageOfItems(store, user.userId, query));
  mount(routes.putItems, async ({ user, body }) => {
    const nowMs = now();
    const items = body.items.map((item) => clampToNow(item, nowMs));
    return { items: await store.merge(user.userId, items) };
  });
}
