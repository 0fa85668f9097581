import type { Kysely, Migration } from 'kysely';

export const coachGrants: Migration = {
  async up(db: Kysely<unknown>) {
    /** Of the athlete: whom they allow what. */
    await db.schema
      .createTable('coach_grants')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text')
      .addColumn('coach', 'text')
      .addColumn('coach_name', 'text')
      .addColumn('rights', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .addPrimaryKeyConstraint('coach_grants_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('coach_grants_by_hash')
      .on('coach_grants')
      .column('hash')
      .unique()
      .execute();
    await db.schema
      .createTable('coach_comments')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('coach_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('coach_comments_key', ['user_id', 'id'])
      .execute();
    /** Of the coach: whose grants to look up. */
    await db.schema
      .createTable('clients')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('athlete', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('clients_key', ['user_id', 'athlete'])
      .execute();
  },
};
