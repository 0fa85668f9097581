import { readDocument, writeDocument } from '../../../platform/database/documents.ts';
import type { Database } from '../../../platform/database/engines.ts';

export type ContextStore = ReturnType<typeof createContextStore>;

/** What was kept longest ago gives way: a key is a client's own affair, and there is no end to them. */
const maxKeys = 200;

export function createContextStore(db: Database) {
  return {
    async put(userId: string, key: string, value: unknown, at: string): Promise<void> {
      const changes = { updated_at: at, document: writeDocument({ value }) };
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('coach_context')
          .values({ user_id: userId, key, ...changes })
          .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(changes))
          .execute();
        const beyond = await transaction
          .selectFrom('coach_context')
          .select('key')
          .where('user_id', '=', userId)
          .orderBy('updated_at', 'desc')
          .orderBy('key')
          .limit(maxKeys)
          .offset(maxKeys)
          .execute();
        if (beyond.length === 0) return;
        await transaction
          .deleteFrom('coach_context')
          .where('user_id', '=', userId)
          .where(
            'key',
            'in',
            beyond.map((row) => row.key),
          )
          .execute();
      });
    },

    async find(userId: string, key: string): Promise<{ value: unknown } | null> {
      const row = await db
        .selectFrom('coach_context')
        .select('document')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row) return null;
      const { value = null } = readDocument(row.document) as { value?: unknown };
      return { value };
    },
  };
}
