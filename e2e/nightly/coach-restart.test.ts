import { afterAll, describe, expect, it } from 'vitest';
import {
  type CoachAccount,
  createCoachAccount,
} from '../../bench/support/sockets/coach-account.ts';
import { type Follower, followCoach } from '../../bench/support/sockets/follower.ts';
import { restartUnderLoad } from '../../bench/support/sockets/restart-under-load.ts';
import { createTestFolder } from '../../packages/server/src/test-support/database.ts';
import { freePort } from '../../scripts/ports.mjs';
import { startProduct } from '../../scripts/product.mjs';

const { folder, remove } = createTestFolder();
const port = await freePort();
const server = { origin: `http://127.0.0.1:${port}` };
const env = { HOST: '127.0.0.1', TRUST_PROXY: '1', VOICE_ENGINE: 'none' };
const start = () => startProduct({ port, data: folder, env });
let product = await start();
const followers: Follower[] = [];

afterAll(async () => {
  for (const follower of followers) follower.close();
  await product.stop();
  remove();
});

/** Processes are started, killed and started again beside other tests. */
const patienceMs = 180_000;
const patient = { timeout: 60_000 };

describe('a server that is killed while everybody talks', () => {
  it('is found again by every tab, and no message is lost or doubled', {
    timeout: patienceMs,
  }, async () => {
    const accounts: CoachAccount[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const account = await createCoachAccount(server, number);
      accounts.push(account);
      for (let tab = 0; tab < 5; tab += 1) followers.push(followCoach(server, account));
    }
    const apart = () => followers.filter((one) => one.status() !== 'connected').length;
    await expect.poll(apart, patient).toBe(0);
    const outcome = await restartUnderLoad({
      server,
      accounts,
      followers,
      messagesEach: 6,
      restart: async () => {
        await product.stop('SIGKILL');
        product = await start();
      },
    });
    expect(outcome).toMatchObject({ said: 36, lost: [], doubled: [] });
    expect(outcome.unanswered).toBeGreaterThan(0);
    await expect.poll(apart, patient).toBe(0);
  });
});
