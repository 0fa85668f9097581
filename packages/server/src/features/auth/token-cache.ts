/** What a token stands for, as the database says. */
export interface KnownToken {
  email: string;
  name: string;
  expires_at: string;
  /** Of a personal token; null for a sign-in. */
  token_name: string | null;
  scopes: string | null;
}

type Look = () => Promise<KnownToken | undefined>;

export interface TokenCache {
  find(userId: string, hash: string, look: Look): Promise<KnownToken | undefined>;
  /** Everything known of the user is looked up anew from here on. */
  forget(userId: string): void;
}

/** For a database that other processes write to: there a token may die without this one hearing of it. */
export const noTokenCache: TokenCache = { find: (_userId, _hash, look) => look(), forget() {} };

const maxUsers = 10_000;

/**
 * Exact as long as every change to users and tokens goes through the store of
 * this one process, which the lock on the data folder makes sure of.
 */
export function createTokenCache(): TokenCache {
  const users = new Map<string, Map<string, KnownToken>>();
  let changes = 0;

  return {
    async find(userId, hash, look) {
      const known = users.get(userId)?.get(hash);
      if (known) return known;
      const before = changes;
      const found = await look();
      // What was read before a change must not be remembered after it.
      if (!found || changes !== before) return found;
      const tokens = users.get(userId) ?? new Map<string, KnownToken>();
      users.set(userId, tokens.set(hash, found));
      if (users.size > maxUsers) {
        const [oldest] = users.keys();
        if (oldest !== undefined) users.delete(oldest);
      }
      return found;
    },
    forget(userId) {
      changes += 1;
      users.delete(userId);
    },
  };
}
