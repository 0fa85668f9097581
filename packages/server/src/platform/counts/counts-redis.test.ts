import { me } from '@cadence/contract/auth/routes';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, startTestApp } from '../../test-support/app.ts';
import { findRedis, startRedis } from '../../test-support/redis.ts';
import { createAttempts } from './attempts.ts';
import { createCallBudget } from './call-budget.ts';
import type { OpenCounts } from './counts.ts';
import { createRedisCounts } from './counts-redis.ts';

const program = findRedis();
const minuteMs = 60_000;
const limits = { perAccountAndAddress: 3, perAccount: 5, perAddress: 8, windowSeconds: 900 };
const guess = { address: '203.0.113.7', account: 'ada@example.com' };
const now = () => 0;
const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function openTwo() {
  const redis = await startRedis(program ?? '');
  cleanUp.push(redis.stop);
  const warn = vi.fn();
  const open = (): OpenCounts => {
    const counts = createRedisCounts({ url: redis.url, log: { warn } });
    cleanUp.push(counts.close);
    return counts.open;
  };
  const [first, second] = [open(), open()];
  let probes = 0;
  /** Until both count in Redis and not for themselves: what one counts, the other knows. */
  const whenShared = () =>
    vi.waitUntil(
      async () => {
        probes += 1;
        const [one, other] = [first, second].map((each) => each(`probe${probes}`, minuteMs, now));
        await one?.take('a');
        return (await other?.take('a'))?.count === 2;
      },
      { timeout: 120_000 },
    );
  await whenShared();
  return { redis, first, second, whenShared, warn };
}

describe.runIf(program)('limits at several instances', () => {
  it('count attempts to sign in together, and a good one is forgiven by all', async () => {
    const two = await openTwo();
    const [first, second] = [two.first, two.second].map((each) =>
      createAttempts(limits, now, each),
    ) as [ReturnType<typeof createAttempts>, ReturnType<typeof createAttempts>];
    expect(await first.take(guess)).toBe(0);
    await first.forgive(guess);
    for (const attempts of [first, second, first]) expect(await attempts.take(guess)).toBe(0);
    const seconds = await second.take(guess);
    expect(seconds).toBeGreaterThan(limits.windowSeconds - 60);
    expect(seconds).toBeLessThanOrEqual(limits.windowSeconds);
    // The one that was refused has not used up another of the account's.
    expect(await second.take({ ...guess, address: '203.0.113.8' })).toBe(0);
    expect(await first.take({ ...guess, address: '203.0.113.9' })).toBe(0);
    expect(await second.take({ ...guess, address: '203.0.113.10' })).toBeGreaterThan(0);
  });

  it('count calls to models together', async () => {
    const { first, second } = await openTwo();
    const [here, there] = [createCallBudget(2, now, first), createCallBudget(2, now, second)];
    expect([await here.take('ann'), await there.take('ann')]).toEqual([true, true]);
    expect([await here.take('ann'), await there.take('ann')]).toEqual([false, false]);
    expect(await there.take('ben')).toBe(true);
  });

  it('are counted by each for itself while Redis is away, and together once it is back', async () => {
    const { redis, first, second, whenShared } = await openTwo();
    const [here, there] = [createCallBudget(2, now, first), createCallBudget(2, now, second)];
    expect(await here.take('ann')).toBe(true);
    await redis.kill();
    expect([await here.take('ann'), await here.take('ann')]).toEqual([true, false]);
    expect(await there.take('ann')).toBe(true);

    await redis.start();
    await whenShared();
    expect([await here.take('ben'), await there.take('ben')]).toEqual([true, true]);
    expect([await here.take('ben'), await there.take('ben')]).toEqual([false, false]);
  });

  it('hold nobody up for a Redis that hangs, say so once, and count together once it goes on', async () => {
    const { redis, first, whenShared, warn } = await openTwo();
    const calls = createCallBudget(3, now, first);
    redis.freeze();
    const atOnce = await Promise.all(['ann', 'ann', 'ann', 'ann'].map((user) => calls.take(user)));
    expect(atOnce).toEqual([true, true, true, false]);
    expect(await calls.take('ben')).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    redis.thaw();
    await whenShared();
  });

  it('leave nothing in Redis that names somebody or stays', async () => {
    const { redis, first } = await openTwo();
    await createAttempts(limits, now, first).take(guess);
    const reader = new Redis(redis.url);
    cleanUp.push(async () => reader.disconnect());
    const keys = await reader.keys('*');
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) {
      expect(key).toMatch(/^cadence:\w+:[\w-]{43}$/);
      expect(await reader.pttl(key)).toBeGreaterThan(0);
    }
  });
});

describe.runIf(program)('requests at two instances', () => {
  const ctx = startTestApp();

  it('are counted together, and turned away by both', async () => {
    const { first, second } = await openTwo();
    const start = (openCounts: OpenCounts) =>
      ctx.startAnother({ rateLimitPerMinute: 4, openCounts });
    const [here, there] = [await start(first), await start(second)];
    const statuses: number[] = [];
    for (const app of [here, there, here, there, here, there]) {
      statuses.push((await request(app, me)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    const refused = await request(there, me);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});
