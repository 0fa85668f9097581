import type { SharedContent } from '@cadence/domain/share/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ShareLine = Omit<Selectable<Tables['shares']>, 'user_id' | 'hash' | 'document'>;

export interface Share {
  title: string;
  expiresAt: string;
  content: SharedContent;
}

export type ShareStore = ReturnType<typeof createShareStore>;

const lineColumns = ['id', 'kind', 'title', 'created_at', 'expires_at'] as const;

export function createShareStore(db: Database) {
  return {
    async add(userId: string, line: ShareLine, hash: string, content: SharedContent) {
      await db
        .insertInto('shares')
        .values({ user_id: userId, hash, document: writeDocument(content), ...line })
        .execute();
    },

    /** The latest first. */
    async list(userId: string, now: string): Promise<ShareLine[]> {
      return db
        .selectFrom('shares')
        .select(lineColumns)
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('id', 'desc')
        .execute();
    },

    /** Those that are over show nothing any more, and need not be kept. */
    async sweep(userId: string, now: string): Promise<void> {
      await db
        .deleteFrom('shares')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', now)
        .execute();
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('shares')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async findByHash(hash: string, now: string) {
      const row = await db
        .selectFrom('shares')
        .select(['user_id', 'id'])
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? { ownerId: row.user_id, id: row.id } : null;
    },

    async find(userId: string, id: string): Promise<Share | null> {
      const row = await db
        .selectFrom('shares')
        .select(['title', 'expires_at', 'document'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const content = readDocument(row.document) as SharedContent;
      return { title: row.title, expiresAt: row.expires_at, content };
    },
  };
}
