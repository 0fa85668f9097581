import { moveClass, openClass } from '@cadence/contract/class/routes';
import { classSocketPath } from '@cadence/contract/class/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCoachBus } from '../../app/coach-bus.ts';
import { createAccount, request, startTestApp } from '../../test-support/app.ts';
import { findRedis, startRedis } from '../../test-support/redis.ts';
import { openSocket } from '../../test-support/socket-client.ts';

const program = findRedis();

describe.runIf(program)('a class over two instances with one Redis', () => {
  const ctx = startTestApp();
  const addresses: string[] = [];
  const buses: Awaited<ReturnType<typeof openCoachBus>>[] = [];
  let redis: Awaited<ReturnType<typeof startRedis>>;

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    for (const _ of ['first', 'second']) {
      const bus = await openCoachBus(redis.url, { info: () => {}, warn: () => {} } as never);
      buses.push(bus);
      const app = await ctx.startAnother({ bus, engine: 'postgres' });
      if (addresses.length === 0) ctx.app = app;
      addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    }
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    await redis?.stop();
  });

  it('hears on one what was pressed on the other', async () => {
    const ana = await createAccount(ctx.app);
    const workout = {
      source: 'ai',
      workout: [{ name: 'Push-Up', type: 'exercise', duration: 40 }],
    };
    const body = { title: 'Saturday', workout };
    const made = (await request(ctx.app, openClass, { body } as never, ana.token)).json();
    const path = classSocketPath.replace('{code}', made.code);
    const socket = await openSocket(`${addresses[1]}/api/v1${path}`);
    const statusOf = async () =>
      ((await socket.next()) as unknown as { live: { state: { status: string } } }).live.state
        .status;
    expect(await statusOf()).toBe('not-started');
    const { id } = made.class;
    await request(ctx.app, moveClass, { params: { id }, body: { move: 'start' } }, ana.token);
    let status = await statusOf();
    // Redis may say that something was missed as it becomes ready.
    while (status === 'not-started') status = await statusOf();
    expect(status).toBe('running');
    socket.end();
  });
});
