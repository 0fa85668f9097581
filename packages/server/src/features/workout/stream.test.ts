import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routeUrl } from '@cadence/contract/route';
import { generationEvent } from '@cadence/contract/workout/events';
import { generate, listWorkouts } from '@cadence/contract/workout/routes';
import { plan } from '@cadence/domain/planner/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DraftReply, DraftRequest } from '../../platform/models/models.ts';
import { type Account, createAccount, request, startTestApp } from '../../test-support/app.ts';
import { answeringModels, askFor, makeGate } from './test-support/generate.ts';

let answer: (call: DraftRequest) => DraftReply | Promise<DraftReply>;
const models = answeringModels((call) => answer(call));
const ctx = startTestApp({ models });
const asStream = { accept: 'application/x-ndjson' };

const good = (call: DraftRequest): DraftReply => ({
  kind: 'ok',
  model: 'big',
  draft: plan(call.request, '2026-03-01T08:00:00Z', 7),
});

function readEvents(body: string) {
  return body
    .trimEnd()
    .split('\n')
    .map((line) => z.parse(generationEvent, JSON.parse(line)));
}

async function countStored({ id, token }: Account): Promise<number> {
  const given = { params: { userId: id }, query: {} };
  return (await request(ctx.app, listWorkouts, given, token)).json().workouts.length;
}

describe('a caller who accepts lines', () => {
  it('hears each stage in words and gets the reply last', async () => {
    answer = good;
    const account = await createAccount(ctx.app);
    const wish = { provider: 'openai', duration_minutes: 25 } as const;
    const response = await askFor(ctx, account, wish, asStream);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    expect(response.headers['cache-control']).toBe('no-store');
    const events = readEvents(response.body);
    const words = events.map((event) => (event.type === 'progress' ? event.words : event.type));
    expect(words).toEqual([
      'Reading your request',
      'Choosing exercises',
      'Fitting 25 minutes',
      'Checking safety',
      'result',
    ]);
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'result', body: { provider_used: 'openai' } });
    expect(await countStored(account)).toBe(1);
  });

  it('hears of the minutes that the words say, from the moment they have been read', async () => {
    answer = good;
    const account = await createAccount(ctx.app);
    const wish = { user_preferences: '20 min legs', duration_minutes: 30 } as const;
    const response = await askFor(ctx, account, wish, asStream);
    const told = readEvents(response.body).filter((event) => event.type === 'progress');
    expect(told.map(({ stage, minutes }) => [stage, minutes])).toEqual([
      ['reading', undefined],
      ['choosing', 20],
      ['fitting', 20],
      ['checking', 20],
    ]);
  });

  it('gets a red flag as the last line, worded as without a stream', async () => {
    const account = await createAccount(ctx.app);
    const wish = { user_preferences: 'I fainted this morning, easy workout please' };
    const plain = (await askFor(ctx, account, wish)).json();
    const events = readEvents((await askFor(ctx, account, wish, asStream)).body);
    expect(events.at(-1)).toEqual({ type: 'error', status: 422, body: plain });
    expect(plain.error.code).toBe('SAFETY_STOP');
  });

  it('hears of a bug that there is one, and nothing more', async () => {
    answer = () => {
      throw new Error('hunter2');
    };
    const account = await createAccount(ctx.app);
    const response = await askFor(ctx, account, { provider: 'grok' }, asStream);
    expect(readEvents(response.body).at(-1)).toMatchObject({
      type: 'error',
      status: 500,
      body: { error: { code: 'INTERNAL_ERROR' } },
    });
    expect(response.body).not.toContain('hunter2');
  });

  it.each([
    [400, { user_preferences: '' }],
    [422, { duration_minutes: 1 }],
    [403, { user_id: 'somebody else' }],
  ])('is refused with %i before any line', async (status, wish) => {
    const account = await createAccount(ctx.app);
    const response = await askFor(ctx, account, wish, asStream);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json().detail).toBe(response.json().error.message);
  });
});

describe('a caller who goes', () => {
  let address = '';
  beforeAll(async () => {
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(ctx.app.server.address() as AddressInfo).port}`;
  });

  it.each([
    ['a stream', 'application/x-ndjson', undefined],
    ['a plain answer', 'application/json', undefined],
    ['an answer under a key', 'application/x-ndjson', 'a key'],
  ])('ends the model’s work on %s, and nothing is stored', async (_, accept, key) => {
    const account = await createAccount(ctx.app);
    const logged = ctx.logged().length;
    const asked = makeGate<AbortSignal>();
    answer = async (call) => {
      asked.open(call.signal);
      await once(call.signal, 'abort');
      return good(call);
    };
    const call = httpRequest(`${address}${routeUrl(generate)}`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${account.token}`,
        'content-type': 'application/json',
        accept,
        ...(key ? { 'idempotency-key': key } : {}),
      },
    });
    call.on('error', () => {});
    call.end(JSON.stringify({ user_preferences: 'legs', provider: 'openai' }));
    const signal = await asked.opened;
    const aborted = once(signal, 'abort');
    call.destroy();
    await aborted;
    answer = good;
    // The same key again is a new start, not the wreck of the old one.
    const headers = key ? { 'idempotency-key': key } : {};
    const wish = { user_preferences: 'legs', provider: 'openai' } as const;
    expect((await askFor(ctx, account, wish, headers)).statusCode).toBe(200);
    expect(await countStored(account)).toBe(1);
    expect(ctx.logged().slice(logged)).not.toContain('unexpected error');
  });
});
