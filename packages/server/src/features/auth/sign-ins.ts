import type { listSignIns } from '@cadence/contract/auth/recovery-routes';
import type { ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import type { AuthDeps } from './deps.ts';
import { hashToken, lastUseOf } from './tokens.ts';

/** Names a token to its owner; what is stored of it cannot be told from this. */
export const nameOf = (hash: string): string => hashToken(`sign-in ${hash}`).slice(0, 22);

export const tokensOf = ({ recovery, now }: AuthDeps, userId: string) =>
  recovery.liveTokens(userId, new Date(now()).toISOString());

const signInTokens = async (deps: AuthDeps, userId: string) =>
  (await tokensOf(deps, userId)).filter(({ scopes }) => scopes === null);

export async function signInsOf(
  deps: AuthDeps,
  { userId, tokenHash }: Identity,
): Promise<ReplyOf<typeof listSignIns>> {
  const tokens = await signInTokens(deps, userId);
  return {
    sign_ins: tokens.map(({ hash, device, created_at, expires_at }) => ({
      id: nameOf(hash),
      device,
      signed_in_at: created_at,
      last_used_at: lastUseOf(expires_at),
      current: hash === tokenHash,
    })),
  };
}

export async function endOne(deps: AuthDeps, { userId }: Identity, id: string): Promise<void> {
  const found = (await signInTokens(deps, userId)).find(({ hash }) => nameOf(hash) === id);
  if (!found) throw new ApiError('NOT_FOUND');
  await deps.store.removeToken(userId, found.hash);
  deps.onTokensEnded(userId);
}

export async function endOthers(deps: AuthDeps, { userId, tokenHash }: Identity): Promise<void> {
  await deps.recovery.keepOnlySignIn(userId, tokenHash);
  deps.onTokensEnded(userId);
}
