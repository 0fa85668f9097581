import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

const server = createServer((request, response) => {
  const size = Number(request.url?.slice(1));
  response.setHeader('content-encoding', 'gzip');
  response.end(gzipSync('a'.repeat(size)));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const read = async (size: number) =>
  (await (await boundedFetch(fetch, 10_000)(`${address}/${size}`)).text()).length;

it('gives an answer within the limit as it is', async () => {
  expect(await read(10_000)).toBe(10_000);
});

it('breaks off what unpacks to more than the limit', async () => {
  await expect(read(5_000_000)).rejects.toThrow();
});
