import type { Database } from '../../platform/database/engines.ts';
import type { CodeRow, TokenRow } from './store.ts';
import { noTokenCache, type TokenCache } from './token-cache.ts';

interface NewPassword {
  codeHash: string;
  passwordHash: string;
  token: TokenRow;
}

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;

/** Codes that open an account whose password is lost, and the places where it is open. */
export function createRecoveryStore(db: Database, cache: TokenCache = noTokenCache) {
  const liveCodes = (userId: string, at: string) =>
    db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]));

  return {
    async hasCode(userId: string, hash: string, at: string): Promise<boolean> {
      const found = await liveCodes(userId, at).where('hash', '=', hash).executeTakeFirst();
      return found !== undefined;
    },

    /** The user's own, which do not end by themselves. */
    keptCodes: (userId: string) =>
      db
        .selectFrom('recovery_codes')
        .select('created_at')
        .where('user_id', '=', userId)
        .where('expires_at', 'is', null)
        .execute(),

    addCode: (code: CodeRow) => db.insertInto('recovery_codes').values(code).execute(),

    async replaceCodes(userId: string, codes: CodeRow[]): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await trx.insertInto('recovery_codes').values(codes).execute();
      });
    },

    /** False when the code was used meanwhile: of two that come at once, one counts. */
    async spendCode(userId: string, { codeHash, passwordHash, token }: NewPassword) {
      const used = await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('recovery_codes')
          .where('user_id', '=', userId)
          .where('hash', '=', codeHash)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await trx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', userId)
          .execute();
        await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
        await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
        await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
        await trx.insertInto('tokens').values(token).execute();
        return true;
      });
      cache.forget(userId);
      return used;
    },

    addPersonal: (token: TokenRow) => db.insertInto('tokens').values(token).execute(),

    liveTokens: (userId: string, at: string) =>
      db
        .selectFrom('tokens')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', at)
        .orderBy('expires_at', 'desc')
        .execute(),

    async keepOnlySignIn(userId: string, hash: string): Promise<void> {
      await db
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('scopes', 'is', null)
        .where('hash', '!=', hash)
        .execute();
      cache.forget(userId);
    },
  };
}
