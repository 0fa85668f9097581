import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  addPasskey,
  beginPasskey,
  beginSignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '@cadence/contract/auth/passkey-routes';
import { changePassword } from '@cadence/contract/auth/routes';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, it } from 'vitest';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';

const ctx = startTestApp();
const at = '2026-03-01T08:00:00.000Z';

/** As if a device had made one; that it can be used is shown in a browser (`e2e/passkeys.spec.ts`). */
async function addRow({ id: userId }: Account, id = 'credential'): Promise<void> {
  const made = { host: 'localhost', public_key: 'pQEC', counter: '0', transports: 'internal' };
  const row = { user_id: userId, id, ...made, name: 'Phone', created_at: at, last_used_at: null };
  await ctx.db.insertInto('passkeys').values(row).execute();
}

const listed = async ({ token }: Account) =>
  (await request(ctx.app, listPasskeys, {}, token)).json().passkeys;

const begin = ({ token }: Account, password: string) =>
  request(ctx.app, beginPasskey, { body: { password } }, token);

/** What a browser sends, signed by nobody. */
function madeUp(challenge: string, type: 'create' | 'get') {
  const data = { type: `webauthn.${type}`, challenge, origin: 'http://localhost' };
  const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
  const bytes = Buffer.alloc(37).toString('base64url');
  const rest =
    type === 'create'
      ? { attestationObject: bytes }
      : { authenticatorData: bytes, signature: bytes };
  const id = 'credential';
  return { id, rawId: id, type: 'public-key' as const, response: { clientDataJSON, ...rest } };
}

const signIn = (email: string, challenge: string) =>
  request(ctx.app, signInByPasskey, {
    body: { email, used: madeUp(challenge, 'get') },
  } as never);

it('asks for the password before a device may make one', async () => {
  const ana = await createAccount(ctx.app);
  expect((await begin(ana, 'not the password')).statusCode).toBe(403);
  const response = await begin(ana, ana.password);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json().options).toMatchObject({ rp: { name: 'Cadence' } });
});

it('keeps none that no device has signed', async () => {
  const ana = await createAccount(ctx.app);
  const { challenge } = (await begin(ana, ana.password)).json().options;
  const body = { name: 'Mine', created: madeUp(challenge, 'create') };
  const response = await request(ctx.app, addPasskey, { body } as never, ana.token);
  expect(response.statusCode, response.body).toBe(403);
  expect(await listed(ana)).toEqual([]);
});

const origin = 'http://localhost:80';

/** What a device of one's own making sends: `fmt: none` has no signature. */
function selfMade(challenge: string, fmt = 'none') {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  const id = randomBytes(16);
  const authData = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    // Present, verified, with a credential.
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    isoCBOR.encode(key),
  ]);
  const attested = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin });
  const name = id.toString('base64url');
  return {
    id: name,
    rawId: name,
    type: 'public-key' as const,
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attested as never)).toString('base64url'),
    },
  };
}

it('is added only by the challenge that the password was asked for', async () => {
  const ana = await createAccount(ctx.app);
  const add = async (challenge: string, fmt?: string) => {
    const body = { name: 'Mine', created: selfMade(challenge, fmt) };
    return (await request(ctx.app, addPasskey, { body } as never, ana.token)).statusCode;
  };
  const asked = await request(ctx.app, beginSignIn, { body: { email: ana.email } });
  expect(await add(asked.json().options.challenge)).toBe(403);
  const challenge = async () => (await begin(ana, ana.password)).json().options.challenge;
  // Its certificates would name an address to fetch.
  expect(await add(await challenge(), 'android-key')).toBe(403);
  expect(await listed(ana)).toEqual([]);
  expect(await add(await challenge())).toBe(201);
  expect(await listed(ana)).toHaveLength(1);
});

it('answers an address that nobody has as it answers one that somebody has', async () => {
  const ana = await createAccount(ctx.app);
  await addRow(ana);
  const [known, unknown] = await Promise.all(
    [ana.email, 'nobody@example.com'].map(async (email) => {
      const response = await request(ctx.app, beginSignIn, { body: { email } });
      const { challenge, ...rest } = response.json().options;
      expect(challenge).toHaveLength(43);
      return { status: response.statusCode, rest };
    }),
  );
  expect(known).toEqual(unknown);
});

it('signs nobody in by what no device has signed', async () => {
  const ana = await createAccount(ctx.app);
  await addRow(ana);
  const asked = await request(ctx.app, beginSignIn, { body: { email: ana.email } });
  const { challenge } = asked.json().options;
  for (const [email, given] of [
    [ana.email, challenge],
    [ana.email, 'made-up'],
    ['nobody@example.com', challenge],
  ] as const) {
    const response = await signIn(email, given);
    expect(response.statusCode, response.body).toBe(403);
    expect(response.json().error.code).toBe('PASSKEY_FAILED');
  }
});

it('a challenge counts once', async () => {
  const ana = await createAccount(ctx.app);
  await addRow(ana);
  const asked = await request(ctx.app, beginSignIn, { body: { email: ana.email } });
  const count = async () =>
    (
      await ctx.db
        .selectFrom('passkey_challenges')
        .selectAll()
        .where('user_id', '=', ana.id)
        .execute()
    ).length;
  expect(await count()).toBe(1);
  await signIn(ana.email, asked.json().options.challenge);
  expect(await count()).toBe(0);
});

it('is removed by its owner alone', async () => {
  const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
  await addRow(ana);
  const [{ id, name }] = await listed(ana);
  expect(name).toBe('Phone');
  const remove = ({ token }: Account) =>
    request(ctx.app, removePasskey, { params: { id } }, token).then((r) => r.statusCode);
  expect(await remove(ben)).toBe(404);
  expect(await remove(ana)).toBe(204);
  expect(await listed(ana)).toEqual([]);
});

it('goes with the password that it was made by', async () => {
  const ana = await createAccount(ctx.app);
  await addRow(ana);
  const body = { current_password: ana.password, new_password: 'another horse battery' };
  const response = await request(ctx.app, changePassword, { body }, ana.token);
  expect(response.statusCode, response.body).toBe(204);
  expect(await listed(ana)).toEqual([]);
});
