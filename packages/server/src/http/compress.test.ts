import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress.ts';

const app = fastify();
compressAnswers(app);
const long = { words: 'step '.repeat(5000) };
app.get('/long', () => long);
app.get('/short', () => ({ words: 'step' }));

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it('a long answer is compressed for whoever takes it so', async () => {
  const reply = await get('/long', 'br, gzip');
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  expect(reply.rawPayload.length).toBeLessThan(1000);
  expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(long);
});

it.each([undefined, 'identity', 'gzip;q=0', 'gzip;q=0, br'])('and not for %j', async (encoding) => {
  const reply = await get('/long', encoding);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.json()).toEqual(long);
});

it('a short one stays as it is', async () => {
  const reply = await get('/short', 'gzip');
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers.vary).toBeUndefined();
});
