import { allRoutes } from '@cadence/contract/api';
import type { Route } from '@cadence/contract/route';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, type request, startTestApp } from '../test-support/app.ts';
import { callWith } from '../test-support/attack.ts';
import { fastifyPath } from './mount.ts';

const ctx = startTestApp();
const id = '01920000-0000-7000-8000-00000000b0b0';
const script = '<script>alert("x")</script><img src=x onerror=alert(1)>\'"`=1+1';
let athlete: Account;

beforeAll(async () => {
  athlete = await createAccount(ctx.app);
});

type Row = [string, string, Route];
const rows = (routes: readonly Route[]): Row[] => routes.map((one) => [one.method, one.path, one]);
const withBody = allRoutes.filter(({ method }) => method !== 'GET');
/** These end the account or the token that the others need. */
const ends = /\/auth\/(logout|delete-account)/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** As data, or not at all: never as a page, and never as something a browser may take for one. */
function expectData(response: Awaited<ReturnType<typeof request>>): void {
  expect(response.statusCode).not.toBe(500);
  const type = String(response.headers['content-type'] ?? 'application/json');
  expect(type).toMatch(/^(application\/json|application\/x-ndjson|text\/calendar|audio\/mpeg)/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['content-security-policy']).toContain("default-src 'self'");
}

describe('script in every field of text', () => {
  it.each(rows(allRoutes))('of %s %s comes back as data', async (_, path, route) => {
    const { id: userId, token } = ends.test(path) ? await createAccount(ctx.app) : athlete;
    expectData(await callWith(ctx.app, route, { id, userId, text: script }, token));
  });

  it('is stored and given back letter for letter', async () => {
    const texts = new Set<string>();
    for (const route of allRoutes.filter(({ method }) => method === 'GET')) {
      const material = { id, userId: athlete.id, text: 'q' };
      const response = await callWith(ctx.app, route, material, athlete.token);
      expectData(response);
      if (!String(response.headers['content-type']).startsWith('application/json')) continue;
      for (const text of textsIn(response.json())) texts.add(text);
    }
    expect(texts).toContain(script);
    const changed = [...texts].filter((text) => /&(lt|gt|quot|amp);|\\u003c/.test(text));
    expect(changed).toEqual([]);
  });
});

describe('a body', () => {
  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const tooDeep = { nested: deep(32), 'very deep': deep(200_000), unclosed: '{"a":'.repeat(1000) };
  const huge = `{"a":"${'x'.repeat(1024 * 1024)}"}`;

  const send = (route: Route, payload: string) =>
    ctx.app.inject({
      method: route.method,
      url: fastifyPath(route).replace(/:\w+/g, id),
      headers: { authorization: `Bearer ${athlete.token}`, 'content-type': 'application/json' },
      payload,
    });

  it.each(rows(withBody))('too deep or too large is refused by %s %s', async (_, _path, route) => {
    for (const [name, payload] of Object.entries(tooDeep)) {
      const response = await send(route, payload);
      expect(response.json().error.code, name).toBe('MALFORMED_JSON');
    }
    expect((await send(route, huge)).json().error.code).toBe('BODY_TOO_LARGE');
  });

  it.each(rows(withBody))('with a prototype in it is refused by %s %s', async (_, _p, route) => {
    for (const payload of ['{"__proto__":{"admin":1}}', '{"constructor":{"prototype":{}}}']) {
      expect((await send(route, payload)).json().error.code).toBe('MALFORMED_JSON');
    }
    expect({}).not.toHaveProperty('admin');
  });
});
