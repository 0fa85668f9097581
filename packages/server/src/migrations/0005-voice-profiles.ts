import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const voiceProfiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('voice_profiles')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .execute();
  },
};
