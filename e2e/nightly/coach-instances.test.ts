import { afterAll, describe, expect, it } from 'vitest';
import { createCoachAccount, sayUntilAnswered } from '../../bench/support/sockets/coach-account.ts';
import { type Follower, followCoach } from '../../bench/support/sockets/follower.ts';
import { restartUnderLoad } from '../../bench/support/sockets/restart-under-load.ts';
import { createPostgresDatabase } from '../../packages/server/src/test-support/database.ts';
import { findRedis, startRedis } from '../../packages/server/src/test-support/redis.ts';
import { freePort } from '../../scripts/ports.mjs';
import { startProduct } from '../../scripts/product.mjs';

const program = findRedis();
const isPossible = program !== null && Boolean(process.env.TEST_DATABASE_URL);

/** Processes are started, killed and started again beside other tests. */
const patienceMs = 180_000;
const patient = { timeout: 60_000 };

describe.runIf(isPossible)('two processes with one PostgreSQL and one Redis', () => {
  const stops: (() => Promise<void>)[] = [];
  const followers: Follower[] = [];
  afterAll(async () => {
    for (const follower of followers) follower.close();
    for (const stop of stops.reverse()) await stop();
  });

  it('keep the tabs of one user in step, and lose nothing when one of them is killed', {
    timeout: patienceMs,
  }, async () => {
    const redis = await startRedis(program ?? '');
    const { url, drop } = await createPostgresDatabase();
    stops.push(redis.stop, drop);
    const settings = { DATABASE_URL: url, REDIS_URL: redis.url };
    const env = { ...settings, HOST: '127.0.0.1', TRUST_PROXY: '1', VOICE_ENGINE: 'none' };
    const ports = [await freePort(), await freePort()] as const;
    const startAt = (port: number) => startProduct({ port, env });
    const products = [await startAt(ports[0]), await startAt(ports[1])];
    stops.push(async () => {
      for (const product of products) await product.stop();
    });
    const [first, second] = [
      { origin: `http://127.0.0.1:${ports[0]}` },
      { origin: `http://127.0.0.1:${ports[1]}` },
    ];

    const accounts = [await createCoachAccount(first, 1), await createCoachAccount(first, 2)];
    for (const account of accounts) {
      followers.push(followCoach(first, account), followCoach(second, account));
    }
    const connected = () => followers.filter((one) => one.status() === 'connected').length;
    await expect.poll(connected, patient).toBe(4);

    const [ana] = accounts;
    if (ana) await sayUntilAnswered(second, ana, 'Said on the second.', async () => {});
    await expect.poll(() => followers[0]?.known().length, patient).toBe(3);
    await expect.poll(() => followers[1]?.known().length, patient).toBe(3);

    const outcome = await restartUnderLoad({
      server: first,
      accounts,
      followers,
      messagesEach: 8,
      restart: async () => {
        await products[0]?.stop('SIGKILL');
        products[0] = await startAt(ports[0]);
      },
    });
    expect(outcome).toMatchObject({ lost: [], doubled: [] });
    await expect.poll(connected, patient).toBe(4);
  });
});
