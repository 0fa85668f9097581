import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const workouts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('workouts')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('generated_at', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('favourite', 'integer', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('workouts_key', ['user_id', 'id'])
      .execute();

    await db.schema
      .createIndex('workouts_by_age')
      .on('workouts')
      .columns(['user_id', 'generated_at', 'id'])
      .execute();

    // To tell an id that is free from one that is another user's.
    await db.schema
      .createIndex('workouts_by_id')
      .on('workouts')
      .columns(['id', 'user_id'])
      .execute();

    await db.schema
      .createTable('generation_answers')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('request_key', 'text', (column) => column.notNull())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('generation_answers_key', ['user_id', 'request_key'])
      .execute();
  },
};
