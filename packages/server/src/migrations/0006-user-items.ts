import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

/** Facts, goals, records, preferences: what a user keeps, the same on all devices. */
export const userItems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('item_changes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('user_items')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('change_number', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      // Null once the item is deleted: other devices have yet to hear of it.
      .addColumn('document', documentType(db))
      .addPrimaryKeyConstraint('user_items_key', ['user_id', 'kind', 'id'])
      .execute();

    await db.schema
      .createIndex('user_items_by_change_number')
      .unique()
      .on('user_items')
      .columns(['user_id', 'change_number'])
      .execute();
  },
};
