import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A number for each change of a user's sessions. Readers went by the wall clock before, and
 * missed what was stored under an earlier instant than one they had already seen.
 */
export const sessionOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('session_changes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('change_number', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update sessions set change_number = (
      select count(*) from sessions as earlier
      where earlier.user_id = sessions.user_id
        and (earlier.stored_at, earlier.id) <= (sessions.stored_at, sessions.id)
    )`.execute(db);
    await sql`update users set session_changes = (
      select count(*) from sessions where sessions.user_id = users.id
    )`.execute(db);
    await db.schema.dropIndex('sessions_by_change').execute();
    await db.schema
      .createIndex('sessions_by_change_number')
      .unique()
      .on('sessions')
      .columns(['user_id', 'change_number'])
      .execute();
  },
};
