import { adaptAssessment } from '@cadence/contract/assessment/routes';
import { readConversation } from '@cadence/contract/coach/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCoachBus } from '../../../app/coach-bus.ts';
import { type Account, createAccount, request, startTestApp } from '../../../test-support/app.ts';
import { findRedis, startRedis } from '../../../test-support/redis.ts';
import { openSocket, type SocketClient } from '../../../test-support/socket-client.ts';
import { describeSocket } from '../test-support/socket-suite.ts';
import { say, startTalk } from '../test-support/talk.ts';

const program = findRedis();
const patient = { timeout: 120_000 };

describe.runIf(program)('two instances with one database and one Redis', () => {
  const ctx = startTestApp();
  const addresses: string[] = [];
  const logged: string[] = [];
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    warn: (_: object, message: string) => void logged.push(message),
  };
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const buses: Awaited<ReturnType<typeof openCoachBus>>[] = [];

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    for (const _ of ['first', 'second']) {
      const bus = await openCoachBus(redis.url, log as never);
      buses.push(bus);
      // Instances beside each other keep no tokens in memory, as on PostgreSQL.
      const app = await ctx.startAnother({ bus, engine: 'postgres' });
      if (addresses.length === 0) ctx.app = app;
      addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    }
  });
  afterAll(async () => {
    for (const bus of buses) await bus.close();
    await redis?.stop();
  });

  describeSocket("the coach's socket", { ctx, addresses });

  const connectTo = async (address: string | undefined, { id, token }: Account) => {
    const socket = await openSocket(`${address}/api/v1/coach/ws/${id}?token=${token}`);
    await socket.next();
    return socket;
  };
  const nextOf = async (socket: SocketClient, type: string) => {
    for (;;) {
      const event = await socket.next();
      if (event.type === type) return event;
    }
  };

  it('tell nobody else, over Redis either', async () => {
    const [ana, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const [hers, his] = [await connectTo(addresses[1], ana), await connectTo(addresses[1], ben)];
    for (const { id: userId, token } of [ana, ben]) {
      await request(ctx.app, adaptAssessment, { body: { userId } as never }, token);
    }
    const [first, second] = [await hers.next(), await his.next()];
    expect(first.sessionId).not.toBe(second.sessionId);
    for (const socket of [hers, his]) socket.end();
  });

  it('go on without Redis, lose nothing, and say so once; back with it, readers read again', async () => {
    const account = await createAccount(ctx.app);
    const [near, far] = [
      await connectTo(addresses[0], account),
      await connectTo(addresses[1], account),
    ];
    const id = await startTalk(ctx, account);
    const known = await nextOf(far, 'chat_message');
    logged.length = 0;
    await redis.kill();

    const response = await say(ctx, account, id, 'I love kettlebells.');
    expect(response.statusCode).toBe(200);
    expect((await nextOf(near, 'chat_message')).conversationId).toBe(id);
    const late = await openSocket(
      `${addresses[1]}/api/v1/coach/ws/${account.id}?token=${account.token}`,
    );
    expect((await late.next()).type).toBe('connected');
    await expect.poll(() => logged.length, patient).toBeGreaterThan(0);

    await redis.start();
    expect((await nextOf(far, 'connected')).sessionId).toEqual(expect.any(String));
    const after = (known.message as { id: string }).id;
    const missed = await request(
      ctx.app,
      readConversation,
      { params: { id }, query: { after } },
      account.token,
    );
    const all = response.json().conversation.messages;
    expect(missed.json().messages).toEqual(all.slice(1));

    // Each of its two connections comes back at a time of its own.
    const heard = nextOf(late, 'chat_message');
    let isHeard = false;
    heard.then(
      () => {
        isHeard = true;
      },
      () => {},
    );
    while (!isHeard) await say(ctx, account, id, 'And rowing.');
    expect((await heard).message).toMatchObject({ content: 'And rowing.' });
    expect((await nextOf(far, 'chat_message')).message).toEqual((await heard).message);
    const count = (words: string) => logged.filter((line) => line.includes(words)).length;
    await expect.poll(() => count('Redis is back'), patient).toBe(2);
    // Told by each connection, and not at every try.
    expect(count('cannot be reached')).toBeGreaterThanOrEqual(2);
    expect(count('cannot be reached')).toBeLessThanOrEqual(4);
    for (const socket of [near, far, late]) socket.end();
  });
});
