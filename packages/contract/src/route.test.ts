import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from './api.ts';
import { errorBody, errorCatalogue } from './errors.ts';
import { defineRoute, documentedErrors, routeUrl, userIdNames } from './route.ts';

const base = {
  summary: '',
  method: 'POST',
  path: '/x',
  reply: { status: 204, body: null },
} as const;

describe('a route that forgets its owner does not compile', () => {
  const withUserId = z.object({ userId: z.string() });

  it('a user route must name one', () => {
    // @ts-expect-error no owner
    defineRoute({ ...base, access: 'user' });
    // @ts-expect-error a user route cannot belong to nobody
    defineRoute({ ...base, access: 'user', owner: 'none' });
    expect(defineRoute({ ...base, access: 'user', owner: 'token' }).owner).toBe('token');
  });

  it('a user id in path, query or body must be the one that is checked', () => {
    // @ts-expect-error the body carries a user id
    defineRoute({ ...base, access: 'user', owner: 'token', body: withUserId });
    // @ts-expect-error the path carries it, not the body
    defineRoute({ ...base, access: 'user', owner: 'body.userId', params: withUserId });
    // @ts-expect-error the query carries a user id
    defineRoute({ ...base, access: 'user', owner: 'token', query: withUserId });
    const route = defineRoute({ ...base, access: 'user', owner: 'body.userId', body: withUserId });
    expect(documentedErrors(route)).toContain('FORBIDDEN');
  });

  it('a public route carries no user id at all', () => {
    // @ts-expect-error nobody could check it
    defineRoute({ ...base, access: 'public', owner: 'none', body: withUserId });
    expect(defineRoute({ ...base, access: 'public', owner: 'none' }).access).toBe('public');
  });

  it('what it does not name it does not take, and its access must be named', () => {
    const route = defineRoute({
      ...base,
      access: 'public',
      owner: 'none',
    });
    expect(route).toMatchObject({ params: null, query: null, body: null, errors: [] });
    // @ts-expect-error nobody said who may call it
    defineRoute({ ...base, owner: 'none' });
  });
});

describe('the route table', () => {
  it('has each method and path once', () => {
    const names = allRoutes.map((route) => `${route.method} ${route.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
  });

  it('declares every parameter that a path names', () => {
    for (const route of allRoutes) {
      const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const schema = route.params ? z.toJSONSchema(route.params) : { properties: {} };
      expect(Object.keys(schema.properties ?? {}).sort(), route.path).toEqual(named.sort());
    }
  });

  it('names the field with the user id as the owner wherever one is sent', () => {
    for (const route of allRoutes) {
      for (const place of ['params', 'query', 'body'] as const) {
        const schema = route[place];
        const fields = schema
          ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})
          : [];
        for (const name of userIdNames.filter((userId) => fields.includes(userId))) {
          expect(route.owner, route.path).toBe(`${place}.${name}`);
        }
      }
    }
  });
});

describe('the error catalogue', () => {
  it.each(Object.entries(errorCatalogue))('%s has a status and a text', (code, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.message.trim()).not.toBe('');
    const body = errorBody(code as keyof typeof errorCatalogue);
    expect(body.detail).toBe(body.error.message);
  });
});

describe('the address of a route', () => {
  it('has its parameters filled in and escaped', () => {
    const route = defineRoute({
      ...base,
      method: 'GET',
      path: '/goals/{id}/refine',
      access: 'user',
      owner: 'token',
      params: z.object({ id: z.string() }),
      body: null,
    });
    expect(routeUrl(route, { id: 'a/b?c' })).toBe('/api/v1/goals/a%2Fb%3Fc/refine');
  });
});
