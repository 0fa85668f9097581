import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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
import { hashOf } from '../../platform/hash.ts';
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
import type { UserRow } from './store.ts';
import { newToken, tokenRow } from './tokens.ts';

const challengeMs = 5 * 60_000;

const instantOf = (ms: number): string => new Date(ms).toISOString();

/**
 * The address that is set counts, whatever a proxy or a caller makes of it. Without one it is what
 * the browser has asked.
 */
export function siteOf({ publicUrl }: Pick<AuthDeps, 'publicUrl'>, asked: string): Site {
  const address = publicUrl || asked;
  if (!URL.canParse(address)) throw new ApiError('BAD_REQUEST');
  const { origin, hostname } = new URL(address);
  return { origin, host: hostname };
}

/** As listed: under a hash, since the credential's own id is sent to devices only. */
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

function challengeRow(userId: string, purpose: Purpose, challenge: string, nowMs: number) {
  return {
    user_id: userId,
    hash: hashOf(`${purpose} ${challenge}`),
    created_at: instantOf(nowMs),
    expires_at: instantOf(nowMs + challengeMs),
  };
}

const taking =
  ({ passkeys, now }: AuthDeps, userId: string) =>
  (challenge: string): Promise<boolean> => {
    const { hash, created_at } = challengeRow(userId, 'add', challenge, now());
    return passkeys.takeChallenge(userId, hash, created_at);
  };

const nonceBytes = 10;
const timeBytes = 6;
const sealBytes = 16;

/** Stands in for an unknown address, so that the answer does not tell whether it has an account. */
const nobody: Pick<UserRow, 'id' | 'password_hash'> = {
  id: '',
  password_hash: randomBytes(32).toString('base64url'),
};

/** Signed with the password hash, which only instances of this server can read. */
function sealOf({ id, password_hash }: typeof nobody, origin: string, head: Buffer): Buffer {
  return createHmac('sha256', password_hash)
    .update(`sign-in ${id} ${origin} `)
    .update(head)
    .digest()
    .subarray(0, sealBytes);
}

/**
 * Nothing is kept of it until it is used: whoever asks fills no table, and the time of the answer
 * does not tell whether there is an account.
 */
function sealedChallenge(user: typeof nobody, origin: string, nowMs: number) {
  const head = Buffer.alloc(nonceBytes + timeBytes);
  randomBytes(nonceBytes).copy(head);
  head.writeUIntBE(nowMs, nonceBytes, timeBytes);
  return new Uint8Array(Buffer.concat([head, sealOf(user, origin, head)]));
}

function isOurs(user: typeof nobody, origin: string, challenge: string, nowMs: number): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== nonceBytes + timeBytes + sealBytes) return false;
  const head = bytes.subarray(0, nonceBytes + timeBytes);
  const isSealed = timingSafeEqual(sealOf(user, origin, head), bytes.subarray(head.length));
  return isSealed && nowMs - head.readUIntBE(nonceBytes, timeBytes) < challengeMs;
}

/** Accepts each challenge issued for this account and origin exactly once. */
const spending =
  ({ passkeys, now }: AuthDeps, user: typeof nobody, { origin }: Site) =>
  async (challenge: string): Promise<boolean> => {
    const nowMs = now();
    if (!isOurs(user, origin, challenge, nowMs)) return false;
    return passkeys.addChallenge(challengeRow(user.id, 'sign-in', challenge, nowMs));
  };

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
  await deps.passkeys.addChallenge(challengeRow(user.userId, 'add', options.challenge, deps.now()));
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
  const made = await readCreated(site, response as never, taking(deps, userId));
  if (!made) throw new ApiError('PASSKEY_FAILED');
  const row: PasskeyRow = {
    user_id: userId,
    id: made.id,
    origin: site.origin,
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

/** Answers alike whether or not the address has an account. */
export async function startSignIn(
  deps: AuthDeps,
  { email }: BodyOf<typeof beginSignIn>,
  { address, site }: { address: string; site: Site },
): Promise<ReplyOf<typeof beginSignIn>> {
  await takeAttempt(deps, { address, account: `passkey ${email}` });
  const user = await deps.store.findUserByEmail(email);
  const challenge = sealedChallenge(user ?? nobody, site.origin, deps.now());
  return { options: { ...(await requestOptions(site, challenge)) } };
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
  const known = await deps.passkeys.list(user?.id ?? nobody.id);
  const row = known.find(({ id, origin }) => id === used.id && origin === site.origin);
  if (!user || !row) throw new ApiError('PASSKEY_FAILED');
  const response = { ...used, clientExtensionResults: {} };
  const spend = spending(deps, user, site);
  const counter = await readUsed(site, response as never, credentialOf(row), spend);
  if (counter === null) throw new ApiError('PASSKEY_FAILED');
  const token = newToken(user.id);
  const nowMs = deps.now();
  if (!(await deps.passkeys.noteUse(row, String(counter), instantOf(nowMs)))) {
    throw new ApiError('PASSKEY_FAILED');
  }
  if (!(await deps.store.addToken(tokenRow(user.id, token, nowMs, device), user.password_hash))) {
    throw new ApiError('PASSKEY_FAILED');
  }
  // Two attempts were counted: one for the challenge and one for its use.
  await deps.attempts.forgive(attempt);
  await deps.attempts.forgive(attempt);
  return { user: publicUser(user), token };
}
