import type { Kysely, Migration } from 'kysely';

export const classes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('classes')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('live', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('classes_key', ['user_id', 'id'])
      .execute();
    await db.schema.createIndex('classes_by_hash').on('classes').column('hash').unique().execute();
  },
};
