import type { mailCode, recover, renewCodes } from '@cadence/contract/auth/recovery-routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import { requirePassword } from './account.ts';
import { type AuthDeps, takeAttempt } from './deps.ts';
import { hashCode, makeCodes, makeShortCode } from './recovery-codes.ts';
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

const mailedMinutes = 30;

function mailedText(code: string, publicUrl: string): string {
  return [
    'Somebody, most likely you, wants to set a new password in Cadence.',
    '',
    `Your code: ${code}`,
    `Enter it at ${publicUrl}/recover`,
    '',
    `It works once, for ${mailedMinutes} minutes. If it was not you, there is nothing to do.`,
  ].join('\n');
}

/**
 * Answered before anything is looked up, so that neither the answer nor its time tells whether
 * there is an account.
 */
export async function sendCode(
  deps: AuthDeps,
  { email }: BodyOf<typeof mailCode>,
  address: string,
): Promise<void> {
  const { mail } = deps;
  if (mail === null) throw new ApiError('NOT_FOUND');
  await takeAttempt(deps, { address, account: `mail ${email}` });
  const send = async () => {
    const user = await deps.store.findUserByEmail(email);
    if (!user) return;
    const { code, row } = makeShortCode(user.id, deps.now(), mailedMinutes * 60_000);
    await deps.recovery.addCode(row);
    const text = mailedText(code, mail.publicUrl);
    await mail.send({ to: user.email, subject: 'A new password for Cadence', text });
  };
  send().catch(deps.onMailFailed);
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
