import { once } from 'node:events';
import { type CoachEvent, closeCodes } from '@cadence/contract/coach/events';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../../../http/errors.ts';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import { startOfTime, startTestApp } from '../../../test-support/app.ts';
import { openSocket } from '../../../test-support/socket-client.ts';
import { describeSocket } from '../test-support/socket-suite.ts';
import { mountSocket } from './socket.ts';

const ctx = startTestApp();
const addresses: string[] = [];

beforeAll(async () => {
  addresses.push(await ctx.app.listen({ port: 0, host: '127.0.0.1' }));
});

describeSocket("the coach's socket", { ctx, addresses });

const bus = createLocalBus<CoachEvent>();

async function startApp() {
  const app = Fastify();
  handleErrors(app);
  const identity = { userId: 'ana', email: '', name: '', tokenHash: '', grant: null };
  const beats: (() => Promise<void>)[] = [];
  await mountSocket(app, {
    identify: async () => identity,
    bus,
    now: () => startOfTime,
    heartbeat: (beat) => {
      beats.push(beat);
      return () => {};
    },
  });
  const listening = await app.listen({ port: 0, host: '127.0.0.1' });
  const beat = () => Promise.all(beats.map((run) => run()));
  return { app, beat, url: `${listening}/api/v1/coach/ws/ana?token=x` };
}

describe('the heartbeat', () => {
  it('keeps those who answer and breaks with those who do not', async () => {
    const { app, beat, url } = await startApp();
    const alive = await openSocket(url);
    const dead = await openSocket(url, { answersPings: false });
    await Promise.all([alive.next(), dead.next()]);
    const answer = Promise.race([...app.websocketServer.clients].map((one) => once(one, 'pong')));
    await beat();
    await answer;
    await beat();
    expect(await dead.closed).toBeNull();
    expect(dead.pings()).toBe(1);
    const goodbye = app.close();
    expect(await alive.closed).toBe(1001);
    await goodbye;
  });
});

describe('a reader that does not read', () => {
  it('is closed once half a megabyte waits for it, and told why when it reads again', async () => {
    const { app, url } = await startApp();
    const [slow, quick] = [await openSocket(url), await openSocket(url)];
    await Promise.all([slow.next(), quick.next()]);
    slow.pause();
    const text = 'word '.repeat(2000);
    const event: CoachEvent = { type: 'coach_typing', conversationId: 'c', isTyping: true, text };
    // The system's own buffers take some megabytes before ours begins to fill.
    let sent = 0;
    const memoryBefore = process.memoryUsage().external;
    while (bus.countOf('ana') === 2 && sent < 5000) {
      bus.publish('ana', event);
      sent += 1;
      expect(await quick.next()).toEqual(event);
    }
    expect(bus.countOf('ana')).toBe(1);
    expect(process.memoryUsage().external - memoryBefore).toBeLessThan(64 * 1024 * 1024);
    slow.resume();
    expect(await slow.closed).toBe(closeCodes.tooSlow);
    bus.publish('ana', event);
    expect(await quick.next()).toEqual(event);
    quick.end();
    await app.close();
  });
});
