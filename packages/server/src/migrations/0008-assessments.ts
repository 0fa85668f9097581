import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const assessments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('assessments')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      // Null while it is under way.
      .addColumn('submitted_at', 'text')
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('assessments_key', ['user_id', 'id'])
      .execute();
  },
};
