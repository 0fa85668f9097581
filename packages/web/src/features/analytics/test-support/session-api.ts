/// <reference types="node" />
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBody } from '@cadence/contract/errors';
import { makeSession as makeAnySession } from '@cadence/domain/analytics/test-support/make-session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setBearer } from '../../../platform/api/api.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { type PlayedSync, playSync } from '../../../platform/test-support/play-sync.ts';
import { sessionsQuery } from '../sessions/session-sync.ts';

interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

interface SessionApi {
  /** Method and last part of the address of each call. */
  calls: string[];
  /** Changes in their order, each session at most once; null once deleted. */
  changes: { id: string; session: WorkoutSession | null; number: number }[];
  pageSize: number;
  /** In place of what it would answer. */
  failWith: Reply | null;
  /** Ids of sessions that it refuses. */
  refuses: string[];
  /** Answers wait for it. */
  gate: Promise<void>;
  rejected: string[];
  owner(): string;
  store(session: WorkoutSession): void;
  remove(id: string): void;
  sessions(): WorkoutSession[];
  puts(): string[];
  begin(): PlayedSync;
}

/**
 * The sessions part of the API in a few lines: what matters here is which calls come in
 * which order. The journeys are played against the real one.
 */
export function playSessionApi(): SessionApi {
  let server: Server;
  let sync: PlayedSync | null = null;
  let owners = 0;
  let lastNumber = 0;

  function change(id: string, session: WorkoutSession | null): void {
    lastNumber += 1;
    api.changes = [
      ...api.changes.filter((other) => other.id !== id),
      { id, session, number: lastNumber },
    ];
  }

  const api: SessionApi = {
    calls: [],
    changes: [],
    pageSize: 200,
    failWith: null,
    refuses: [],
    gate: Promise.resolve(),
    rejected: [],
    owner: () => `user${owners}`,
    store: (session) => change(session.id, session),
    remove: (id) => change(id, null),
    sessions: () => api.changes.flatMap(({ session }) => session ?? []),
    puts: () => api.calls.filter((line) => line.startsWith('PUT')).map((line) => line.slice(-1)),
    begin() {
      sync = playSync(api.owner(), sessionsQuery(api.owner()));
      return sync;
    },
  };

  function pageSince(since: number) {
    const later = api.changes.filter(({ number }) => number > since);
    const page = later.slice(0, api.pageSize);
    return {
      sessions: page.flatMap(({ session }) => session ?? []),
      deleted: page.flatMap(({ id, session }) => (session ? [] : id)),
      cursor: String(page.at(-1)?.number ?? since),
      more: later.length > page.length,
    };
  }

  function answer({ method, url = '' }: IncomingMessage, body: string): Reply {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    // A call that an earlier test left under way.
    if (!pathname.startsWith(`/${api.owner()}/`)) return { status: 503, body: '' };
    const id = pathname.split('/').at(-1) ?? '';
    api.calls.push(`${method} ${id}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
    if (api.failWith) return api.failWith;
    if (method === 'PUT' && id === 'sessions') {
      const { sessions, deleted } = JSON.parse(body);
      if (sessions.some((session: WorkoutSession) => api.refuses.includes(session.id))) {
        return { status: 422, body: JSON.stringify(errorBody('VALIDATION_ERROR')) };
      }
      for (const session of sessions) api.store(session);
      for (const gone of deleted) api.remove(gone);
      return { status: 204, body: '' };
    }
    if (method === 'PUT' && api.refuses.includes(id)) {
      return { status: 422, body: JSON.stringify(errorBody('VALIDATION_ERROR')) };
    }
    if (method === 'PUT') {
      api.store(JSON.parse(body));
      return { status: 200, body: JSON.stringify({ session: JSON.parse(body) }) };
    }
    if (method === 'DELETE') {
      api.remove(id);
      return { status: 204, body: '' };
    }
    const page = pageSince(Number(searchParams.get('since') ?? 0));
    return { status: 200, body: JSON.stringify(page) };
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', async () => {
        const { status, headers, body: text } = answer(request, body);
        await api.gate;
        response.writeHead(status, headers).end(text);
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => server.close());

  beforeEach(() => {
    owners += 1;
    lastNumber = 0;
    setStorageOwner(api.owner());
    const fresh = {
      calls: [],
      changes: [],
      rejected: [],
      pageSize: 200,
      failWith: null,
      refuses: [],
    };
    Object.assign(api, { ...fresh, gate: Promise.resolve() });
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${port}/${api.owner()}`);
    setBearer({
      token: () => 'token',
      rejected: (token) => api.rejected.push(token),
      reached: () => {},
    });
  });
  afterEach(() => {
    sync?.stop();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return api;
}

export function makeSession(number: number, changes: Partial<WorkoutSession> = {}): WorkoutSession {
  return {
    ...makeAnySession(`2026-03-0${number}T07:00:00.000Z`, {
      id: `01920000-0000-7000-8000-00000000000${number}`,
      updatedAt: `2026-03-0${number}T07:30:00.000Z`,
    }),
    ...changes,
  };
}

/** The same session while it is still played. */
export function makeProgress(number: number, percentage = 0): WorkoutSession {
  const { completion } = makeSession(number);
  return makeSession(number, { completion: { ...completion, status: 'partial', percentage } });
}

/** Long waits stand still until they are ended by hand. */
export function holdLongWaits() {
  const waits = new Map<number, { ms: number; act: () => void }>();
  const { setTimeout: soon, clearTimeout: clear } = globalThis;
  let last = 1_000_000;
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => {
    // The cache keeps what it has for a day.
    if (ms < 1000 || ms > 3_600_000) return soon(act, ms);
    last += 1;
    waits.set(last, { ms, act });
    return last;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    if (!waits.delete(id)) clear(id);
  });
  return {
    lengths: () => [...waits.values()].map(({ ms }) => ms),
    end() {
      const ended = [...waits.values()];
      waits.clear();
      for (const { act } of ended) act();
    },
  };
}
