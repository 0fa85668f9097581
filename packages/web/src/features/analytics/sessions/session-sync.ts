import {
  changeSessions,
  deleteSession,
  listSessions,
  putSession,
} from '@cadence/contract/analytics/routes';
import { mergeSessions } from '@cadence/domain/analytics/lasting/merge';
import { sessionLimits } from '@cadence/domain/analytics/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../platform/api/api.ts';
import { ApiFailure } from '../../../platform/api/api-failure.ts';
import { askAgain, queryClient } from '../../../platform/api/query.ts';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { isWrongInItself } from '../../../platform/outbox/lane.ts';
import { askSettled, type OutboxRow, rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { defineSender } from '../../../platform/outbox/senders.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { type SessionChange, sessionTable, useSessions } from './session-log.ts';

/** On the device, but not in a form that this version can send. */
const unreadable = () =>
  new ApiFailure({ status: 0, code: 'VALIDATION_ERROR', message: 'The session is not there.' });

async function sendOne({ entity: id, payload }: OutboxRow<SessionChange>): Promise<void> {
  if (payload.act === 'delete') {
    await call(deleteSession, { params: { id } });
    return;
  }
  const session = sessionTable.get(id);
  if (!session) throw unreadable();
  await call(putSession, { params: { id }, body: session });
}

/** After an import the queue is long: one by one would take more calls than the server allows in minutes. */
async function sendTogether(rows: readonly OutboxRow<SessionChange>[]): Promise<void> {
  const puts = rows.filter(({ payload }) => payload.act === 'put');
  const sessions = puts.flatMap(({ entity }) => sessionTable.get(entity) ?? []);
  if (sessions.length < puts.length) throw unreadable();
  const deleted = rows.flatMap(({ entity, payload }) => (payload.act === 'delete' ? entity : []));
  await call(changeSessions, { body: { sessions, deleted } });
}

/** A session under way changes with every set: it is enough to send what it has come to. */
const progressEveryMs = 15_000;

defineSender<SessionChange>('session', {
  batch: sessionLimits.batch,
  send: async (rows) => {
    const [first] = rows;
    if (first && rows.length === 1) await sendOne(first);
    else await sendTogether(rows);
  },
  // A network that asks for a sign-in of its own says 403 to everything.
  isRefusal: (failure) => isWrongInItself(failure) || failure.code === 'SESSION_ID_MISMATCH',
  patienceMs: ({ entity }) =>
    sessionTable.get(entity)?.completion.status === 'partial' ? progressEveryMs : 0,
});

/** How far this device has read what others stored. */
export const readCursor = createDeviceStore<string | null>({
  key: 'sessionCursor',
  version: 2,
  schema: z.nullable(z.string()),
  fallback: null,
  // Without it everything is read once more.
  broken: 'discard',
});

/** Whether this device has read all that others stored, since it last had none. */
export const hasReadAll = createDeviceStore<boolean>({
  key: 'sessionsReadAll',
  version: 1,
  schema: z.boolean(),
  fallback: false,
  broken: 'discard',
});

async function readPage(
  since: string | null,
): Promise<{ cursor: string | null; more: boolean } | null> {
  const owner = storageOwner();
  const query = since === null ? {} : { since };
  const page = await askSettled('session', () => call(listSessions, { query }));
  if (storageOwner() !== owner) return null;
  const unsent = rowsOfKind<SessionChange>('session');
  const thrownAway = new Set(
    unsent.flatMap(({ entity, payload }) => (payload.act === 'delete' ? entity : [])),
  );
  const changes = { ...page, sessions: page.sessions.filter(({ id }) => !thrownAway.has(id)) };
  const before = sessionTable.read();
  const merged = mergeSessions(
    before,
    changes,
    unsent.map(({ entity }) => entity),
  );
  const known = new Set(before);
  const kept = new Set(merged.map(({ id }) => id));
  const written = await sessionTable.changeMany(
    merged.filter((session) => !known.has(session)),
    before.flatMap(({ id }) => (kept.has(id) ? [] : id)),
  );
  // The cursor moves only over what the device really holds.
  if (!written.ok || storageOwner() !== owner) return null;
  readCursor.write(page.cursor);
  return page;
}

async function readAll(): Promise<boolean> {
  // A browser may clear the database and keep the cursor: what is not here is asked for again.
  const hasNone = sessionTable.read().length === 0;
  // The first page alone would pass for all of them. Who has some keeps what is shown of them: there
  // is no cursor either where the server had none before.
  if (hasNone && hasReadAll.read()) hasReadAll.write(false);
  let since = hasNone ? null : readCursor.read();
  for (let more = true; more; ) {
    const page = await readPage(since);
    if (!page) return false;
    since = page.cursor;
    more = page.more;
  }
  if (!hasReadAll.read()) hasReadAll.write(true);
  return true;
}

/** Brings the sessions of other devices into the table, whenever the app is looked at. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: readAll,
    meta: { isKept: false },
    ...askAgain,
  });

/**
 * A device that has none, or has never read them all, knows no number before the server was asked:
 * they may have been trained on another one since.
 */
export function useIsNewHere(userId: string): boolean {
  const asked = useQuery({ ...sessionsQuery(userId), enabled: false }, queryClient);
  const isEmpty = useSessions().length === 0;
  const hasAll = useSyncExternalStore(hasReadAll.subscribe, hasReadAll.read);
  return !asked.isFetched && (isEmpty || !hasAll);
}
