import type { listItems } from '@cadence/contract/profile/routes';
import type { QueryOf, ReplyOf } from '@cadence/contract/route';
import type { ItemStore } from './store.ts';

/** A page of changes; its cursor is where the next one begins, kept as it was when there is none. */
export async function pageOfItems(
  store: ItemStore,
  userId: string,
  query: QueryOf<typeof listItems>,
): Promise<ReplyOf<typeof listItems>> {
  // One more than asked for, to know whether there are more.
  const changes = await store.changesSince(userId, Number(query.since ?? 0), query.limit + 1);
  const page = changes.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    cursor: last ? String(last.number) : (query.since ?? null),
    more: changes.length > page.length,
  };
}
