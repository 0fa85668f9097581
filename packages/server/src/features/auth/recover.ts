import type { recover, renewCodes } from '@cadence/contract/auth/recovery-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { requirePassword } from './account.ts';
import { type AuthDeps, takeAttempt } from './deps.ts';
import { hashCode, makeCodes } from './recovery-codes.ts';
import { publicUser } from './sign-in.ts';
import { newToken, tokenRow } from './tokens.ts';

/** Of nobody: an unknown address is looked up as a known one is. */
const nobody = '';

export async function recoverAccount(
  deps: AuthDeps,
  body: BodyOf<typeof recover>,
  address: string,
  device: string,
): Promise<ReplyOf<typeof recover>> {
  // Counted apart from sign-ins: guesses of codes must not keep the owner from the password.
  const attempt = { address, account: `recovery ${body.email}` };
  await takeAttempt(deps, attempt);
  const nowMs = deps.now();
  const user = await deps.store.findUserByEmail(body.email);
  const userId = user?.id ?? nobody;
  const codeHash = hashCode(userId, body.code);
  const isGood = await deps.recovery.hasCode(userId, codeHash, new Date(nowMs).toISOString());
  if (!user || !isGood) throw new ApiError('RECOVERY_FAILED');
  const token = newToken(user.id);
  const used = await deps.recovery.spendCode(user.id, {
    codeHash,
    passwordHash: await deps.passwords.hash(body.new_password),
    token: tokenRow(user.id, token, nowMs, device),
  });
  if (!used) throw new ApiError('RECOVERY_FAILED');
  deps.onTokensEnded(user.id);
  await deps.attempts.forgive(attempt);
  return { user: publicUser(user), token };
}

export async function replaceCodes(
  deps: AuthDeps,
  user: Identity,
  { password }: BodyOf<typeof renewCodes>,
  address: string,
): Promise<ReplyOf<typeof renewCodes>> {
  await requirePassword(deps, user, password, address);
  const { codes, rows } = makeCodes(user.userId, deps.now());
  await deps.recovery.replaceCodes(user.userId, rows);
  return { recovery_codes: codes };
}

export async function codesLeft({ recovery }: AuthDeps, { userId }: Identity) {
  const kept = await recovery.keptCodes(userId);
  return { left: kept.length, made_at: kept[0]?.created_at ?? null };
}
