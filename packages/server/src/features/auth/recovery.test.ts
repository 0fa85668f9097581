import {
  endOtherSignIns,
  endSignIn,
  listSignIns,
  readCodes,
  recover,
  renewCodes,
} from '@cadence/contract/auth/recovery-routes';
import * as auth from '@cadence/contract/auth/routes';
import { hourMs } from '@cadence/domain/workout/durations';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../../test-support/app.ts';
import { makeShortCode } from './recovery-codes.ts';
import { createRecoveryStore } from './recovery-store.ts';

const ctx = startTestApp();
const password = 'correct horse battery';
const newPassword = 'a brand new passphrase';
let count = 0;

async function register() {
  count += 1;
  const email = `lost${count}@example.com`;
  const response = await request(ctx.app, auth.register, { body: { email, password } });
  const { user, token, recovery_codes: codes } = response.json();
  return { email, id: user.id as string, token: token as string, codes: codes as string[] };
}

const recoverWith = (email: string, code: string | undefined, new_password = newPassword) =>
  request(ctx.app, recover, { body: { email, code: code ?? '', new_password } });
const isIn = async (token: string) =>
  (await request(ctx.app, auth.me, {}, token)).statusCode === 200;

describe('recovery codes', () => {
  it('come with the account, all different, and none of them is stored or logged', async () => {
    const { id, codes } = await register();
    expect(new Set(codes).size).toBe(10);
    const rows = await ctx.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
      expect(ctx.logged()).not.toContain(code);
    }
  });

  it('set a new password, sign in, and end every sign-in before', async () => {
    const { email, token, codes } = await register();
    const response = await recoverWith(email.toUpperCase(), codes[3]);
    expect(response.statusCode).toBe(200);
    expect(response.json().user.email).toBe(email);
    expect(await isIn(response.json().token)).toBe(true);
    expect(await isIn(token)).toBe(false);
    const [old, fresh] = await Promise.all(
      [password, newPassword].map((one) =>
        request(ctx.app, auth.login, { body: { email, password: one } }),
      ),
    );
    expect(old?.statusCode).toBe(401);
    expect(fresh?.statusCode).toBe(200);
  });

  it('work once each, also when two come at once', async () => {
    const { email, codes } = await register();
    const answers = await Promise.all([1, 2, 3].map(() => recoverWith(email, codes[0])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    expect((await recoverWith(email, codes[0])).json().error.code).toBe('RECOVERY_FAILED');
    expect((await recoverWith(email, codes[1])).statusCode).toBe(200);
  });

  it('are read however they are written', async () => {
    const { email, codes } = await register();
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect((await recoverWith(email, ` ${typed} `)).statusCode).toBe(200);
  });

  it('open no other account, and tell nobody whether one exists', async () => {
    const [mine, theirs] = [await register(), await register()];
    const answers = [
      await recoverWith(theirs.email, mine.codes[0]),
      await recoverWith('nobody-here@example.com', mine.codes[0]),
      await recoverWith(theirs.email, '-'),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(403);
      expect(body).toBe(answers[0]?.body);
    }
    expect(await isIn(theirs.token)).toBe(true);
  });

  it('are counted, and replaced by new ones after the password', async () => {
    const { email, token, codes } = await register();
    const wrong = await request(ctx.app, renewCodes, { body: { password: 'not it' } }, token);
    expect(wrong.json().error.code).toBe('WRONG_PASSWORD');
    const made = await request(ctx.app, renewCodes, { body: { password } }, token);
    expect(made.statusCode).toBe(201);
    expect((await recoverWith(email, codes[0])).statusCode).toBe(403);
    const recovered = await recoverWith(email, made.json().recovery_codes[0]);
    const left = await request(ctx.app, readCodes, {}, recovered.json().token);
    expect(left.json()).toEqual({ left: 9, made_at: new Date(startOfTime).toISOString() });
  });

  it('from whoever runs the server end by themselves and are not counted', async () => {
    const { email, id, token } = await register();
    const store = createRecoveryStore(ctx.db);
    const first = makeShortCode(id, startOfTime, hourMs);
    const second = makeShortCode(id, startOfTime, hourMs);
    await store.addCode(first.row);
    await store.addCode(second.row);
    expect((await request(ctx.app, readCodes, {}, token)).json().left).toBe(10);
    expect((await recoverWith(email, first.code)).statusCode).toBe(200);
    ctx.setNow(startOfTime + hourMs);
    const late = await recoverWith(email, second.code);
    ctx.setNow(startOfTime);
    expect(late.statusCode).toBe(403);
  });
});

describe('guessing codes', () => {
  it('is stopped, and does not keep the owner from signing in', async () => {
    const limits = { perAccountAndAddress: 3, perAccount: 6, perAddress: 100, windowSeconds: 900 };
    const app = await ctx.startAnother({ attemptLimits: limits });
    const { email } = await register();
    const body = { email, code: 'AAAAA-AAAAA-AAAAA-AAAAA', new_password: newPassword };
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      statuses.push((await request(app, recover, { body })).statusCode);
    }
    expect(statuses).toEqual([403, 403, 403, 429]);
    const signedIn = await request(app, auth.login, { body: { email, password } });
    expect(signedIn.statusCode).toBe(200);
  });
});

describe('the places where somebody is signed in', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

  async function twice() {
    const account = await register();
    const body = { email: account.email, password };
    const headers = { 'user-agent': agent };
    const phone = await request(ctx.app, auth.login, { body }, undefined, headers);
    return { ...account, phone: phone.json().token as string };
  }

  it('are listed in words, without anything that opens one', async () => {
    const { token, phone } = await twice();
    const response = await request(ctx.app, listSignIns, {}, phone);
    const { sign_ins: all } = response.json();
    expect(all).toHaveLength(2);
    expect(all.find((one: { current: boolean }) => one.current)).toMatchObject({
      device: 'Chrome on Android',
      signed_in_at: new Date(startOfTime).toISOString(),
      last_used_at: new Date(startOfTime).toISOString(),
    });
    const rows = await ctx.db.selectFrom('tokens').select('hash').execute();
    for (const secret of [token, phone, ...rows.map(({ hash }) => hash)]) {
      expect(response.body).not.toContain(secret);
    }
  });

  it('are ended one by one, and those of somebody else are not there', async () => {
    const [mine, theirs] = [await twice(), await twice()];
    const listed = (await request(ctx.app, listSignIns, {}, mine.token)).json().sign_ins;
    const other = listed.find((one: { current: boolean }) => !one.current);
    const end = (token: string) => request(ctx.app, endSignIn, { params: { id: other.id } }, token);
    expect((await end(theirs.token)).statusCode).toBe(404);
    expect(await isIn(mine.phone)).toBe(true);
    expect((await end(mine.token)).statusCode).toBe(204);
    expect(await isIn(mine.phone)).toBe(false);
    expect((await end(mine.token)).statusCode).toBe(404);
  });

  it('are ended all but this one', async () => {
    const { token, phone } = await twice();
    expect((await request(ctx.app, endOtherSignIns, {}, phone)).statusCode).toBe(204);
    expect(await isIn(token)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });
});

describe('who may register', () => {
  const asking = { body: { email: 'late@example.com', password } };

  it('is everybody, unless the server says otherwise', async () => {
    expect((await request(ctx.app, auth.readOptions)).json()).toEqual({
      registration: 'open',
      mail: false,
    });
  });

  it('is nobody where it is closed, and who is registered signs in as before', async () => {
    const { email } = await createAccount(ctx.app);
    const app = await ctx.startAnother({ registration: { kind: 'closed' } });
    expect((await request(app, auth.readOptions)).json()).toEqual({
      registration: 'closed',
      mail: false,
    });
    expect((await request(app, auth.register, asking)).json().error.code).toBe(
      'REGISTRATION_CLOSED',
    );
    expect((await request(app, auth.login, { body: { email, password } })).statusCode).toBe(200);
  });

  it('is whoever knows the invitation, which is not told', async () => {
    const registration = { kind: 'invitation', invitation: 'spring at the gym' } as const;
    const app = await ctx.startAnother({ registration });
    const options = await request(app, auth.readOptions);
    expect(options.json()).toEqual({ registration: 'invitation', mail: false });
    for (const invitation of [undefined, '', 'autumn at the gym']) {
      const body = { ...asking.body, ...(invitation !== undefined && { invitation }) };
      const refused = await request(app, auth.register, { body });
      expect(refused.json().error.code).toBe('WRONG_INVITATION');
      expect(refused.body).not.toContain('spring');
    }
    const body = { ...asking.body, invitation: ' spring at the gym ' };
    expect((await request(app, auth.register, { body })).statusCode).toBe(201);
  });
});
