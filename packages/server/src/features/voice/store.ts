import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { StoredProfiles } from './stored-profile.ts';

export type ProfileStore = ReturnType<typeof createProfileStore>;

export function createProfileStore(db: Database) {
  return {
    async find(userId: string): Promise<StoredProfiles> {
      const row = await db
        .selectFrom('voice_profiles')
        .select('document')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? (readDocument(row.document) as StoredProfiles) : {};
    },

    async put(userId: string, profiles: StoredProfiles, updatedAt: string): Promise<void> {
      const changes = { updated_at: updatedAt, document: writeDocument(profiles) };
      await db
        .insertInto('voice_profiles')
        .values({ user_id: userId, ...changes })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
        .execute();
    },
  };
}
