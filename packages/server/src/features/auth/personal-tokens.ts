import type { makeToken } from '@cadence/contract/auth/token-routes';
import { tokenLimits } from '@cadence/contract/auth/token-schemas';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { Scope } from '@cadence/contract/scopes';
import { dayMs } from '@cadence/domain/workout/durations';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { requirePassword } from './account.ts';
import type { AuthDeps } from './deps.ts';
import { nameOf, tokensOf } from './sign-ins.ts';
import type { TokenRow } from './store.ts';
import { newToken, tokenRow } from './tokens.ts';

type Shown = ReplyOf<typeof makeToken>['made'];

function shown({ hash, name, scopes, created_at, expires_at }: TokenRow): Shown {
  return {
    id: nameOf(hash),
    name: name ?? '',
    scopes: (scopes ?? '').split(' ') as Scope[],
    made_at: created_at,
    ends_at: expires_at,
  };
}

const personalOf = async (deps: AuthDeps, userId: string): Promise<TokenRow[]> =>
  (await tokensOf(deps, userId)).filter(({ scopes }) => scopes !== null);

export async function showTokens(deps: AuthDeps, { userId }: Identity) {
  return { tokens: (await personalOf(deps, userId)).map(shown) };
}

/** A stolen sign-in alone must not make something that outlives it. */
export async function addToken(
  deps: AuthDeps,
  user: Identity,
  { name, scopes, days, password }: BodyOf<typeof makeToken>,
  address: string,
): Promise<ReplyOf<typeof makeToken>> {
  await requirePassword(deps, user, password, address);
  const { userId } = user;
  if ((await personalOf(deps, userId)).length >= tokenLimits.count) {
    throw new ApiError('TOO_MANY_TOKENS');
  }
  const token = newToken(userId);
  const row: TokenRow = {
    ...tokenRow(userId, token, deps.now(), ''),
    expires_at: new Date(deps.now() + days * dayMs).toISOString(),
    name,
    scopes: [...new Set(scopes)].join(' '),
  };
  await deps.recovery.addPersonal(row);
  return { token, made: shown(row) };
}

export async function endToken(deps: AuthDeps, { userId }: Identity, id: string): Promise<void> {
  const found = (await personalOf(deps, userId)).find(({ hash }) => nameOf(hash) === id);
  if (!found) throw new ApiError('NOT_FOUND');
  await deps.store.removeToken(userId, found.hash);
}
