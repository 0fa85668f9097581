import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createCoachAccount,
  readMessages,
  sayUntilAnswered,
} from '../../bench/support/sockets/coach-account.ts';
import { type Follower, followCoach } from '../../bench/support/sockets/follower.ts';
import { createPostgresDatabase } from '../../packages/server/src/test-support/database.ts';
import { findProgram } from '../../packages/server/src/test-support/debian-program.ts';
import { findRedis, startRedis } from '../../packages/server/src/test-support/redis.ts';
import { freePort } from '../../scripts/ports.mjs';
import { startNames } from '../support/names.ts';
import { startNginx } from '../support/nginx.ts';
import { createRuns, type Run } from '../support/server-process.ts';

const nginx = findProgram('nginx');
const redis = findRedis();
const isPossible = nginx !== null && redis !== null && Boolean(process.env.TEST_DATABASE_URL);
const patient = { timeout: 60_000 };
const hosts = ['127.0.0.1', '127.0.0.2'] as const;

describe.runIf(isPossible)('two instances behind the proxy of the deployment', () => {
  const stops: (() => unknown)[] = [];
  const followers: Follower[] = [];
  afterAll(async () => {
    for (const follower of followers) follower.close();
    for (const stop of stops.reverse()) await stop();
  });

  it('are one product, of which nobody misses an instance that stops', {
    timeout: 180_000,
  }, async () => {
    const counts = await startRedis(redis ?? '');
    const { url, drop } = await createPostgresDatabase();
    stops.push(counts.stop, drop);
    const appPort = await freePort();
    const settings = {
      DATABASE_URL: url,
      REDIS_URL: counts.url,
      VOICE_ENGINE: 'none',
      LOG_LEVEL: 'info',
    };
    const start = async (host: string) => {
      const data = mkdtempSync(join(tmpdir(), 'cadence-data-'));
      const runs = createRuns(data);
      stops.push(() => rmSync(data, { recursive: true, force: true }), runs.endAll);
      const env = { ...settings, HOST: host, PORT: String(appPort), TRUST_PROXY: '1' };
      return runs.startServer(env);
    };
    const [first, second] = [await start(hosts[0]), await start(hosts[1])];
    const names = await startNames(hosts);
    stops.push(names.stop);
    const proxy = await startNginx({ program: nginx ?? '', names: names.address, appPort });
    stops.push(proxy.stop);

    const ana = await createCoachAccount(proxy, 1);
    const nothing = async () => {};
    const connected = () => followers.filter((one) => one.status() === 'connected').length;
    const fewestKnown = () => Math.min(...followers.map((one) => one.known().length));
    const holdsSocket = ({ output }: Run) => output().includes('"path":"/api/v1/coach/ws/');
    // Whichever instance the proxy picks: in the end each has one at least.
    while (followers.length < 4 || ![first, second].every(holdsSocket)) {
      followers.push(followCoach(proxy, ana));
      const before = followers.length;
      await expect.poll(connected, patient).toBe(before);
    }
    await sayUntilAnswered(proxy, ana, 'Said through the proxy.', nothing);
    await expect.poll(fewestKnown, patient).toBe(3);

    const read = () => readMessages(proxy, ana);
    await Promise.all(Array.from({ length: 20 }, read));
    for (const { output } of [first, second]) expect(output()).toContain('"path":"/api/v1/coach/');

    second.child.kill('SIGTERM');
    const answers = await Promise.all(Array.from({ length: 40 }, read));
    expect(new Set(answers.map((messages) => messages.length))).toEqual(new Set([3]));
    await second.ended;
    for (let round = 0; round < 20; round += 1) {
      expect(await read()).toHaveLength(3);
    }
    await sayUntilAnswered(proxy, ana, 'Said to the one that is left.', nothing);
    await expect.poll(fewestKnown, patient).toBe(5);

    for (const path of ['/metrics', '/health/ready']) {
      expect((await fetch(proxy.origin + path)).status, path).toBe(404);
    }
    expect(await (await fetch(`${proxy.origin}/home`)).text()).toContain('<title>Cadence</title>');
    expect(proxy.log()).toContain('GET /home 200');
    expect(proxy.log()).not.toContain(ana.token);
  });
});
