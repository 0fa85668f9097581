import type { SharedContent } from '@cadence/domain/share/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import { lockUser } from '../../platform/database/lock-user.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ShareLine = Omit<Selectable<Tables['shares']>, 'user_id' | 'hash' | 'document'>;

export interface Share {
  title: string;
  expiresAt: string;
  content: SharedContent;
}

export type ShareStore = ReturnType<typeof createShareStore>;

const lineColumns = ['id', 'kind', 'title', 'created_at', 'expires_at'] as const;

/** Those that are over show nothing any more, and need not be kept. */
const sweep = (db: Database, userId: string, now: string) =>
  db.deleteFrom('shares').where('user_id', '=', userId).where('expires_at', '<=', now).execute();

export function createShareStore(db: Database) {
  return {
    /** False where the user has so many already. Those that are over go with it. */
    add: (
      userId: string,
      line: ShareLine,
      { hash, content, most }: { hash: string; content: SharedContent; most: number },
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        await sweep(trx, userId, line.created_at);
        const { count } = await trx
          .selectFrom('shares')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await trx
          .insertInto('shares')
          .values({ user_id: userId, hash, document: writeDocument(content), ...line })
          .execute();
        return true;
      }),

    /** The latest first. */
    async list(userId: string, now: string): Promise<ShareLine[]> {
      await sweep(db, userId, now);
      return db
        .selectFrom('shares')
        .select(lineColumns)
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
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
        .select(['user_id', 'id', 'expires_at'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return null;
      if (row.expires_at > now) return { ownerId: row.user_id, id: row.id };
      // Its owner may never come back to have it swept.
      await sweep(db, row.user_id, now);
      return null;
    },

    async find(userId: string, id: string, now: string): Promise<Share | null> {
      const row = await db
        .selectFrom('shares')
        .select(['title', 'expires_at', 'document'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      const content = readDocument(row.document) as SharedContent;
      return { title: row.title, expiresAt: row.expires_at, content };
    },
  };
}
