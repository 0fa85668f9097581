import { createHash } from 'node:crypto';
import { allRoutes } from '@cadence/contract/api';
import type { Route } from '@cadence/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, startOfTime, startTestApp } from '../test-support/app.ts';
import { callWith, everythingOf, fillTables } from '../test-support/attack.ts';

const ctx = startTestApp();
const hers = '01920000-0000-7000-8000-00000000a0a0';
const free = '01920000-0000-7000-8000-00000000f7ee';
const secret = 'only Ana may read this';
const text = 'A 20 minute bodyweight workout, please.';
let ana: Account;

beforeAll(async () => {
  ana = await createAccount(ctx.app);
  await fillTables(ctx.db, { userId: ana.id, id: hers, secret });
});

type Row = [string, string, Route];
const rows = (routes: readonly Route[]): Row[] => routes.map((one) => [one.method, one.path, one]);
const ofUsers = allRoutes.filter(({ access }) => access === 'user');

describe("another user's things", () => {
  it('fill every table, so that there is something to take', async () => {
    for (const [table, kept] of await everythingOf(ctx.db, ana.id)) {
      expect(kept, table).not.toBe('[]');
    }
  });

  it.each(rows(allRoutes))('%s %s neither shows nor changes them', async (_, _path, route) => {
    const before = await everythingOf(ctx.db, ana.id);
    const ben = await createAccount(ctx.app);
    const response = await callWith(ctx.app, route, { id: hers, userId: ben.id, text }, ben.token, {
      'idempotency-key': hers,
    });
    expect(response.statusCode).not.toBe(500);
    expect(response.body).not.toContain(secret);
    expect(response.body).not.toContain(ana.email);
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });

  it.each(rows(allRoutes))('%s %s does not tell their ids from free ones', async (_, _p, route) => {
    const answers = await Promise.all(
      [hers, free].map(async (id) => {
        const { id: userId, token } = await createAccount(ctx.app);
        return callWith(ctx.app, route, { id, userId, text }, token, { 'idempotency-key': id });
      }),
    );
    const [taken, unknown] = answers.map(({ statusCode, body }) => ({
      statusCode,
      code: statusCode >= 400 ? JSON.parse(body).error.code : null,
    }));
    expect(taken).toEqual(unknown);
  });

  const naming = ofUsers.filter(({ owner }) => owner !== 'token');

  it.each(rows(naming))('%s %s refuses the id of their owner', async (_, _path, route) => {
    const before = await everythingOf(ctx.db, ana.id);
    const ben = await createAccount(ctx.app);
    const asAna = { id: hers, userId: ana.id, text };
    const response = await callWith(ctx.app, route, asAna, ben.token);
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('FORBIDDEN');
    expect(await everythingOf(ctx.db, ana.id)).toEqual(before);
  });
});

describe('a token', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  /** As a library would take it that believes the token about how it is signed. */
  const unsigned = () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: ana.id })}.`;
  const otherwise = (letter: string) => (letter === 'A' ? 'B' : 'A');
  /** What somebody would have who has read the database. */
  const stored = () => createHash('sha256').update(ana.token).digest('base64url');

  const forgeries: [string, () => string][] = [
    ['none', () => ''],
    ['an empty one', () => 'Bearer '],
    ['one without its secret', () => `Bearer ${ana.id}`],
    ['one with an empty secret', () => `Bearer ${ana.id}.`],
    ['a made-up secret', () => `Bearer ${ana.id}.${'A'.repeat(43)}`],
    ['one letter changed', () => `Bearer ${ana.token.replace(/.$/, otherwise)}`],
    ['one letter more', () => `Bearer ${ana.token}A`],
    ['the stored hash of a good one', () => `Bearer ${ana.id}.${stored()}`],
    ['capital letters', () => `Bearer ${ana.token.toUpperCase()}`],
    ['a JWT that says it is not signed', () => `Bearer ${unsigned()}`],
    ['a password', () => `Basic ${Buffer.from(`${ana.email}:${ana.password}`).toString('base64')}`],
    ['two at once', () => `Bearer ${ana.token}, Bearer ${ana.token}`],
  ];

  it.each(rows(ofUsers))('that is not good opens nothing at %s %s', async (_, _path, route) => {
    for (const [name, authorization] of forgeries) {
      const headers = { authorization: authorization() };
      const asAna = { id: hers, userId: ana.id, text };
      const response = await callWith(ctx.app, route, asAna, undefined, headers);
      expect(response.statusCode, name).toBe(401);
      expect(response.json().error.code, name).toBe('NOT_AUTHENTICATED');
      expect(response.body, name).not.toContain(secret);
    }
  });

  it('in the query or in the body opens nothing', async () => {
    const query = `token=${ana.token}&access_token=${ana.token}&authorization=Bearer ${ana.token}`;
    const response = await ctx.app.inject(`/api/v1/auth/me?${encodeURI(query)}`);
    expect(response.statusCode).toBe(401);
  });

  it.each(rows(ofUsers))('that has expired opens nothing at %s %s', async (_, _path, route) => {
    ctx.setNow(startOfTime + 31 * 86_400_000);
    const asAna = { id: hers, userId: ana.id, text };
    const response = await callWith(ctx.app, route, asAna, ana.token);
    ctx.setNow(startOfTime);
    expect(response.statusCode).toBe(401);
  });

  it('of somebody who signed out, or whose account is gone, opens nothing', async () => {
    for (const [url, payload] of [
      ['/api/v1/auth/logout', undefined],
      ['/api/v1/auth/delete-account', { password: 'correct horse battery' }],
    ] as const) {
      const { token } = await createAccount(ctx.app);
      const headers = { authorization: `Bearer ${token}` };
      const ended = await ctx.app.inject({
        method: 'POST',
        url,
        headers,
        ...(payload ? { payload } : {}),
      });
      expect(ended.statusCode, url).toBeLessThan(300);
      expect((await ctx.app.inject({ url: '/api/v1/auth/me', headers })).statusCode).toBe(401);
    }
  });
});
