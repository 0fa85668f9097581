import type { Kysely, Migration } from 'kysely';

export const coachFlags: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('coach_flags')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      // The kind of sign, and none of the words that raised it.
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('raised_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('lifted_at', 'text')
      .addPrimaryKeyConstraint('coach_flags_key', ['user_id', 'id', 'raised_at'])
      .execute();
  },
};
