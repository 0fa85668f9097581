import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listAccounts,
  makeBackup,
  makeResetCode,
  readOverview,
  removeAccount,
} from '@cadence/contract/admin/routes';
import { recover } from '@cadence/contract/auth/recovery-routes';
import { login } from '@cadence/contract/auth/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackups } from '../../platform/backups.ts';
import { countRows, writeBackup } from '../../platform/database/copy.ts';
import { openSqlite } from '../../platform/database/engines.ts';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { engine } from '../../test-support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'cadence-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ctx = startTestApp({
  adminEmails: [],
  backups: createBackups(folder, (file) => writeBackup(ctx.db, file)),
});
let ana: Account;
let ben: Account;

beforeAll(async () => {
  ctx.setNow(startOfTime - 1000);
  ana = await createAccount(ctx.app);
  ctx.setNow(startOfTime);
  ben = await createAccount(ctx.app);
});

it('whoever runs the server sees accounts, storage, models and backups, and nobody else does', async () => {
  const seen = (await request(ctx.app, readOverview, {}, ana.token)).json();
  expect(seen).toMatchObject({
    database: { engine },
    registration: 'open',
    mail: false,
    models: [],
  });
  expect(seen.accounts).toBeGreaterThanOrEqual(2);
  expect(seen.database.bytes).toBeGreaterThan(1000);
  const { accounts } = (await request(ctx.app, listAccounts, { query: {} }, ana.token)).json();
  expect(accounts[0]).toMatchObject({ id: ana.id, email: ana.email, is_you: true, sign_ins: 1 });
  expect(JSON.stringify(accounts)).not.toContain('hash');
  expect((await request(ctx.app, readOverview, {}, ben.token)).statusCode).toBe(404);
});

it('accounts come page by page', async () => {
  for (let count = 0; count < 21; count += 1) await createAccount(ctx.app);
  const first = (await request(ctx.app, listAccounts, { query: {} }, ana.token)).json();
  expect(first).toMatchObject({ more: true });
  expect(first.accounts).toHaveLength(20);
  const after = first.accounts.at(-1).id;
  const next = (await request(ctx.app, listAccounts, { query: { after } }, ana.token)).json();
  const ids = [...first.accounts, ...next.accounts].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(ben.id);
});

it('a code lets an account in again, and is made only with the password of who makes it', async () => {
  const cleo = await createAccount(ctx.app);
  const params = { id: cleo.id };
  const ask = (password: string) =>
    request(ctx.app, makeResetCode, { params, body: { password } }, ana.token);
  expect((await ask('not hers')).json().error.code).toBe('WRONG_PASSWORD');
  const { code } = (await ask(ana.password)).json();
  const body = { email: cleo.email, code, new_password: 'a new one, long enough' };
  expect((await request(ctx.app, recover, { body } as never)).statusCode).toBe(200);
  const again = { email: cleo.email, password: 'a new one, long enough' };
  expect((await request(ctx.app, login, { body: again })).statusCode).toBe(200);
});

it('an account is deleted with all of it, the own one not from here', async () => {
  const dora = await createAccount(ctx.app);
  const remove = (id: string, password = ana.password) =>
    request(ctx.app, removeAccount, { params: { id }, body: { password } }, ana.token);
  expect((await remove(ana.id)).statusCode).toBe(404);
  expect((await remove(dora.id, 'not hers')).statusCode).toBe(403);
  expect((await remove(dora.id)).statusCode).toBe(204);
  const body = { email: dora.email, password: dora.password };
  expect((await request(ctx.app, login, { body })).statusCode).toBe(401);
  expect((await remove(dora.id)).statusCode).toBe(404);
});

it.runIf(engine === 'sqlite')('a backup is written, listed, and holds every row', async () => {
  const made = await request(ctx.app, makeBackup, {}, ana.token);
  expect(made.statusCode, made.body).toBe(201);
  const { backup } = made.json();
  const { backups } = (await request(ctx.app, readOverview, {}, ana.token)).json();
  expect(backups).toEqual([backup]);
  const copy = openSqlite(join(folder, backup.name), { readonly: true });
  expect(await countRows(copy)).toEqual(await countRows(ctx.db));
  await copy.destroy();
});
