import type { Identify } from '../../http/identity.ts';
import type { AuthStore } from './store.ts';
import { expiryFrom, hashToken, tokenOwner, wantsRenewal } from './tokens.ts';

export function createIdentify(store: AuthStore, now: () => number): Identify {
  return async (token) => {
    const userId = tokenOwner(token);
    if (!userId) return null;
    const tokenHash = hashToken(token);
    const found = await store.findTokenWithUser(userId, tokenHash);
    if (!found || Date.parse(found.expires_at) <= now()) return null;
    if (wantsRenewal(found.expires_at, now())) {
      await store.renewToken(userId, tokenHash, expiryFrom(now()));
    }
    return { userId, tokenHash, email: found.email, name: found.name };
  };
}
