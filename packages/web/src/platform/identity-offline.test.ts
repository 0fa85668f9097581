// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login, openWithoutAnswerMs, retryMs, startIdentity, useIdentity } from './identity.ts';

const ann = { id: 'u1', email: 'ann@example.com', name: 'Ann' };
const saved = JSON.stringify({ version: 1, data: { user: ann, token: 't1' } });
const state = () => useIdentity.getState();
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const fetching = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  fetching.mockReset();
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The app starts with Ann on the device, and the server answers. */
async function start(answer: () => Promise<Response>) {
  localStorage.setItem('anonymous_auth', saved);
  fetching.mockImplementation(answer);
  stop = startIdentity();
  await vi.advanceTimersByTimeAsync(0);
}

describe('at the start', () => {
  test.each([
    ['no network', offline],
    ['a server that goes down', () => Promise.resolve(reply(503, errorBody('UNAVAILABLE')))],
    ['a gateway without a server', () => Promise.resolve(new Response('', { status: 502 }))],
    ['a proxy’s own error', () => Promise.resolve(new Response('<h1>', { status: 500 }))],
    ['a captive portal', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ])('%s signs nobody out, and is said', async (_, answer) => {
    await start(answer);
    expect(state()).toMatchObject({ status: 'signed-in', user: ann, offline: true });
    expect(localStorage.getItem('anonymous_auth')).not.toBeNull();
  });

  test.each([
    ['a limit', 429, 'TOO_MANY_REQUESTS'],
    ['a mistake of the server', 500, 'INTERNAL_ERROR'],
  ] as const)('%s signs nobody out, and is not called offline', async (_, status, code) => {
    await start(() => Promise.resolve(reply(status, errorBody(code))));
    expect(state()).toMatchObject({ status: 'signed-in', user: ann, offline: false });
    expect(localStorage.getItem('anonymous_auth')).not.toBeNull();
  });

  test('a server that does not answer keeps nobody waiting', async () => {
    await start(() => new Promise(() => {}));
    expect(state().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(openWithoutAnswerMs);
    expect(state()).toMatchObject({ status: 'signed-in', offline: true });
  });
});

describe('back online', () => {
  test.each([
    ['the browser says so', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['some time has passed', () => vi.advanceTimersByTime(retryMs)],
  ])('when %s, it asks again by itself', async (_, happens) => {
    await start(offline);
    fetching.mockImplementation(() => Promise.resolve(reply(200, { user: ann })));
    happens();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'signed-in', offline: false });
  });
});

test('while one question is open no second one is asked', async () => {
  await start(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(openWithoutAnswerMs);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('any answer of the server ends being offline', async () => {
  await start(offline);
  fetching.mockResolvedValue(reply(401, errorBody('INVALID_CREDENTIALS')));
  await login({ email: ann.email, password: 'x' });
  expect(state().offline).toBe(false);
});
