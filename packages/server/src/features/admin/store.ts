import { sql } from 'kysely';
import { isPostgres } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';

export type AdminStore = ReturnType<typeof createAdminStore>;

/** What concerns all accounts; no other store reads more than one user. */
export function createAdminStore(db: Database) {
  return {
    /** In the order in which they were made. */
    listAccounts: (after: string, limit: number) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'name', 'created_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    async countAccounts(): Promise<number> {
      const { count } = await db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async countSignIns(userId: string, now: string): Promise<number> {
      const { count } = await db
        .selectFrom('tokens')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('user_id', '=', userId)
        .where('scopes', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** What the database takes on its disk. */
    async bytes(): Promise<number> {
      const size = isPostgres(db)
        ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
        : sql<{
            bytes: number;
          }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
      const { rows } = await size.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    },
  };
}
