import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('programs')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      // The one that was made current last is the current one.
      .addColumn('current_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('pointer_week', 'integer')
      .addColumn('pointer_session', 'integer')
      .addColumn('request_key', 'text')
      .addColumn('body_hash', 'text')
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('programs_key', ['user_id', 'id'])
      .execute();

    // Requests without a key are null there, and nulls do not collide.
    await db.schema
      .createIndex('programs_by_request')
      .unique()
      .on('programs')
      .columns(['user_id', 'request_key'])
      .execute();

    await db.schema
      .createTable('program_sessions')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('program_id', 'text', (column) => column.notNull())
      .addColumn('week', 'integer', (column) => column.notNull())
      .addColumn('session', 'integer', (column) => column.notNull())
      .addColumn('workout_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('focus', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('date_at', 'text', (column) => column.notNull())
      .addColumn('moves', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('status_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('program_sessions_key', ['user_id', 'program_id', 'week', 'session'])
      .execute();

    await db.schema
      .createIndex('program_sessions_by_workout')
      .unique()
      .on('program_sessions')
      .columns(['user_id', 'workout_id'])
      .execute();

    await db.schema
      .createTable('calendar_links')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
