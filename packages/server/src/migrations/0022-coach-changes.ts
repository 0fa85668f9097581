import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

/** Of the athlete: what a coach has proposed for their sessions. */
export const coachChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('coach_changes')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('coach', 'text', (column) => column.notNull())
      .addColumn('program_id', 'text', (column) => column.notNull())
      .addColumn('workout_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('coach_changes_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('coach_changes_by_coach')
      .on('coach_changes')
      .columns(['coach', 'user_id'])
      .execute();
  },
};
