import { allRoutes } from '@cadence/contract/api';
import { makeToken } from '@cadence/contract/auth/token-routes';
import type { Route } from '@cadence/contract/route';
import { type Scope, scopes } from '@cadence/contract/scopes';
import { dayMs } from '@cadence/domain/workout/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../test-support/app.ts';
import { callWith, everythingOf, fillTables } from '../test-support/attack.ts';

const ctx = startTestApp();
const hers = '01920000-0000-7000-8000-00000000a0a0';
const secret = 'only Ana may read this';
const text = 'A 20 minute bodyweight workout, please.';
let ana: Account;
/** Of Ana: one with every scope, and one with all but the one named. */
let whole: string;
const without = new Map<Scope, string>();

async function tokenFor(account: Account, allowed: readonly Scope[]): Promise<string> {
  const body = { name: 'Robot', scopes: [...allowed], days: 30, password: account.password };
  return (await request(ctx.app, makeToken, { body }, account.token)).json().token;
}

beforeAll(async () => {
  ana = await createAccount(ctx.app);
  whole = await tokenFor(ana, scopes);
  for (const scope of scopes) {
    without.set(
      scope,
      await tokenFor(
        ana,
        scopes.filter((one) => one !== scope),
      ),
    );
  }
  await fillTables(ctx.db, { userId: ana.id, id: hers, secret });
});

type Row = [string, string, Route];
const rows = (routes: readonly Route[]): Row[] => routes.map((one) => [one.method, one.path, one]);
const ofUsers = allRoutes.filter(({ access }) => access === 'user');
const closed = ofUsers.filter(({ scope }) => scope === undefined);
const open = ofUsers.filter(({ scope }) => scope !== undefined);
const asAna = () => ({ id: hers, userId: ana.id, text });

describe('a personal token', () => {
  it.each(rows(closed))('with every scope is refused at %s %s', async (_, _path, route) => {
    const before = await everythingOf(ctx.db, ana.id);
    const response = await callWith(ctx.app, route, asAna(), whole);
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('SCOPE_MISSING');
    expect(response.body).not.toContain(secret);
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });

  it.each(rows(open))('without its scope is refused at %s %s', async (_, _path, route) => {
    const before = await everythingOf(ctx.db, ana.id);
    const token = without.get(route.scope as Scope);
    const response = await callWith(ctx.app, route, asAna(), token);
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('SCOPE_MISSING');
    expect(response.body).not.toContain(secret);
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });

  it.each(rows(open))('of a stranger shows nothing of hers at %s %s', async (_, _path, route) => {
    const before = await everythingOf(ctx.db, ana.id);
    const ben = await createAccount(ctx.app);
    const token = await tokenFor(ben, scopes);
    const response = await callWith(ctx.app, route, { ...asAna(), userId: ben.id }, token);
    expect(response.statusCode).not.toBe(500);
    expect(response.body).not.toContain(secret);
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });

  it.each(rows(ofUsers))('that has ended opens nothing at %s %s', async (_, _path, route) => {
    ctx.setNow(startOfTime + 30 * dayMs);
    const response = await callWith(ctx.app, route, asAna(), whole);
    ctx.setNow(startOfTime);
    expect(response.statusCode).toBe(401);
    expect(response.body).not.toContain(secret);
  });

  it('has routes to open and routes that stay closed', () => {
    expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(scopes));
    expect(closed.length).toBeGreaterThan(open.length);
    for (const { method, path, scope } of open) {
      if (scope !== 'propose' && path !== '/program-progress/propose-changes') {
        expect(method, path).toBe('GET');
      }
    }
  });
});
