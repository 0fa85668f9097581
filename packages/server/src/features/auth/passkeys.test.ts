import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
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
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';

const ctx = startTestApp();
const at = '2026-03-01T08:00:00.000Z';

/** As if a device had made one; that it can be used is shown in a browser (`e2e/passkeys.spec.ts`). */
async function addRow({ id: userId }: Account, id = 'credential'): Promise<void> {
  const made = {
    origin: 'http://localhost',
    public_key: 'pQEC',
    counter: '0',
    transports: 'internal',
  };
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

const site = 'http://localhost';
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const point = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
const clientData = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin }));

/** A device of one's own making: `fmt: none` has no signature. */
function makeDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const name = id.toString('base64url');
  const common = { id: name, rawId: name, type: 'public-key' as const };
  return {
    create(challenge: string, { fmt = 'none', origin = site } = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]);
      const authData = Buffer.concat([
        sha256('localhost'),
        // Present, verified, with a credential.
        Buffer.from([0x45, 0, 0, 0, 0]),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', fmt],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: clientData('create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      };
      return { ...common, response };
    },
    sign(challenge: string, origin = site) {
      const client = clientData('get', challenge, origin);
      // Present and verified; it does not count its uses.
      const authData = Buffer.concat([sha256('localhost'), Buffer.from([0x05, 0, 0, 0, 0])]);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...common, response };
    },
  };
}

type Device = ReturnType<typeof makeDevice>;

async function addDevice(
  account: Account,
  options: { fmt?: string; origin?: string } = {},
  app = ctx.app,
): Promise<{ device: Device; status: number }> {
  const device = makeDevice();
  const begun = await request(
    app,
    beginPasskey,
    { body: { password: account.password } },
    account.token,
  );
  const { challenge } = begun.json().options;
  const body = { name: 'Mine', created: device.create(challenge, options) };
  const added = await request(app, addPasskey, { body } as never, account.token);
  return { device, status: added.statusCode };
}

async function challengeFor(email: string, app = ctx.app): Promise<string> {
  return (await request(app, beginSignIn, { body: { email } })).json().options.challenge;
}

const use = (email: string, used: object, app = ctx.app) =>
  request(app, signInByPasskey, { body: { email, used } } as never).then((r) => r.statusCode);

it('is added only by the challenge that the password was asked for', async () => {
  const ana = await createAccount(ctx.app);
  const asked = await challengeFor(ana.email);
  const body = { name: 'Mine', created: makeDevice().create(asked) };
  const wrong = await request(ctx.app, addPasskey, { body } as never, ana.token);
  expect(wrong.statusCode).toBe(403);
  // Its certificates would name an address to fetch.
  expect((await addDevice(ana, { fmt: 'android-key' })).status).toBe(403);
  expect(await listed(ana)).toEqual([]);
  expect((await addDevice(ana)).status).toBe(201);
  expect(await listed(ana)).toHaveLength(1);
});

it('signs in whoever has the device, once for each challenge', async () => {
  const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
  const { device } = await addDevice(ana);
  const used = device.sign(await challengeFor(ana.email));
  expect(await use(ana.email, used)).toBe(200);
  expect(await use(ana.email, used)).toBe(403);
  expect(await use(ana.email, device.sign(await challengeFor(ben.email)))).toBe(403);
  const late = device.sign(await challengeFor(ana.email));
  ctx.setNow(startOfTime + 5 * 60_000);
  expect(await use(ana.email, late)).toBe(403);
  ctx.setNow(startOfTime);
});

it('holds for the whole address that it was made on, not for its host alone', async () => {
  const ana = await createAccount(ctx.app);
  const { device } = await addDevice(ana);
  await ctx.db.updateTable('passkeys').set({ origin: 'http://localhost:8080' }).execute();
  expect(await use(ana.email, device.sign(await challengeFor(ana.email)))).toBe(403);
});

it('holds for the address that is set, whatever host is asked', async () => {
  const ana = await createAccount(ctx.app);
  const app = await ctx.startAnother({ publicUrl: 'https://localhost' });
  expect((await addDevice(ana, { origin: site }, app)).status).toBe(403);
  const { device, status } = await addDevice(ana, { origin: 'https://localhost' }, app);
  expect(status).toBe(201);
  const challenge = () => challengeFor(ana.email, app);
  expect(await use(ana.email, device.sign(await challenge()), app)).toBe(403);
  expect(await use(ana.email, device.sign(await challenge(), 'https://localhost'), app)).toBe(200);
});

it('whoever signs in again and again uses up no attempt', async () => {
  const few = { perAccountAndAddress: 4, perAccount: 4, perAddress: 4, windowSeconds: 900 };
  const ana = await createAccount(ctx.app);
  const { device } = await addDevice(ana);
  const app = await ctx.startAnother({ attemptLimits: few });
  for (let time = 0; time < 6; time += 1) {
    expect(await use(ana.email, device.sign(await challengeFor(ana.email, app)), app)).toBe(200);
  }
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

it('asks the database the same for an address that nobody has', async () => {
  const ana = await createAccount(ctx.app);
  const asked: string[] = [];
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = await ctx.startAnother({ db });
  const questionsOf = async (email: string) => {
    asked.length = 0;
    const challenge = await challengeFor(email, app);
    expect(await use(email, makeDevice().sign(challenge), app)).toBe(403);
    return [...asked];
  };
  const known = await questionsOf(ana.email);
  expect(known.length).toBeGreaterThan(1);
  expect(known).toEqual(await questionsOf('nobody@example.com'));
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
