import { listSessions } from '@cadence/contract/analytics/routes';
import { listSignIns } from '@cadence/contract/auth/recovery-routes';
import * as auth from '@cadence/contract/auth/routes';
import { endToken, listTokens, makeToken } from '@cadence/contract/auth/token-routes';
import { tokenLimits } from '@cadence/contract/auth/token-schemas';
import type { Scope } from '@cadence/contract/scopes';
import { dayMs } from '@cadence/domain/workout/durations';
import { expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';

const ctx = startTestApp();
const log: Scope[] = ['log:read'];

function make({ token, password }: Account, scopes = log, days = 90) {
  const body = { name: ' Notebook ', scopes, days, password };
  return request(ctx.app, makeToken, { body }, token);
}

const reads = async (token: string) =>
  (await request(ctx.app, listSessions, { query: {} }, token)).statusCode;

it('is told once, listed by name and scope, and stored as a hash', async () => {
  const account = await createAccount(ctx.app);
  const response = await make(account, ['log:read', 'log:read', 'propose']);
  expect(response.statusCode).toBe(201);
  const { token, made } = response.json();
  expect(made).toMatchObject({
    name: 'Notebook',
    scopes: ['log:read', 'propose'],
    ends_at: new Date(startOfTime + 90 * dayMs).toISOString(),
  });
  expect(await reads(token)).toBe(200);
  const listed = await request(ctx.app, listTokens, {}, account.token);
  expect(listed.json().tokens).toEqual([made]);
  const rows = JSON.stringify(await ctx.db.selectFrom('tokens').selectAll().execute());
  const download = await request(ctx.app, auth.downloadData, {}, account.token);
  for (const text of [rows, listed.body, download.body, ctx.logged()]) {
    expect(text).not.toContain(token.split('.')[1]);
  }
});

it('is made only after the password, and only by somebody who is signed in', async () => {
  const account = await createAccount(ctx.app);
  const wrong = await make({ ...account, password: 'not it at all' });
  expect(wrong.json().error.code).toBe('WRONG_PASSWORD');
  const { token } = (await make(account, ['log:read', 'plan:read', 'propose'])).json();
  expect((await make({ ...account, token })).json().error.code).toBe('SCOPE_MISSING');
});

it('ends on its day however much it is used', async () => {
  const { token } = (await make(await createAccount(ctx.app), log, 40)).json();
  for (const day of [10, 39]) {
    ctx.setNow(startOfTime + day * dayMs);
    expect(await reads(token)).toBe(200);
  }
  ctx.setNow(startOfTime + 40 * dayMs);
  expect(await reads(token)).toBe(401);
  ctx.setNow(startOfTime);
});

it('is ended by its owner, and by nobody else', async () => {
  const [mine, theirs] = [await createAccount(ctx.app), await createAccount(ctx.app)];
  const { token, made } = (await make(mine)).json();
  const end = (by: string) => request(ctx.app, endToken, { params: { id: made.id } }, by);
  expect((await end(theirs.token)).statusCode).toBe(404);
  expect(await reads(token)).toBe(200);
  expect((await end(mine.token)).statusCode).toBe(204);
  expect(await reads(token)).toBe(401);
  expect((await end(mine.token)).statusCode).toBe(404);
});

it('is no sign-in, and ends with a change of the password', async () => {
  const account = await createAccount(ctx.app);
  const { token } = (await make(account)).json();
  const { sign_ins: signIns } = (await request(ctx.app, listSignIns, {}, account.token)).json();
  expect(signIns).toHaveLength(1);
  const body = { current_password: account.password, new_password: 'a brand new passphrase' };
  await request(ctx.app, auth.changePassword, { body }, account.token);
  expect(await reads(token)).toBe(401);
});

it('there is room for so many', async () => {
  const account = await createAccount(ctx.app);
  for (let count = 0; count < tokenLimits.count; count += 1) {
    expect((await make(account)).statusCode).toBe(201);
  }
  expect((await make(account)).json().error.code).toBe('TOO_MANY_TOKENS');
});
