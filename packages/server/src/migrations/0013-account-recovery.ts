import type { Kysely, Migration } from 'kysely';

export const accountRecovery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tokens')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'hash'])
      .execute();
  },
};
