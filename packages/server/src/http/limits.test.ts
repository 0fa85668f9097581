import { deleteSession, listSessions, putSession } from '@cadence/contract/analytics/routes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccount, request, startOfTime, startTestApp } from '../test-support/app.ts';
import { makeSession, sessionId } from '../test-support/session.ts';

const ctx = startTestApp({ rateLimitPerMinute: 3, corsOrigins: ['http://app.example'] });

it('an address that asks too often is told how long to wait, on known and unknown paths', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await ctx.app.inject('/api/v1/auth/me')).statusCode).toBe(401);
  }
  // Nor is a link or a class guessed any faster.
  const guesses = ['/api/v1/shared/guess', '/api/v1/class/22222-22222'];
  const others = ['/%61pi/v1/auth/me', '/api/v1/nothing', '/api/docs/json'];
  for (const url of ['/api/v1/auth/me', ...others, ...guesses]) {
    const responses = await Promise.all(Array.from({ length: 4 }, () => ctx.app.inject(url)));
    const refused = responses.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.json().error.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  }
});

describe('a clock that is set back by a day', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps nobody waiting for longer than the minute', async () => {
    const ask = () => ctx.app.inject({ url: '/api/v1/auth/me', remoteAddress: '127.0.0.7' });
    for (let count = 0; count < 3; count += 1) await ask();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

it('a configured origin may read answers, another may not', async () => {
  const ask = (origin: string) =>
    ctx.app.inject({ url: '/api/v1/auth/me', headers: { origin }, remoteAddress: '127.0.0.9' });
  const allowed = await ask('http://app.example');
  expect(allowed.headers['access-control-allow-origin']).toBe('http://app.example');
  const other = await ask('http://elsewhere.example');
  expect(other.headers['access-control-allow-origin']).not.toBe('http://elsewhere.example');
});

it('an address that a caller claims counts only behind as many proxies as there are', async () => {
  const ask = (forwarded: string) =>
    ctx.app.inject({
      url: '/api/v1/auth/me',
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: '127.0.0.8',
    });
  for (let count = 0; count < 3; count += 1)
    expect((await ask(`10.1.1.${count}`)).statusCode).toBe(401);
  expect((await ask('10.1.1.200')).statusCode).toBe(429);
});

it('whoever has a whole network of IPv6 addresses is counted as one', async () => {
  const ask = (remoteAddress: string) => ctx.app.inject({ url: '/api/v1/auth/me', remoteAddress });
  for (let count = 0; count < 3; count += 1) {
    expect((await ask(`2001:db8:1:2::${count}`)).statusCode).toBe(401);
  }
  expect((await ask('2001:db8:1:2:a:b:c:d')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(401);
});

describe('behind one proxy', () => {
  const proxied = startTestApp({ rateLimitPerMinute: 3, trustProxy: 1 });

  it('the address is what that proxy saw, whatever the caller put before it', async () => {
    const ask = (claimed: string, seen: string) =>
      proxied.app.inject({
        url: '/api/v1/auth/me',
        headers: { 'x-forwarded-for': `${claimed}, ${seen}` },
      });
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(`10.1.1.${count}`, '203.0.113.7')).statusCode).toBe(401);
    }
    expect((await ask('10.1.1.200', '203.0.113.7')).statusCode).toBe(429);
    expect((await ask('10.1.1.200', '203.0.113.8')).statusCode).toBe(401);
  });
});

describe('an account that is full', () => {
  const ctx = startTestApp({ accountBytes: 100 * 1024 });

  it('takes nothing more, and still shows and deletes what it has', async () => {
    const { token } = await createAccount(ctx.app);
    const put = (number: number) => {
      const body = makeSession({ id: sessionId(number) });
      return request(ctx.app, putSession, { params: { id: body.id }, body }, token);
    };
    const statuses: number[] = [];
    for (let number = 1; number <= 4; number += 1) statuses.push((await put(number)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 507]);
    const { sessions } = (await request(ctx.app, listSessions, {}, token)).json();
    expect(sessions).toHaveLength(3);
    const removed = { params: { id: sessionId(1) } };
    expect((await request(ctx.app, deleteSession, removed, token)).statusCode).toBe(204);
    ctx.setNow(startOfTime + 60_000);
    expect((await put(4)).statusCode).toBe(200);
  });
});
