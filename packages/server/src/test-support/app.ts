import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type RequestOf, type Route, routeUrl } from '@cadence/contract/route';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/engines.ts';
import { createLog } from '../platform/log.ts';
import { createModels } from '../platform/models/models.ts';
import { createPasswords, type HashCost } from '../platform/passwords.ts';
import { createSpeech } from '../platform/speech/speech.ts';
import { createMemoryBlobs } from '../platform/speech/test-support/memory-blobs.ts';
import { createTestDatabase, engine, type TestDatabase } from './database.ts';
import { noteStatements, type Statements } from './statements.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  /** Every line that was logged so far. */
  logged(): string;
  setNow(ms: number): void;
  /** One more instance on the same database. */
  startAnother(overrides?: Partial<AppDeps>): Promise<FastifyInstance>;
}

export interface Account {
  id: string;
  email: string;
  password: string;
  token: string;
}

/** The same algorithm with less work: hundreds of accounts are made in these tests. */
export const cheapHashing: HashCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export const startOfTime = Date.parse('2026-03-01T08:00:00Z');

/** A whole app on a real database, shared by the tests of one file. */
export function startTestApp(overrides: Partial<AppDeps> = {}): TestApp {
  let database: TestDatabase | undefined;
  let statements: Statements | undefined;
  let nowMs = startOfTime;
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const context = {
    logged: () => lines.join(''),
    setNow: (ms: number) => {
      nowMs = ms;
    },
  } as TestApp;

  const instances: FastifyInstance[] = [];
  context.startAnother = async (given = {}) => {
    const log = createLog('info', sink);
    const app = await buildApp({
      db: statements?.db ?? context.db,
      engine,
      log,
      passwords: await createPasswords(cheapHashing),
      models: createModels(readConfig({}).models, log),
      speech: createSpeech(
        { folder: join(tmpdir(), 'cadence-test-without-speech'), cacheBytes: 0 },
        { engines: [], blobs: createMemoryBlobs(), now: () => nowMs, log },
      ),
      now: () => nowMs,
      webFolder: 'no such folder',
      trustProxy: 0,
      corsOrigins: [],
      rateLimitPerMinute: 1_000_000,
      maxRequestsPerUser: 1000,
      attemptLimits: {
        perAccountAndAddress: 1000,
        perAccount: 1000,
        perAddress: 100_000,
        windowSeconds: 900,
      },
      modelCallsPerHour: 1000,
      // Made at one instant, none of them came first.
      adminEmails: ['nobody@example.com'],
      ...given,
    });
    instances.push(app);
    await app.ready();
    return app;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    context.db = database.db;
    if (engine === 'sqlite') statements = noteStatements(database.db);
    context.app = await context.startAnother(overrides);
  });
  afterAll(async () => {
    for (const app of instances) await app.close();
    const wide = await statements?.readingAcrossUsers();
    await database?.close();
    // Whatever the tests of this file asked: a database that is spread by user answers it in one place.
    expect(wide ?? []).toEqual([]);
  });
  return context;
}

/** Calls a contract route as the client would. */
export function request<R extends Route>(
  app: FastifyInstance,
  route: R,
  given: Partial<RequestOf<R>> & Record<string, unknown> = {},
  token?: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { params, query, body } = given as Record<string, Record<string, unknown> | undefined>;
  return app.inject({
    method: route.method,
    url: routeUrl(route, params),
    ...(query ? { query: query as Record<string, string> } : {}),
    ...(body === undefined ? {} : { payload: body }),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
}

let nextAccount = 0;

export async function createAccount(app: FastifyInstance): Promise<Account> {
  nextAccount += 1;
  const email = `athlete${nextAccount}@example.com`;
  const password = 'correct horse battery';
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    payload: { email, password, name: 'Athlete' },
  });
  const { user, token } = response.json();
  return { id: user.id, email, password, token };
}
