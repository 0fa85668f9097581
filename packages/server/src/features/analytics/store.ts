import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { sql } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';

export interface Change {
  number: number;
  id: string;
  /** Null when the session was deleted. */
  session: WorkoutSession | null;
}

/** More than anyone trains in the four weeks that planning looks back over. */
const maxRecent = 100;

/** When it began, for both engines. */
const trainedAt = sql<string>`(document ->> 'date')`;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Raising the number locks the user's row until the transaction ends, so that numbers become
 * visible in their order: a reader who has seen one has seen all before it. Gives the first of
 * as many as asked for.
 */
async function takeChangeNumbers(
  transaction: Database,
  userId: string,
  count: number,
): Promise<number> {
  const row = await transaction
    .updateTable('users')
    .set((eb) => ({ session_changes: eb('session_changes', '+', count) }))
    .where('id', '=', userId)
    .returning('session_changes')
    .executeTakeFirst();
  // Without the user there is no row to number either: the insert that follows says so.
  return (row?.session_changes ?? 0) - count + 1;
}

/** In one form, so that comparing the texts compares the instants. */
const instantOf = ({ updatedAt }: WorkoutSession) => new Date(updatedAt).toISOString();

/** One statement takes each id once: of two versions the later, of equals the first. */
function onePerId(sessions: readonly WorkoutSession[]): WorkoutSession[] {
  const latest = new Map<string, WorkoutSession>();
  for (const session of sessions) {
    const known = latest.get(session.id);
    if (!known || instantOf(known) < instantOf(session)) latest.set(session.id, session);
  }
  return [...latest.values()];
}

/** Of two versions the one that a device changed last stays, whichever arrives last. */
async function putRows(
  transaction: Database,
  userId: string,
  given: readonly WorkoutSession[],
  storedAt: string,
): Promise<void> {
  const sessions = onePerId(given);
  if (sessions.length === 0) return;
  const first = await takeChangeNumbers(transaction, userId, sessions.length);
  await transaction
    .insertInto('sessions')
    .values(
      sessions.map((session, index) => ({
        user_id: userId,
        id: session.id,
        change_number: first + index,
        stored_at: storedAt,
        updated_at: instantOf(session),
        document: writeDocument(session),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((eb) => ({
          change_number: eb.ref('excluded.change_number'),
          stored_at: eb.ref('excluded.stored_at'),
          updated_at: eb.ref('excluded.updated_at'),
          document: eb.ref('excluded.document'),
        }))
        .whereRef('sessions.updated_at', '<', 'excluded.updated_at'),
    )
    .execute();
}

/**
 * Rows stay as marks, so that the user's other devices learn of it, and so that
 * a copy of a session that is still on its way comes too late.
 */
async function markRemoved(
  transaction: Database,
  userId: string,
  given: readonly string[],
  at: string,
): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.length === 0) return;
  const first = await takeChangeNumbers(transaction, userId, ids.length);
  const mark = { user_id: userId, stored_at: at, updated_at: at, document: null };
  await transaction
    .insertInto('sessions')
    .values(ids.map((id, index) => ({ ...mark, id, change_number: first + index })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((eb) => ({
          change_number: eb.ref('excluded.change_number'),
          stored_at: at,
          document: null,
          // A device whose clock is ahead must not outlive its own deletion.
          updated_at: eb
            .case()
            .when('sessions.updated_at', '>', at)
            .then(eb.ref('sessions.updated_at'))
            .else(at)
            .end(),
        }))
        .where('sessions.document', 'is not', null),
    )
    .execute();
}

interface SessionChange {
  sessions: readonly WorkoutSession[];
  deleted: readonly string[];
}

export function createSessionStore(db: Database) {
  return {
    /** All of them or none: a disk is waited for once, and not once for each. */
    async change(userId: string, { sessions, deleted }: SessionChange, at: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await putRows(transaction, userId, sessions, at);
        await markRemoved(transaction, userId, deleted, at);
      });
    },

    /** As they are stored now; a deleted one is not there. */
    async findAll(userId: string, ids: readonly string[]): Promise<WorkoutSession[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .select('document')
        .where('user_id', '=', userId)
        .where('id', 'in', [...ids])
        .where('document', 'is not', null)
        .execute();
      return rows.map(({ document }) => readDocument(document) as WorkoutSession);
    },

    /**
     * Trained since then, and so changed since then. What was trained last comes first: an import
     * changes years of sessions at once, and must not crowd out the latest.
     */
    async changedSince(userId: string, since: string): Promise<WorkoutSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .select('document')
        .where('user_id', '=', userId)
        .where('updated_at', '>=', since)
        .where('document', 'is not', null)
        .where(trainedAt, '>=', since)
        .orderBy(trainedAt, 'desc')
        .limit(maxRecent)
        .execute();
      return rows
        .map(({ document }) => readDocument(document) as WorkoutSession)
        .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
    },

    async changesSince(userId: string, since: number, limit: number): Promise<Change[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'change_number', 'document'])
        .where('user_id', '=', userId)
        .where('change_number', '>', since)
        .orderBy('change_number')
        .limit(limit)
        .execute();
      return rows.map(({ id, change_number, document }) => ({
        id,
        number: change_number,
        session: document === null ? null : (readDocument(document) as WorkoutSession),
      }));
    },
  };
}
