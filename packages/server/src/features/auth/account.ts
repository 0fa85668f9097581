import type { changePassword, deleteAccount } from '@cadence/contract/auth/routes';
import type { BodyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { type AuthDeps, takeAttempt } from './deps.ts';

/** A stolen token alone must neither take an account over nor end it. */
export async function requirePassword(
  deps: AuthDeps,
  user: Identity,
  password: string,
  address: string,
): Promise<void> {
  // Counted apart from sign-ins: guesses of strangers must not lock the owner out of these.
  const attempt = { address, account: `signed in ${user.userId}` };
  await takeAttempt(deps, attempt);
  const found = await deps.store.findUser(user.userId);
  const matches = await deps.passwords.verify(password, found?.password_hash ?? null);
  if (!matches) throw new ApiError('WRONG_PASSWORD');
  await deps.attempts.forgive(attempt);
}

export async function replacePassword(
  deps: AuthDeps,
  user: Identity,
  body: BodyOf<typeof changePassword>,
  address: string,
): Promise<void> {
  await requirePassword(deps, user, body.current_password, address);
  const passwordHash = await deps.passwords.hash(body.new_password);
  await deps.store.setPassword(user.userId, passwordHash, user.tokenHash);
  deps.onTokensEnded(user.userId);
}

export async function removeAccount(
  deps: AuthDeps,
  user: Identity,
  body: BodyOf<typeof deleteAccount>,
  address: string,
): Promise<void> {
  await requirePassword(deps, user, body.password, address);
  await deps.store.removeUser(user.userId);
  deps.onTokensEnded(user.userId);
  await deps.onRemoved(user.userId);
}
