// @vitest-environment node
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBody } from '@cadence/contract/errors';
import { defineRoute } from '@cadence/contract/route';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { setBearer } from './api.ts';
import { callWithProgress } from './call-with-progress.ts';

const brew = defineRoute({
  method: 'POST',
  path: '/brew',
  summary: 'Brew',
  access: 'user',
  owner: 'token',
  params: null,
  query: null,
  body: z.object({ cups: z.number() }),
  reply: { status: 200, body: z.object({ cups: z.number() }) },
  errors: [],
});

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const reached = vi.fn();
const rejected = vi.fn();

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  setBearer({ token: () => 'secret', rejected, reached });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

/** The parts are sent one by one, wherever they break a line. */
function stream(...parts: string[]) {
  answer = async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    for (const part of parts) {
      response.write(part);
      await new Promise((later) => setTimeout(later, 5));
    }
    response.end();
  };
}

function ask(signal?: AbortSignal) {
  const heard: unknown[] = [];
  const options = { idempotencyKey: 'key-1', onProgress: (event: unknown) => heard.push(event) };
  const reply = callWithProgress(
    brew,
    { body: { cups: 2 } },
    signal ? { ...options, signal } : options,
  );
  return { reply, heard };
}

test('lines of progress are handed on, and the last line is the reply', async () => {
  stream(
    '{"type":"progress","words":"Grin',
    'ding ü"}\n{"type":"progress","words":"Pouring"}\n',
    '{"type":"result","body":{"cups":2}}\n',
  );
  const { reply, heard } = ask();
  expect(await reply).toEqual({ cups: 2 });
  expect(heard).toEqual([
    { type: 'progress', words: 'Grinding ü' },
    { type: 'progress', words: 'Pouring' },
  ]);
  expect(reached).toHaveBeenCalledWith(true);
});

test('the key and the wish for progress are sent along', async () => {
  let headers: IncomingMessage['headers'] = {};
  answer = (request, response) => {
    ({ headers } = request);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.end('{"type":"result","body":{"cups":2}}');
  };
  await ask().reply;
  expect(headers).toMatchObject({
    accept: 'application/x-ndjson',
    'idempotency-key': 'key-1',
    authorization: 'Bearer secret',
  });
});

test('an error at the end of the stream is a failure with its own status', async () => {
  const body = errorBody('SAFETY_STOP', null, { message: 'Stop.', suggestion: 'Call.' });
  stream('{"type":"progress"}\n', `${JSON.stringify({ type: 'error', status: 422, body })}\n`);
  await expect(ask().reply).rejects.toMatchObject({
    status: 422,
    code: 'SAFETY_STOP',
    message: 'Stop.',
    suggestion: 'Call.',
  });
});

test('a refusal before the work begins is a failure as anywhere', async () => {
  answer = (_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(errorBody('NOT_AUTHENTICATED')));
  };
  await expect(ask().reply).rejects.toMatchObject({ status: 401 });
  expect(rejected).toHaveBeenCalledWith('secret');
});

test('a stream that ends before its result counts as no connection', async () => {
  stream('{"type":"progress"}\n');
  await expect(ask().reply).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
});

test('a result of the wrong shape is unreadable', async () => {
  stream('{"type":"result","body":{"pots":2}}\n');
  await expect(ask().reply).rejects.toMatchObject({ code: 'UNREADABLE_REPLY' });
});

test('a server that knows no progress may answer all at once', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"cups":3}');
  };
  expect(await ask().reply).toEqual({ cups: 3 });
});

test('whoever cancels gets no failure of the network', async () => {
  answer = (_, response) => void response.writeHead(200).flushHeaders();
  const controller = new AbortController();
  const { reply } = ask(controller.signal);
  setTimeout(() => controller.abort(), 20);
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  expect(reached).not.toHaveBeenCalled();
});
