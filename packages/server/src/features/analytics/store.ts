import type { WorkoutSession } from '@cadence/domain/analytics/types';
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

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Raising the number locks the user's row until the transaction ends, so that numbers become
 * visible in their order: a reader who has seen one has seen all before it.
 */
async function takeChangeNumber(transaction: Database, userId: string): Promise<number> {
  const row = await transaction
    .updateTable('users')
    .set((eb) => ({ session_changes: eb('session_changes', '+', 1) }))
    .where('id', '=', userId)
    .returning('session_changes')
    .executeTakeFirst();
  // Without the user there is no row to number either: the insert that follows says so.
  return row?.session_changes ?? 0;
}

/** Of two versions the one that a device changed last stays, whichever arrives last. */
async function putRow(
  transaction: Database,
  userId: string,
  session: WorkoutSession,
  storedAt: string,
): Promise<void> {
  // In one form, so that comparing the texts compares the instants.
  const updatedAt = new Date(session.updatedAt).toISOString();
  const changes = {
    change_number: await takeChangeNumber(transaction, userId),
    stored_at: storedAt,
    updated_at: updatedAt,
    document: writeDocument(session),
  };
  await transaction
    .insertInto('sessions')
    .values({ user_id: userId, id: session.id, ...changes })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet(changes)
        .where('sessions.updated_at', '<', updatedAt),
    )
    .execute();
}

/**
 * A row stays as a mark, so that the user's other devices learn of it, and so that
 * a copy of the session that is still on its way comes too late.
 */
async function markRemoved(
  transaction: Database,
  userId: string,
  id: string,
  at: string,
): Promise<void> {
  const mark = {
    change_number: await takeChangeNumber(transaction, userId),
    stored_at: at,
    document: null,
  };
  await transaction
    .insertInto('sessions')
    .values({ user_id: userId, id, updated_at: at, ...mark })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((eb) => ({
          ...mark,
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

export interface SessionChange {
  sessions: readonly WorkoutSession[];
  deleted: readonly string[];
}

export function createSessionStore(db: Database) {
  return {
    /** All of them or none: a disk is waited for once, and not once for each. */
    async change(userId: string, { sessions, deleted }: SessionChange, at: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const session of sessions) await putRow(transaction, userId, session, at);
        for (const id of deleted) await markRemoved(transaction, userId, id, at);
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

    /** Changed since then, so all that was trained since then; what was trained last comes first. */
    async changedSince(userId: string, since: string): Promise<WorkoutSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .select('document')
        .where('user_id', '=', userId)
        .where('updated_at', '>=', since)
        .where('document', 'is not', null)
        .orderBy('updated_at', 'desc')
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
