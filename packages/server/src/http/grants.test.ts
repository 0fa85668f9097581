import { allRoutes } from '@cadence/contract/api';
import { makeToken } from '@cadence/contract/auth/token-routes';
import { endClass, openClass } from '@cadence/contract/class/routes';
import { acceptClient, endCoach, inviteCoach } from '@cadence/contract/client/routes';
import { type ClientRight, clientRights } from '@cadence/contract/client/schemas';
import type { GrantKind } from '@cadence/contract/grants';
import type { Route } from '@cadence/contract/route';
import { type Scope, scopes } from '@cadence/contract/scopes';
import { endShare, makeShare } from '@cadence/contract/share/routes';
import { dayMs } from '@cadence/domain/workout/durations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForProgram } from '../features/program/test-support/programs.ts';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../test-support/app.ts';
import { everythingOf } from '../test-support/attack.ts';
import { sampleOf } from '../test-support/sample.ts';

const backup = { name: 'cadence.db', bytes: 1, made_at: '2026-03-01T08:00:00.000Z' };
const ctx = startTestApp({
  adminEmails: [],
  backups: { list: async () => [backup], make: async () => backup },
});
const secret = 'Only for whom Ana grants it';
/** Who runs this server. */
let first: Account;
let ana: Account;
let ben: Account;
let cleo: Account;

interface Given {
  /** What a call to a route of this kind names in its path. */
  params: Record<string, string>;
  /** Whose call it opens for. */
  to: Account;
  /** Null for what is nobody's to end. */
  end: (() => Promise<unknown>) | null;
  /** When it is over by itself; null for what lasts until it is ended. */
  overAtMs: number | null;
}

/** How each kind is granted by Ana. */
const granting: Record<GrantKind, (rights?: readonly ClientRight[]) => Promise<Given>> = {
  share: async () => {
    const workout = { source: 'ai', workout: [{ name: secret, type: 'exercise', duration: 30 }] };
    const body = { title: secret, content: { kind: 'workout', workout }, days: 7 };
    const made = (await request(ctx.app, makeShare, { body } as never, ana.token)).json();
    const { id } = made.share;
    return {
      params: { token: made.token },
      to: ben,
      end: () => request(ctx.app, endShare, { params: { id } }, ana.token),
      overAtMs: startOfTime + 7 * dayMs,
    };
  },
  class: async () => {
    const workout = { source: 'ai', workout: [{ name: secret, type: 'exercise', duration: 30 }] };
    const body = { title: secret, workout };
    const made = (await request(ctx.app, openClass, { body } as never, ana.token)).json();
    const { id } = made.class;
    return {
      params: { code: made.code },
      to: ben,
      end: () => request(ctx.app, endClass, { params: { id } }, ana.token),
      overAtMs: Date.parse(made.class.ends_at),
    };
  },
  client: async (rights = clientRights) => {
    const body = { rights: [...rights] };
    const { code, coach } = (await request(ctx.app, inviteCoach, { body }, ana.token)).json();
    await request(ctx.app, acceptClient, { body: { code } }, ben.token);
    return {
      params: { athleteId: ana.id },
      to: ben,
      end: () => request(ctx.app, endCoach, { params: { id: coach.id } }, ana.token),
      overAtMs: null,
    };
  },
  administrator: async () => ({ params: { id: ana.id }, to: first, end: null, overAtMs: null }),
};

beforeAll(async () => {
  ctx.setNow(startOfTime - 1000);
  first = await createAccount(ctx.app);
  ctx.setNow(startOfTime);
});

beforeEach(async () => {
  ana = await createAccount(ctx.app);
  ben = await createAccount(ctx.app);
  cleo = await createAccount(ctx.app);
});

/** Of who grants, of whom it is granted to, and of the stranger. */
const everythingOfAll = () =>
  Promise.all([ana, ben, cleo].map(({ id }) => everythingOf(ctx.db, id)));

function callGranted(
  route: Route,
  params: Record<string, string>,
  by: Account,
  token = route.access === 'user' ? by.token : undefined,
) {
  const material = { id: '01920000-0000-7000-8000-00000000a0a0', userId: by.id, text: 'Go' };
  const given: Record<string, unknown> = { params };
  for (const place of ['query', 'body'] as const) {
    const schema = route[place];
    if (schema) given[place] = sampleOf(schema, material);
  }
  return request(ctx.app, route, given as never, token);
}

const opened = allRoutes.filter((route) => route.grant !== undefined);
const rows = opened.map((route): [string, string, Route] => [route.method, route.path, route]);
const kindOf = ({ grant }: Route): GrantKind => grant?.by as GrantKind;
const ofKinds = (...kinds: GrantKind[]) =>
  rows.filter(([, , route]) => kinds.includes(kindOf(route)));
const ending = ofKinds('share', 'class', 'client');
const passing = ofKinds('share', 'class');
/** Their path says nothing: who calls decides. */
const byCaller = ofKinds('administrator', 'client');

async function personalToken(owner: Account, allowed: readonly Scope[]): Promise<string> {
  const body = { name: 'Robot', scopes: [...allowed], days: 30, password: owner.password };
  return (await request(ctx.app, makeToken, { body }, owner.token)).json().token;
}

describe('what a route opens by a grant', () => {
  it('is every kind of grant that there is', () => {
    expect(new Set(opened.map(kindOf))).toEqual(new Set(Object.keys(granting)));
  });

  it.each(rows)('%s %s is open to whom it was granted', async (_, _path, route) => {
    const { params, to } = await granting[kindOf(route)]();
    // Only what is there can be moved.
    if (route.grant?.rights?.includes('adjust')) await askForProgram(ctx, ana);
    const response = await callGranted(route, params, to);
    // Some ask for the password besides, which the sample does not know.
    const isAsked = response.body.includes('WRONG_PASSWORD');
    if (!isAsked) expect([200, 201, 204, 422], response.body).toContain(response.statusCode);
  });

  it.each(byCaller)('%s %s is not there for somebody else', async (_, _path, route) => {
    const { params } = await granting[kindOf(route)]();
    const before = await everythingOfAll();
    const response = await callGranted(route, params, cleo);
    expect(response.statusCode).toBe(404);
    expect(await everythingOfAll()).toEqual(before);
  });

  it.each(ending)('%s %s is not there for a stranger', async (_, _path, route) => {
    const { params } = await granting[kindOf(route)]();
    const guesses = Object.entries(params).map(([name, value]) => {
      const last = value.endsWith('1') ? '2' : '1';
      return { ...params, [name]: `${value.slice(0, -1)}${last}` };
    });
    for (const guess of guesses) {
      const before = await everythingOfAll();
      const response = await callGranted(route, guess, ben);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain(secret);
      expect(await everythingOfAll()).toEqual(before);
    }
  });

  it.each(ending)('%s %s is not there once the grant has ended', async (_, _path, route) => {
    const { params, end } = await granting[kindOf(route)]();
    await end?.();
    const before = await everythingOfAll();
    const response = await callGranted(route, params, ben);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain(secret);
    expect(await everythingOfAll()).toEqual(before);
  });

  const byRight = rows.flatMap(([method, path, route]) =>
    (route.grant?.rights ?? []).map((right) => [method, path, right, route] as const),
  );

  it.each(byRight)('%s %s is not there without the right to %s', async (_, _path, right, route) => {
    const others = clientRights.filter((one) => one !== right);
    const { params } = await granting[kindOf(route)](others);
    await askForProgram(ctx, ana);
    const before = await everythingOfAll();
    expect((await callGranted(route, params, ben)).statusCode).toBe(404);
    expect(await everythingOfAll()).toEqual(before);
  });

  it.each(passing)('%s %s is not there once its time is over', async (_, _path, route) => {
    const { params, overAtMs } = await granting[kindOf(route)]();
    ctx.setNow(overAtMs ?? startOfTime);
    const response = await callGranted(route, params, ben);
    ctx.setNow(startOfTime);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain(secret);
  });

  const ofUsers = rows.filter(([, , { access }]) => access === 'user');

  it.each(ofUsers)('%s %s is refused to a token without its scope', async (_, _path, route) => {
    const { params, to } = await granting[kindOf(route)]();
    const without = scopes.filter((scope) => scope !== route.scope);
    const response = await callGranted(route, params, to, await personalToken(to, without));
    expect(response.statusCode).toBe(403);
    expect(response.json().error.code).toBe('SCOPE_MISSING');
    expect(response.body).not.toContain(secret);
  });

  it.each(passing)('%s %s leaves no secret in the log', async (_, _path, route) => {
    const { params, to } = await granting[kindOf(route)]();
    await callGranted(route, params, to);
    for (const value of Object.values(params)) expect(ctx.logged()).not.toContain(value);
  });
});
