import type { listSessions } from '@cadence/contract/analytics/routes';
import type { QueryOf, ReplyOf } from '@cadence/contract/route';
import type { SessionStore } from './store.ts';

/** A page of changes; its cursor is where the next one begins, kept as it was when there is none. */
export async function pageOfSessions(
  store: SessionStore,
  userId: string,
  query: QueryOf<typeof listSessions>,
): Promise<ReplyOf<typeof listSessions>> {
  const since = Number(query.since ?? 0);
  // One more than asked for, to know whether there are more.
  const changes = await store.changesSince(userId, since, query.limit + 1);
  const page = changes.slice(0, query.limit);
  const last = page.at(-1);
  return {
    sessions: page.flatMap(({ session }) => session ?? []),
    deleted: page.flatMap(({ id, session }) => (session ? [] : id)),
    cursor: last ? String(last.number) : (query.since ?? null),
    more: changes.length > page.length,
  };
}
