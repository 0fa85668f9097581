import { allRoutes, api } from '@cadence/contract/api';
import { errorCatalogue } from '@cadence/contract/errors';
import { defineRoute, type Route } from '@cadence/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '../test-support/app.ts';
import { describeRoute } from './describe.ts';
import { handleErrors } from './errors.ts';
import { createMount, fastifyPath } from './mount.ts';
import { serializerOf } from './serialization.ts';

type Answers = Record<string, { content?: Record<string, { schema: object }> }>;

const ctx = startTestApp();

describe('the contract', () => {
  it.each(allRoutes.map((route) => [route.method, route.path, route] as const))(
    '%s %s is mounted',
    (method, _path, route) => {
      expect(ctx.app.hasRoute({ method, url: fastifyPath(route) })).toBe(true);
    },
  );

  it.each(
    allRoutes.filter((route) => route.access === 'user').map((r) => [r.method, r.path, r] as const),
  )('%s %s answers 401 without a token', async (method, _path, route) => {
    const response = await ctx.app.inject({ method, url: fastifyPath(route), payload: '{' });
    expect(response.statusCode).toBe(401);
    expect(response.json().detail).toBe('Not authenticated');
  });

  it('is printed as OpenAPI at /api/docs with every route and status', async () => {
    expect((await ctx.app.inject('/api/docs')).statusCode).toBe(200);
    const { paths } = (await ctx.app.inject('/api/docs/json')).json();
    for (const route of allRoutes) {
      const described = paths[`/api/v1${route.path}`]?.[route.method.toLowerCase()];
      expect(described, route.path).toBeDefined();
      for (const code of route.errors) {
        const { status } = errorCatalogue[code];
        expect(Object.keys(described.responses)).toContain(String(status));
      }
    }
    expect(paths['/api/v1/auth/login'].post.requestBody).toBeDefined();
    const { content } = paths['/api/v1/workouts/generate-intelligent'].post.responses['200'];
    const lines = content['application/x-ndjson'].schema.anyOf;
    expect(
      lines.map(({ properties }: { properties: { type: object } }) => properties.type),
    ).toEqual(
      ['progress', 'result', 'error'].map((type) => expect.objectContaining({ enum: [type] })),
    );
    expect(lines[1].properties.body).toEqual(content['application/json'].schema);
    expect(Object.keys(api).length).toBeGreaterThan(0);
  });
});

describe('an answer of the contract', () => {
  it.each(allRoutes.map((route) => [route.method, route.path, route] as const))(
    'of %s %s can be written with each of its statuses',
    (_method, _path, route) => {
      for (const answer of Object.values(describeRoute(route).response as Answers)) {
        for (const { schema } of Object.values(answer.content ?? { json: { schema: answer } })) {
          expect(serializerOf(schema)).toBeInstanceOf(Function);
          expect(serializerOf(schema), 'built once').toBe(serializerOf(schema));
        }
      }
    },
  );
});

describe('a mounted route', () => {
  const identity = {
    userId: 'me',
    email: 'me@example.com',
    name: 'Me',
    tokenHash: 'hash',
    grant: null,
  };
  const nothing = { params: null, query: null, body: null, errors: [] } as const;
  const reply = {
    status: 200,
    body: z.object({ said: z.string() }),
  } as const;
  let app: FastifyInstance;

  const byPath = defineRoute({
    ...nothing,
    method: 'GET',
    path: '/things/{userId}',
    summary: '',
    access: 'user',
    owner: 'params.userId',
    params: z.object({ userId: z.string() }),
    reply,
  });
  const byBody = defineRoute({
    ...nothing,
    method: 'POST',
    path: '/things',
    summary: '',
    access: 'user',
    owner: 'body.user_id',
    body: z.object({ user_id: z.optional(z.string()), text: z.string() }),
    reply,
  });
  const broken = defineRoute({
    ...nothing,
    method: 'GET',
    path: '/broken',
    summary: '',
    access: 'public',
    owner: 'none',
    reply,
  });

  beforeAll(async () => {
    app = Fastify();
    handleErrors(app);
    const mount = createMount(app, async (token) => (token === 'good' ? identity : null), {
      grants: {
        share: async () => null,
        administrator: async () => null,
        client: async () => null,
        class: async () => null,
      },
      quota: { take: async () => true },
      ownOf: async () => [],
      maxUnderWay: 10,
    });
    mount(byPath, async () => ({ said: 'yes', secret: 'not in the contract' }) as { said: string });
    mount(byBody, async ({ body }) => ({ said: body.text }));
    mount(broken, async () => {
      throw new Error('the password is hunter2');
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const call = (route: Route, url: string, payload?: object) =>
    app.inject({
      method: route.method,
      url: `/api/v1${url}`,
      headers: { authorization: 'Bearer good' },
      ...(payload ? { payload } : {}),
    });

  it('refuses another user in the path', async () => {
    expect((await call(byPath, '/things/me')).statusCode).toBe(200);
    const other = await call(byPath, '/things/somebody');
    expect(other.statusCode).toBe(403);
    expect(other.json().error.code).toBe('FORBIDDEN');
  });

  it('refuses another user in the body', async () => {
    expect((await call(byBody, '/things', { user_id: 'me', text: 'x' })).statusCode).toBe(200);
    expect((await call(byBody, '/things', { text: 'x' })).statusCode).toBe(200);
    const other = await call(byBody, '/things', { user_id: 'somebody', text: 'x' });
    expect(other.statusCode).toBe(403);
  });

  it('sends only what the contract names', async () => {
    expect((await call(byPath, '/things/me')).json()).toEqual({ said: 'yes' });
  });

  it('that throws a bug answers 500 and tells nothing of it', async () => {
    const response = await call(broken, '/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('hunter2');
    expect(response.json().error.code).toBe('INTERNAL_ERROR');
  });
});
