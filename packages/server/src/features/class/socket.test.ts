import { classCloseCodes, classSocketPath } from '@cadence/contract/class/schemas';
import { newTimer } from '@cadence/domain/timer/timer-state';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openSocket } from '../../test-support/socket-client.ts';
import { mountClassSocket } from './socket.ts';
import type { ClassStore } from './store.ts';

/** A class whose state takes ten kilobytes to tell. */
async function startApp() {
  const following = new Set<() => void>();
  const state = { ...newTimer(), words: 'word '.repeat(2000) };
  const store = {
    findByHash: async () => ({ ownerId: 'ana', id: 'class' }),
    find: async () => ({ live: { state, members: [] } }),
  } as unknown as ClassStore;
  const app = Fastify();
  await app.register(websocket);
  mountClassSocket(app, {
    store,
    follow: (_id, onChanged) => {
      following.add(onChanged);
      onChanged();
      return () => following.delete(onChanged);
    },
    now: () => 0,
  });
  const listening = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${listening}/api/v1${classSocketPath.replace('{code}', 'ABCDE-23456')}`;
  return { app, url, following };
}

it('a device that does not read is closed, and told why when it reads again', async () => {
  const { app, url, following } = await startApp();
  const [slow, quick] = [await openSocket(url), await openSocket(url)];
  await Promise.all([slow.next(), quick.next()]);
  slow.pause();
  // The system's own buffers take some megabytes before ours begins to fill.
  for (let told = 0; following.size === 2 && told < 5000; told += 1) {
    for (const hear of following) hear();
    await quick.next();
  }
  expect(following.size).toBe(1);
  slow.resume();
  expect(await slow.closed).toBe(classCloseCodes.tooSlow);
  for (const hear of following) hear();
  expect(await quick.next()).toMatchObject({ type: 'live' });
  quick.end();
  await app.close();
});
