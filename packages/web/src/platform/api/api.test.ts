// @vitest-environment node
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login, me } from '@cadence/contract/auth/routes';
import { errorBody, errorCatalogue } from '@cadence/contract/errors';
import { defineRoute } from '@cadence/contract/route';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, defaultTimeLimitMs, setBearer } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { callForBytes } from './call-for-bytes.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
const rejected = vi.fn();
const reached = vi.fn();

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());
beforeEach(() => {
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  setBearer({ token: () => 'secret', rejected, reached });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

const user = { id: 'u1', email: 'you@example.com', name: '' };
const json = (status: number, body: unknown, headers = {}): Answer => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiFailure)) throw new Error('expected an ApiFailure');
  return error;
};

test('a guarded call carries the token and gives the parsed reply', async () => {
  let seen = '';
  answer = (request, response) => {
    seen = `${request.method} ${request.url} ${request.headers.authorization}`;
    json(200, { user, more: 'dropped' })(request, response);
  };
  expect(await call(me, {})).toEqual({ user });
  expect(seen).toBe('GET /api/v1/auth/me Bearer secret');
  expect(reached).toHaveBeenCalledWith(true);
});

test('a public call carries its body and no token', async () => {
  let seen = '';
  answer = (request, response) => {
    request.on('data', (chunk: Buffer) => {
      seen += `${chunk} ${request.headers.authorization} ${request.headers['content-type']}`;
    });
    request.on('end', () => json(200, { user, token: 't' })(request, response));
  };
  const body = { email: 'you@example.com', password: 'long enough' };
  await call(login, { body });
  expect(seen).toBe(`${JSON.stringify(body)} undefined application/json`);
});

test('parameters and query are escaped, missing ones left out', async () => {
  const route = defineRoute({
    method: 'GET',
    path: '/things/{id}',
    summary: 'A thing',
    access: 'user',
    owner: 'token',
    params: z.object({ id: z.string() }),
    query: z.object({ limit: z.number(), since: z.optional(z.string()) }),
    body: null,
    reply: { status: 200, body: z.object({}) },
    errors: [],
  });
  let seen: string | undefined;
  answer = (request, response) => {
    seen = request.url;
    json(200, {})(request, response);
  };
  await call(route, { params: { id: 'a/b' }, query: { limit: 3 } });
  expect(seen).toBe('/api/v1/things/a%2Fb?limit=3');
});

describe('failures', () => {
  test('carry what the server says', async () => {
    answer = json(429, errorBody('TOO_MANY_ATTEMPTS', { left: 0 }), { 'retry-after': '90' });
    expect(await failureOf(call(me, {}))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      message: errorCatalogue.TOO_MANY_ATTEMPTS.message,
      details: { left: 0 },
      suggestion: 'Wait a few minutes and try again.',
      retryAfterSeconds: 90,
    });
  });

  test('fall back to the status and its text', async () => {
    answer = (_, response) => {
      response.writeHead(502, 'Bad Gateway');
      response.end('<h1>nginx</h1>');
    };
    expect(await failureOf(call(me, {}))).toMatchObject({
      status: 502,
      code: 'UNKNOWN_ERROR',
      message: 'HTTP 502: Bad Gateway',
    });
  });

  test('a junk error body does no harm', async () => {
    answer = json(500, { detail: 7, error: { code: [] } });
    expect((await failureOf(call(me, {}))).message).toBe('HTTP 500: Internal Server Error');
  });

  test('a 401 of a guarded call reports the token as rejected', async () => {
    answer = json(401, errorBody('NOT_AUTHENTICATED'));
    await failureOf(call(me, {}));
    expect(rejected).toHaveBeenCalledWith('secret');
  });

  test('a 401 of the sign-in itself does not', async () => {
    answer = json(401, errorBody('INVALID_CREDENTIALS'));
    await failureOf(call(login, { body: { email: 'a@b.co', password: 'x' } }));
    expect(rejected).not.toHaveBeenCalled();
  });

  test('a reply that breaks the contract is one too', async () => {
    answer = json(200, { user: 'Ann' });
    expect(await failureOf(call(me, {}))).toMatchObject({ status: 200, code: 'UNREADABLE_REPLY' });
    expect(reached).not.toHaveBeenCalled();
  });

  test('a broken connection is status 0', async () => {
    answer = (_, response) => response.destroy();
    expect(await failureOf(call(me, {}))).toMatchObject({
      status: 0,
      message: 'Network error: Unable to connect...',
    });
    expect(reached).toHaveBeenCalledWith(false);
  });

  test.each([
    ['before it answers', () => {}],
    ['in the middle of its answer', (response: ServerResponse) => response.write('{"user":')],
  ])('a server that falls silent %s is a failure of the network', async (_, begin) => {
    answer = (_request, response) => void begin(response);
    const caller = new AbortController();
    const options = { signal: caller.signal, timeLimitMs: 50 };
    expect(await failureOf(call(me, {}, options))).toMatchObject({
      status: 0,
      message: 'Network error: Unable to connect...',
    });
    expect(reached).toHaveBeenCalledWith(false);
  });

  test('without a wish of its own a call waits for half a minute', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    answer = json(200, { user });
    await call(me, {});
    expect(limit).toHaveBeenCalledWith(defaultTimeLimitMs);
    expect(defaultTimeLimitMs).toBe(30_000);
  });

  test.each([
    [429, errorBody('TOO_MANY_REQUESTS'), [true]],
    [500, errorBody('INTERNAL_ERROR'), [true]],
    [404, errorBody('NOT_FOUND'), [true]],
    [503, errorBody('UNAVAILABLE'), []],
    [408, errorBody('REQUEST_TIMEOUT'), []],
    [500, { message: 'a proxy' }, []],
    [502, 'Bad Gateway', []],
  ])('a %s with %j tells whether the server was reached', async (status, body, told) => {
    answer = json(status, body);
    await failureOf(call(me, {}));
    expect(reached.mock.calls.flat()).toEqual(told);
  });

  test('an aborted call is no failure of the network', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(call(me, {}, { signal: controller.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(reached).not.toHaveBeenCalled();
  });
});

describe('a call for bytes', () => {
  const sound = defineRoute({
    method: 'POST',
    path: '/sound',
    summary: '',
    access: 'user',
    owner: 'token',
    params: null,
    query: null,
    body: null,
    reply: { status: 200, body: null, binary: 'audio/mpeg' },
    errors: [],
  });

  test('gives them as they are', async () => {
    let accepted: string | undefined;
    answer = ({ headers }, response) => {
      accepted = headers.accept;
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.end(Buffer.from([0xff, 0xf3, 0x00]));
    };
    expect(new Uint8Array((await callForBytes(sound, {})).bytes)).toEqual(
      new Uint8Array([255, 243, 0]),
    );
    expect(accepted).toBe('audio/mpeg');
    expect(reached).toHaveBeenCalledWith(true);
  });

  test('fails as any other', async () => {
    answer = json(401, errorBody('NOT_AUTHENTICATED'));
    expect((await failureOf(callForBytes(sound, {}))).code).toBe('NOT_AUTHENTICATED');
    expect(rejected).toHaveBeenCalledWith('secret');
  });

  test('does not take a page for a sound', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<p>Sign in to our network</p>');
    };
    expect((await failureOf(callForBytes(sound, {}))).code).toBe('UNREADABLE_REPLY');
  });
});
