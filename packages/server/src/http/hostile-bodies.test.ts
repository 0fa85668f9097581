import { allRoutes, api } from '@cadence/contract/api';
import { defaultBodyLimit, type Route } from '@cadence/contract/route';
import { first, inTurn } from '@cadence/domain/test-support/by-night';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, type request, startTestApp } from '../test-support/app.ts';
import { callWith } from '../test-support/attack.ts';
import { changeAt, sampleOf } from '../test-support/sample.ts';
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

function pathsOfLists(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOfLists(one, [...path, key]));
  return Array.isArray(value) ? [path, ...inner] : inner;
}

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
  const tooDeep = { nested: deep(32), 'very deep': deep(20_000), unclosed: '{"a":'.repeat(1000) };
  const hugeFor = ({ bodyLimit = defaultBodyLimit }: Route) => `{"a":"${'x'.repeat(bodyLimit)}"}`;

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
    expect((await send(route, hugeFor(route))).json().error.code).toBe('BODY_TOO_LARGE');
  });

  const junk = ['{}', '0'];

  it.each(rows(withBody))(
    'full of junk lists is refused with few problems by %s %s',
    async (_, _path, route) => {
      const { id: userId } = athlete;
      const sample = route.body && sampleOf(route.body, { id, userId, text: 'q' });
      const { bodyLimit = defaultBodyLimit } = route;
      // By day as much as most routes take: of a list that is too long no item is looked at.
      const longest = Math.max(...first(1, [Math.min(bodyLimit, defaultBodyLimit), bodyLimit]));
      for (const [index, path] of pathsOfLists(sample).entries()) {
        for (const item of inTurn(junk, index)) {
          const marked = JSON.stringify(changeAt(sample, path, ['MARK']));
          const room = longest - marked.length;
          const items = Array.from({ length: Math.floor(room / (item.length + 1)) }, () => item);
          const response = await send(
            route,
            marked.replace('"MARK"', () => items.join(',')),
          );
          expect(response.statusCode, `${path.join('.')} of ${item}`).toBe(422);
          expect(response.json().error.details.fields.length).toBeLessThanOrEqual(20);
        }
      }
    },
  );

  it('of sessions that are wrong all over is refused with few problems', async () => {
    const wrong = { exercises: Array(400).fill({}), segments: Array(4000).fill(0) };
    const payload = JSON.stringify({ sessions: Array(25).fill(wrong), deleted: [] });
    const response = await send(api.analytics.changeSessions, payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details.fields.length).toBeLessThanOrEqual(20);
  });

  it.each(rows(withBody))('with a prototype in it is refused by %s %s', async (_, _p, route) => {
    for (const payload of ['{"__proto__":{"admin":1}}', '{"constructor":{"prototype":{}}}']) {
      expect((await send(route, payload)).json().error.code).toBe('MALFORMED_JSON');
    }
    expect({}).not.toHaveProperty('admin');
  });
});
