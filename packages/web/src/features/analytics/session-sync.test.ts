// @vitest-environment jsdom
/// <reference types="node" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBody } from '@cadence/contract/errors';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setBearer } from '../../platform/api.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { removeSession, saveSession } from './session-log.ts';
import { outbox, refused, sessionStore } from './session-store.ts';
import { type SessionSync, startSessionSync } from './session-sync.ts';

/** The sessions part of the real API in a few lines: what matters here is the order of the calls. */
let server: Server;
let stored = new Map<string, WorkoutSession>();
let calls: string[] = [];
let failWith: { status: number; body: string } | null = null;
let sync: SessionSync | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const id = request.url?.split('/').at(-1) ?? '';
      calls.push(`${request.method} ${id.slice(0, 40)}`);
      if (failWith !== null) {
        response.writeHead(failWith.status).end(failWith.body);
        return;
      }
      response.setHeader('content-type', 'application/json');
      if (request.method === 'PUT') {
        stored.set(id, JSON.parse(body));
        response.end(JSON.stringify({ session: JSON.parse(body) }));
      } else if (request.method === 'DELETE') {
        stored.delete(id);
        response.writeHead(204).end();
      } else {
        const page = { sessions: [...stored.values()], deleted: [], cursor: null, more: false };
        response.end(JSON.stringify(page));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());

let owners = 0;
const owner = () => `user${owners}`;
beforeEach(() => {
  owners += 1;
  setStorageOwner(owner());
  stored = new Map();
  calls = [];
  failWith = null;
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  setBearer({ token: () => 'token', rejected: () => {}, reached: () => {} });
});
afterEach(() => {
  sync?.stop();
  vi.unstubAllEnvs();
});

function makeSession(number: number, notes = ''): WorkoutSession {
  return {
    id: `01920000-0000-7000-8000-00000000000${number}`,
    date: `2026-03-0${number}T07:00:00.000Z`,
    updatedAt: `2026-03-0${number}T07:30:00.000Z`,
    title: 'Quick',
    workoutType: 'circuit',
    provider: 'local',
    duration: { planned: 60, actual: 61 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [],
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes,
  };
}

const ids = (sessions: Iterable<WorkoutSession>) => [...sessions].map(({ id }) => id);
const puts = () => calls.filter((line) => line.startsWith('PUT')).map((line) => line.at(-1));

test('what was saved without a connection is sent in order, once, when there is one', async () => {
  for (const number of [1, 2, 3]) saveSession(makeSession(number));
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(outbox.read()).toEqual([]));
  expect(puts()).toEqual(['1', '2', '3']);
  expect(ids(stored.values())).toEqual([1, 2, 3].map((number) => makeSession(number).id));
});

test('a server that fails is asked again, and nothing is lost or doubled', async () => {
  failWith = { status: 503, body: 'down' };
  saveSession(makeSession(1));
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(puts().length).toBeGreaterThan(0));
  expect(outbox.read()).toHaveLength(1);
  expect(ids(sessionStore.read())).toEqual([makeSession(1).id]);
  failWith = null;
  sync.request();
  await vi.waitFor(() => expect(outbox.read()).toEqual([]));
  expect(ids(stored.values())).toEqual([makeSession(1).id]);
});

test('one that the server refuses as wrong is kept aside and does not hold up the others', async () => {
  saveSession(makeSession(1));
  failWith = { status: 422, body: JSON.stringify(errorBody('VALIDATION_ERROR')) };
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(refused.read()).toHaveLength(1));
  failWith = null;
  saveSession(makeSession(2));
  sync.request();
  await vi.waitFor(() => expect([...stored.keys()]).toEqual([makeSession(2).id]));
  expect(sessionStore.read()).toHaveLength(2);
});

test.each([403, 404, 413])(
  'a %i of somebody else’s network is not the server’s word',
  async (status) => {
    saveSession(makeSession(1));
    failWith = { status, body: '<html>Please sign in to the gym’s network</html>' };
    sync = startSessionSync(owner());
    await vi.waitFor(() => expect(puts().length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(outbox.read()).toHaveLength(1);
    expect(refused.read()).toEqual([]);
  },
);

test('one session that cannot be read takes no other with it', async () => {
  for (const number of [1, 2]) saveSession(makeSession(number));
  const key = `user_${owner()}_analyticsSessions`;
  const stored1 = JSON.parse(localStorage.getItem(key) ?? '');
  stored1.data[0].userRating = 99;
  localStorage.setItem(key, JSON.stringify(stored1));
  expect(ids(sessionStore.read())).toEqual([makeSession(2).id]);
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(outbox.read()).toEqual([]));
  expect([...stored.keys()]).toEqual([makeSession(2).id]);
  expect(refused.read().map(({ id }) => id)).toEqual([makeSession(1).id]);
  expect(localStorage.getItem(key)).toContain(makeSession(1).id);
});

test('a browser that refuses its locks is synced all the same', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
  });
  saveSession(makeSession(1));
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(stored.size).toBe(1));
  vi.unstubAllGlobals();
});

test('one that is saved while the device is reading is sent right after', async () => {
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
  saveSession(makeSession(1));
  await vi.waitFor(() => expect(stored.size).toBe(1));
});

test('an edit before the first one is sent leaves one change in the queue, the later one', async () => {
  saveSession(makeSession(1));
  const [first] = sessionStore.read();
  saveSession(makeSession(1, 'edited'));
  expect(outbox.read()).toHaveLength(1);
  const [second] = sessionStore.read();
  expect(Date.parse(second?.updatedAt ?? '')).toBeGreaterThan(Date.parse(first?.updatedAt ?? ''));
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(outbox.read()).toEqual([]));
  expect([...stored.values()].map(({ notes }) => notes)).toEqual(['edited']);
});

test('what other devices stored arrives here, and a deletion reaches the server', async () => {
  stored.set(makeSession(4).id, makeSession(4));
  sync = startSessionSync(owner());
  await vi.waitFor(() => expect(sessionStore.read()).toEqual([makeSession(4)]));
  removeSession(makeSession(4).id, '2026-03-05T00:00:00.000Z');
  await vi.waitFor(() => expect(stored.size).toBe(0));
  expect(sessionStore.read()).toEqual([]);
});
