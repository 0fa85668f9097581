import type { listSessions } from '@cadence/contract/analytics/routes';
import type { QueryOf, ReplyOf } from '@cadence/contract/route';
import type { Cursor, SessionStore } from './store.ts';

function readCursor(text: string | undefined): Cursor | null {
  const [storedAt, id] = text?.split('~') ?? [];
  return storedAt && id ? { storedAt, id } : null;
}

/** A page of changes; its cursor is where the next one begins, kept as it was when there is none. */
export async function pageOfSessions(
  store: SessionStore,
  userId: string,
  query: QueryOf<typeof listSessions>,
): Promise<ReplyOf<typeof listSessions>> {
  // One more than asked for, to know whether there are more.
  const changes = await store.changesSince(userId, readCursor(query.since), query.limit + 1);
  const page = changes.slice(0, query.limit);
  const last = page.at(-1);
  return {
    sessions: page.flatMap(({ session }) => session ?? []),
    deleted: page.flatMap(({ id, session }) => (session ? [] : id)),
    cursor: last ? `${last.storedAt}~${last.id}` : (query.since ?? null),
    more: changes.length > page.length,
  };
}
