import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';

export interface Cursor {
  storedAt: string;
  id: string;
}

export interface Change extends Cursor {
  /** Null when the session was deleted. */
  session: WorkoutSession | null;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(db: Database) {
  return {
    /** Of two versions the one that a device changed last stays, whichever arrives last. */
    async put(userId: string, session: WorkoutSession, storedAt: string): Promise<void> {
      // In one form, so that comparing the texts compares the instants.
      const updatedAt = new Date(session.updatedAt).toISOString();
      const changes = {
        stored_at: storedAt,
        updated_at: updatedAt,
        document: writeDocument(session),
      };
      await db
        .insertInto('sessions')
        .values({ user_id: userId, id: session.id, ...changes })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'id'])
            .doUpdateSet(changes)
            .where('sessions.updated_at', '<', updatedAt),
        )
        .execute();
    },

    async find(userId: string, id: string): Promise<WorkoutSession | null> {
      const row = await db
        .selectFrom('sessions')
        .select('document')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.document ? (readDocument(row.document) as WorkoutSession) : null;
    },

    /** The row stays as a mark, so that the user's other devices learn of it. */
    async remove(userId: string, id: string, at: string): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ document: null, stored_at: at, updated_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('document', 'is not', null)
        .execute();
    },

    async changesSince(userId: string, since: Cursor | null, limit: number): Promise<Change[]> {
      let query = db
        .selectFrom('sessions')
        .select(['id', 'stored_at', 'document'])
        .where('user_id', '=', userId)
        .orderBy('stored_at')
        .orderBy('id')
        .limit(limit);
      if (since) {
        query = query.where((eb) =>
          eb.or([
            eb('stored_at', '>', since.storedAt),
            eb.and([eb('stored_at', '=', since.storedAt), eb('id', '>', since.id)]),
          ]),
        );
      }
      const rows = await query.execute();
      return rows.map(({ id, stored_at, document }) => ({
        id,
        storedAt: stored_at,
        session: document === null ? null : (readDocument(document) as WorkoutSession),
      }));
    },
  };
}
