import { afterEach, describe, expect, it, vi } from 'vitest';
import { findRedis, startRedis } from '../test-support/redis.ts';
import { createRedisAttempts } from './attempts-redis.ts';

const program = findRedis();
const limits = { perAccountAndAddress: 3, perAccount: 5, perAddress: 8, windowSeconds: 900 };
const guess = { address: '203.0.113.7', account: 'ada@example.com' };
const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function openTwo() {
  const redis = await startRedis(program ?? '');
  cleanUp.push(redis.stop);
  const warn = vi.fn();
  const open = () => {
    const attempts = createRedisAttempts({ url: redis.url, limits, now: () => 0, log: { warn } });
    cleanUp.push(attempts.close);
    return attempts;
  };
  const [first, second] = [open(), open()];
  /** Until both count in Redis and not for themselves: what one counts, the other knows. */
  let probes = 0;
  const isShared = async () => {
    probes += 1;
    const probe = { address: `probe ${probes}`, account: `probe ${probes}` };
    for (let count = 0; count < limits.perAccountAndAddress; count += 1) await first.take(probe);
    return (await second.take(probe)) > 0;
  };
  await vi.waitUntil(isShared, { timeout: 25_000 });
  return { redis, first, second };
}

describe.runIf(program)('attempts at several instances', () => {
  it('are counted together, and a good one is forgiven by all', async () => {
    const { first, second } = await openTwo();
    expect(await first.take(guess)).toBe(0);
    await first.forgive(guess);
    for (const attempts of [first, second, first]) expect(await attempts.take(guess)).toBe(0);
    const seconds = await second.take(guess);
    expect(seconds).toBeGreaterThan(limits.windowSeconds - 60);
    expect(seconds).toBeLessThanOrEqual(limits.windowSeconds);
    expect(await second.take({ ...guess, address: '203.0.113.8' })).toBe(0);
    expect(await first.take({ ...guess, address: '203.0.113.9' })).toBeGreaterThan(0);
  });

  it('are counted by each for itself while Redis is away', async () => {
    const { redis, first, second } = await openTwo();
    expect(await first.take(guess)).toBe(0);
    await redis.kill();
    for (let count = 1; count < limits.perAccountAndAddress; count += 1) {
      expect(await first.take(guess)).toBe(0);
    }
    expect(await first.take(guess)).toBe(limits.windowSeconds);
    expect(await second.take(guess)).toBe(0);
  });
});
