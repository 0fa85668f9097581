import type { Selectable } from 'kysely';
import { readDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import { flushIntoFile, isUniqueViolation } from '../../platform/database/engines.ts';
import { forgetOnOtherSide } from '../../platform/database/other-side.ts';
import { rowsOfUser } from '../../platform/database/rows-of-user.ts';
import {
  secretColumns,
  type TableName,
  type Tables,
  tablesInOrder,
} from '../../platform/database/schema.ts';
import { type KnownToken, noTokenCache, type TokenCache } from './token-cache.ts';

/** The account alone: the counts of changes are the affair of what changes. */
export type UserRow = Omit<Selectable<Tables['users']>, 'session_changes' | 'item_changes'>;
export type TokenRow = Selectable<Tables['tokens']>;
export type CodeRow = Selectable<Tables['recovery_codes']>;
type Row = Record<string, unknown>;

export type AuthStore = ReturnType<typeof createAuthStore>;

/** A row for the user's own download: no secrets, and documents as what they are. */
function forDownload(table: keyof Tables, row: Row): Row {
  const secret: readonly string[] = secretColumns[table] ?? [];
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !secret.includes(column))
      .map(([column, value]) => [column, column === 'document' ? readDocument(value) : value]),
  );
}

export function createAuthStore(db: Database, cache: TokenCache = noTokenCache) {
  // Every signed-in request asks this, so it is compiled once.
  const tokenQuery = db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.email', 'users.name', 'tokens.expires_at', 'tokens.scopes'])
    .select('tokens.name as token_name')
    .where('tokens.user_id', '=', '')
    .where('tokens.hash', '=', '')
    .compile();

  return {
    /** False when the address belongs to somebody already. */
    async addUser(user: UserRow, token: TokenRow, codes: CodeRow[]): Promise<boolean> {
      try {
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('users').values(user).execute();
          await trx.insertInto('tokens').values(token).execute();
          await trx.insertInto('recovery_codes').values(codes).execute();
        });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** Whoever came first: ids are in the order of time. */
    async findFirstUserId(): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('id')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    findUserByEmail: (email: string) =>
      db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst(),

    findUser: (id: string) =>
      db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    findTokenWithUser: (userId: string, hash: string) =>
      cache.find(userId, hash, async () => {
        const { rows } = await db.executeQuery<KnownToken>({
          ...tokenQuery,
          parameters: [userId, hash],
        });
        return rows[0];
      }),

    /**
     * False when the password is no longer the one that was checked: a sign-in
     * that overlaps a change of password must not outlive it. The update that
     * changes nothing takes the row's lock on both engines. A sign-in is also
     * when the user's dead tokens are swept out.
     */
    async addToken(token: TokenRow, checkedPasswordHash: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({ password_hash: checkedPasswordHash })
          .where('id', '=', token.user_id)
          .where('password_hash', '=', checkedPasswordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .deleteFrom('tokens')
          .where('user_id', '=', token.user_id)
          .where('expires_at', '<=', token.created_at)
          .execute();
        await trx.insertInto('tokens').values(token).execute();
        return true;
      });
    },

    async renewToken(userId: string, hash: string, expiresAt: string): Promise<void> {
      await db
        .updateTable('tokens')
        .set({ expires_at: expiresAt })
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .execute();
      cache.forget(userId);
    },

    async removeToken(userId: string, hash: string): Promise<void> {
      await db
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .execute();
      cache.forget(userId);
    },

    async setName(userId: string, name: string): Promise<void> {
      await db.updateTable('users').set({ name }).where('id', '=', userId).execute();
      cache.forget(userId);
    },

    async setPassword(userId: string, passwordHash: string, keepTokenHash: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', userId)
          .execute();
        await trx
          .deleteFrom('tokens')
          .where('user_id', '=', userId)
          .where('hash', '!=', keepTokenHash)
          .execute();
        // Whoever knew the password may have made one.
        await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
        await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
      });
      cache.forget(userId);
    },

    /**
     * Every other table refers to the user and goes with the row (`on delete cascade`); what others
     * have of the user goes with it.
     */
    async removeUser(userId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('users').where('id', '=', userId).execute();
        await forgetOnOtherSide(trx, userId);
      });
      await flushIntoFile(db);
      cache.forget(userId);
    },

    /** All rows of the user in all tables, so that a new table is in the download by itself. */
    async *everythingOf(userId: string): AsyncGenerator<[TableName, Row[]]> {
      for (const table of tablesInOrder) {
        yield [table, []];
        for await (const rows of rowsOfUser(db, table, userId)) {
          yield [table, rows.map((row) => forDownload(table, row))];
        }
      }
    },
  };
}
