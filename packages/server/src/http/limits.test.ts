import { expect, it } from 'vitest';
import { startTestApp } from '../test-support/app.ts';

const ctx = startTestApp({ rateLimitPerMinute: 3, corsOrigins: ['http://app.example'] });

it('an address that asks too often is told how long to wait, on known and unknown paths', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await ctx.app.inject('/api/v1/auth/me')).statusCode).toBe(401);
  }
  for (const url of ['/api/v1/auth/me', '/api/v1/nothing']) {
    const responses = await Promise.all(Array.from({ length: 4 }, () => ctx.app.inject(url)));
    const refused = responses.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.json().error.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  }
});

it('a configured origin may read answers, another may not', async () => {
  const ask = (origin: string) =>
    ctx.app.inject({ url: '/api/v1/auth/me', headers: { origin }, remoteAddress: '127.0.0.9' });
  const allowed = await ask('http://app.example');
  expect(allowed.headers['access-control-allow-origin']).toBe('http://app.example');
  const other = await ask('http://elsewhere.example');
  expect(other.headers['access-control-allow-origin']).not.toBe('http://elsewhere.example');
});
