import type { Scope } from '@cadence/contract/scopes';
import type { Grant, Identify } from '../../http/identity.ts';
import type { AuthStore } from './store.ts';
import type { KnownToken } from './token-cache.ts';
import { expiryFrom, hashToken, tokenOwner, wantsRenewal } from './tokens.ts';

function grantOf({ token_name: name, scopes }: KnownToken): Grant | null {
  return scopes === null ? null : { name: name ?? '', scopes: scopes.split(' ') as Scope[] };
}

export function createIdentify(store: AuthStore, now: () => number): Identify {
  return async (token) => {
    const userId = tokenOwner(token);
    if (!userId) return null;
    const tokenHash = hashToken(token);
    const found = await store.findTokenWithUser(userId, tokenHash);
    if (!found || Date.parse(found.expires_at) <= now()) return null;
    const grant = grantOf(found);
    // A personal token ends when its owner said it would.
    if (grant === null && wantsRenewal(found.expires_at, now())) {
      await store.renewToken(userId, tokenHash, expiryFrom(now()));
    }
    return { userId, tokenHash, email: found.email, name: found.name, grant };
  };
}
