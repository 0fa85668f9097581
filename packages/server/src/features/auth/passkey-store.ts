import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;
type ChallengeRow = Tables['passkey_challenges'];

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(db: Database) {
  return {
    list: (userId: string): Promise<PasskeyRow[]> =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** False when the password is another one meanwhile: a new password ends all passkeys. */
    add: (row: PasskeyRow, passwordHash: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // Writing the row as it was holds it until the end.
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', row.user_id)
          .where('password_hash', '=', passwordHash)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await trx
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    /** False when it was used or removed meanwhile: of two uses with one count, one counts. */
    async noteUse(row: PasskeyRow, counter: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: at })
        .where('user_id', '=', row.user_id)
        .where('id', '=', row.id)
        .where('counter', '=', row.counter)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    remove: (userId: string, id: string) =>
      db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute(),

    /** False for one that is kept already. Those that are over go with it. */
    async addChallenge(row: ChallengeRow): Promise<boolean> {
      await db
        .deleteFrom('passkey_challenges')
        .where('user_id', '=', row.user_id)
        .where('expires_at', '<=', row.created_at)
        .execute();
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('passkey_challenges')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** True once: of two that come at once, one counts. */
    async takeChallenge(userId: string, hash: string, now: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('user_id', '=', userId)
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
