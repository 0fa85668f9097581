import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sessions')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      // Null once the session is deleted: other devices have yet to hear of it.
      .addColumn('document', documentType(db))
      .addPrimaryKeyConstraint('sessions_key', ['user_id', 'id'])
      .execute();

    await db.schema
      .createIndex('sessions_by_change')
      .on('sessions')
      .columns(['user_id', 'stored_at', 'id'])
      .execute();
  },
};
