import { timingSafeEqual } from 'node:crypto';
import type { login, register } from '@cadence/contract/auth/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import { digestOf } from '../../platform/hash.ts';
import { newId } from '../../platform/ids.ts';
import { type AuthDeps, takeAttempt } from './deps.ts';
import { makeCodes } from './recovery-codes.ts';
import type { UserRow } from './store.ts';
import { newToken, tokenRow } from './tokens.ts';

export function publicUser({ id, email, name }: Pick<UserRow, 'id' | 'email' | 'name'>) {
  return { id, email, name };
}

function requireInvitation({ registration }: AuthDeps, given: string | undefined): void {
  if (registration.kind === 'closed') throw new ApiError('REGISTRATION_CLOSED');
  if (registration.kind === 'open') return;
  // Digests are of one length, and compared in the same time whatever they hold.
  const isIt = timingSafeEqual(digestOf(given ?? ''), digestOf(registration.invitation));
  if (!isIt) throw new ApiError('WRONG_INVITATION');
}

export async function registerUser(
  deps: AuthDeps,
  body: BodyOf<typeof register>,
  address: string,
  device: string,
): Promise<ReplyOf<typeof register>> {
  await takeAttempt(deps, { address });
  requireInvitation(deps, body.invitation);
  const nowMs = deps.now();
  const user: UserRow = {
    id: newId(nowMs),
    email: body.email,
    name: body.name ?? '',
    password_hash: await deps.passwords.hash(body.password),
    created_at: new Date(nowMs).toISOString(),
  };
  const token = newToken(user.id);
  const { codes, rows } = makeCodes(user.id, nowMs);
  const added = await deps.store.addUser(user, tokenRow(user.id, token, nowMs, device), rows);
  if (!added) throw new ApiError('EMAIL_TAKEN');
  return { user: publicUser(user), token, recovery_codes: codes };
}

export async function signIn(
  deps: AuthDeps,
  body: BodyOf<typeof login>,
  address: string,
  device: string,
): Promise<ReplyOf<typeof login>> {
  const attempt = { address, account: body.email };
  await takeAttempt(deps, attempt);
  const user = await deps.store.findUserByEmail(body.email);
  const matches = await deps.passwords.verify(body.password, user?.password_hash ?? null);
  if (!user || !matches) throw new ApiError('INVALID_CREDENTIALS');
  const token = newToken(user.id);
  const row = tokenRow(user.id, token, deps.now(), device);
  if (!(await deps.store.addToken(row, user.password_hash))) {
    throw new ApiError('INVALID_CREDENTIALS');
  }
  await deps.attempts.forgive(attempt);
  return { user: publicUser(user), token };
}
