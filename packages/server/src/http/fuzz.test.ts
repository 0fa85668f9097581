import { allRoutes } from '@cadence/contract/api';
import { errorCatalogue } from '@cadence/contract/errors';
import { documentedErrors, type Route } from '@cadence/contract/route';
import { runs } from '@cadence/domain/test-support/by-night';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, startTestApp } from '../test-support/app.ts';
import { fastifyPath } from './mount.ts';

const ctx = startTestApp();
let token = '';

beforeAll(async () => {
  token = (await createAccount(ctx.app)).token;
});

function documentedStatuses(route: Route): Set<number> {
  const refusals = documentedErrors(route).map((code) => errorCatalogue[code].status);
  return new Set([route.reply.status, ...refusals]);
}

const exercise = fc.record({
  name: fc.string({ unit: 'binary' }),
  type: fc.constantFrom('exercise', 'rest', 'warmup'),
  duration: fc.double(),
  extra: fc.anything(),
});

const body = fc.oneof(
  fc.json().map((text) => ({ text, type: 'application/json' })),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => ({
    text: Buffer.from(bytes),
    type: 'application/json',
  })),
  fc
    .record(
      {
        email: fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.anything()),
        password: fc.oneof(fc.string({ unit: 'binary', minLength: 8 }), fc.anything()),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        current_password: fc.string(),
        new_password: fc.string({ unit: 'binary' }),
        userId: fc.string(),
        user_preferences: fc.oneof(fc.string({ unit: 'binary' }), fc.lorem(), fc.anything()),
        duration_minutes: fc.oneof(fc.integer({ min: 5, max: 120 }), fc.anything()),
        provider: fc.oneof(fc.constantFrom('local', 'openai-mini'), fc.anything()),
        workout: fc.oneof(
          fc.record({ source: fc.string(), workout: fc.array(exercise) }),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    )
    .map((value) => ({ text: stringify(value), type: 'application/json' })),
  fc
    .tuple(
      fc.string(),
      fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', '%'),
    )
    .map(([text, type]) => ({ text, type })),
);

function stringify(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ??
    'null'
  );
}

const fuzzedUrl = (route: Route) =>
  fc
    .tuple(fc.webPath(), fc.webQueryParameters())
    .map(
      ([path, query]) =>
        `${fastifyPath(route).replace(/:\w+/g, encodeURIComponent(path) || 'x')}?${query}`,
    );

describe('whatever is sent', () => {
  it.each(allRoutes.map((route) => [route.method, route.path, route] as const))(
    '%s %s answers with a documented status and the error body, never a 500',
    async (method, _path, route) => {
      const documented = documentedStatuses(route);
      await fc.assert(
        fc.asyncProperty(fuzzedUrl(route), body, fc.boolean(), async (url, sent, signedIn) => {
          // These two end the account or the token that the other runs need.
          const ends = route.path === '/auth/logout' || route.path === '/auth/delete-account';
          const account = ends && signedIn ? await createAccount(ctx.app) : { token };
          const response = await ctx.app.inject({
            method,
            url,
            headers: {
              ...(signedIn ? { authorization: `Bearer ${account.token}` } : {}),
              ...(method === 'GET' ? {} : { 'content-type': sent.type }),
            },
            ...(method === 'GET' ? {} : { payload: sent.text }),
          });
          expect(response.statusCode, response.body).not.toBe(500);
          expect([...documented], `${method} ${url}`).toContain(response.statusCode);
          if (response.statusCode >= 400) {
            const { detail, error } = response.json();
            expect(detail).toBe(error.message);
            expect(errorCatalogue).toHaveProperty(error.code);
          }
        }),
        { numRuns: runs(20) },
      );
    },
  );

  it('any path and method gives JSON or nothing, never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS' as const),
        fc.string({ unit: 'grapheme' }),
        async (method, path) => {
          const response = await ctx.app.inject({
            method,
            url: `/api/${encodeURI(path)}`,
          });
          expect(response.statusCode).not.toBe(500);
        },
      ),
    );
  });
});
