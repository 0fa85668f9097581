import { createHash } from 'node:crypto';
import type {
  addPasskey,
  beginPasskey,
  beginSignIn,
  signInByPasskey,
} from '@cadence/contract/auth/passkey-routes';
import { passkeyLimits } from '@cadence/contract/auth/passkey-schemas';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import { ApiError } from '../../http/errors.ts';
import type { Identity } from '../../http/identity.ts';
import {
  type Credential,
  creationOptions,
  readCreated,
  readUsed,
  requestOptions,
  type Site,
} from '../../platform/passkeys.ts';
import { requirePassword } from './account.ts';
import { type AuthDeps, takeAttempt } from './deps.ts';
import type { PasskeyRow } from './passkey-store.ts';
import { publicUser } from './sign-in.ts';
import { nameOf } from './sign-ins.ts';
import { newToken, tokenRow } from './tokens.ts';

const challengeMs = 5 * 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const instantOf = (ms: number): string => new Date(ms).toISOString();

/** A passkey belongs to a host; where it stands on is what the browser has asked. */
export function siteOf(origin: string): Site {
  if (!URL.canParse(origin)) throw new ApiError('BAD_REQUEST');
  return { origin, host: new URL(origin).hostname };
}

/** Named by its hash: its own id is what a device is asked with. */
const shown = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id: nameOf(hashOf(id)),
  name,
  made_at: created_at,
  last_used_at: last_used_at?.slice(0, 10) ?? null,
});

const credentialOf = (row: PasskeyRow): Credential => ({
  id: row.id,
  publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
  counter: Number(row.counter),
  transports: row.transports.split(' ').filter(Boolean),
});

/** A challenge for signing in, which anybody may ask for, must not add a passkey. */
type Purpose = 'add' | 'sign-in';
const challengeHash = (purpose: Purpose, challenge: string) => hashOf(`${purpose} ${challenge}`);

async function giveChallenge(
  { passkeys, now }: AuthDeps,
  userId: string,
  purpose: Purpose,
  challenge: string,
) {
  const nowMs = now();
  await passkeys.addChallenge({
    user_id: userId,
    hash: challengeHash(purpose, challenge),
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + challengeMs),
  });
}

const taking =
  ({ passkeys, now }: AuthDeps, userId: string, purpose: Purpose) =>
  (challenge: string): Promise<boolean> =>
    passkeys.takeChallenge(userId, challengeHash(purpose, challenge), instantOf(now()));

async function requireRoom({ passkeys }: AuthDeps, userId: string): Promise<PasskeyRow[]> {
  const known = await passkeys.list(userId);
  if (known.length >= passkeyLimits.count) throw new ApiError('TOO_MANY_PASSKEYS');
  return known;
}

export async function showPasskeys({ passkeys }: AuthDeps, { userId }: Identity) {
  return { passkeys: (await passkeys.list(userId)).map(shown) };
}

/** A stolen sign-in alone must not make something that outlives it. */
export async function startPasskey(
  deps: AuthDeps,
  user: Identity,
  { password }: BodyOf<typeof beginPasskey>,
  { address, site }: { address: string; site: Site },
): Promise<ReplyOf<typeof beginPasskey>> {
  await requirePassword(deps, user, password, address);
  const known = await requireRoom(deps, user.userId);
  const ids = known.map(({ id }) => id);
  const options = await creationOptions(site, user, ids);
  await giveChallenge(deps, user.userId, 'add', options.challenge);
  return { options: { ...options } };
}

export async function keepPasskey(
  deps: AuthDeps,
  { userId }: Identity,
  { name, created }: BodyOf<typeof addPasskey>,
  site: Site,
): Promise<ReplyOf<typeof addPasskey>> {
  await requireRoom(deps, userId);
  const owner = await deps.store.findUser(userId);
  if (!owner) throw new ApiError('PASSKEY_FAILED');
  const response = { ...created, clientExtensionResults: {} };
  const made = await readCreated(site, response as never, taking(deps, userId, 'add'));
  if (!made) throw new ApiError('PASSKEY_FAILED');
  const row: PasskeyRow = {
    user_id: userId,
    id: made.id,
    host: site.host,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: String(made.counter),
    transports: made.transports.join(' '),
    name,
    created_at: instantOf(deps.now()),
    last_used_at: null,
  };
  if (!(await deps.passkeys.add(row, owner.password_hash))) throw new ApiError('PASSKEY_FAILED');
  return { passkey: shown(row) };
}

export async function endPasskey({ passkeys }: AuthDeps, { userId }: Identity, id: string) {
  const found = (await passkeys.list(userId)).find((row) => shown(row).id === id);
  if (!found) throw new ApiError('NOT_FOUND');
  await passkeys.remove(userId, found.id);
}

/** The same for an address that nobody has: its challenge is just not kept. */
export async function startSignIn(
  deps: AuthDeps,
  { email }: BodyOf<typeof beginSignIn>,
  { address, site }: { address: string; site: Site },
): Promise<ReplyOf<typeof beginSignIn>> {
  await takeAttempt(deps, { address, account: `passkey ${email}` });
  const user = await deps.store.findUserByEmail(email);
  const options = await requestOptions(site);
  if (user) await giveChallenge(deps, user.id, 'sign-in', options.challenge);
  return { options: { ...options } };
}

export async function finishSignIn(
  deps: AuthDeps,
  { email, used }: BodyOf<typeof signInByPasskey>,
  { address, device, site }: { address: string; device: string; site: Site },
): Promise<ReplyOf<typeof signInByPasskey>> {
  // Counted apart from passwords, as codes are.
  const attempt = { address, account: `passkey ${email}` };
  await takeAttempt(deps, attempt);
  const user = await deps.store.findUserByEmail(email);
  const known = user ? await deps.passkeys.list(user.id) : [];
  const row = known.find(({ id, host }) => id === used.id && host === site.host);
  if (!user || !row) throw new ApiError('PASSKEY_FAILED');
  const response = { ...used, clientExtensionResults: {} };
  const take = taking(deps, user.id, 'sign-in');
  const counter = await readUsed(site, response as never, credentialOf(row), take);
  if (counter === null) throw new ApiError('PASSKEY_FAILED');
  const token = newToken(user.id);
  const nowMs = deps.now();
  if (!(await deps.passkeys.noteUse(row, String(counter), instantOf(nowMs)))) {
    throw new ApiError('PASSKEY_FAILED');
  }
  if (!(await deps.store.addToken(tokenRow(user.id, token, nowMs, device), user.password_hash))) {
    throw new ApiError('PASSKEY_FAILED');
  }
  await deps.attempts.forgive(attempt);
  return { user: publicUser(user), token };
}
