import { downloadData } from '@cadence/contract/auth/routes';
import { listWorkouts } from '@cadence/contract/workout/routes';
import { plan } from '@cadence/domain/planner/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { DraftReply, DraftRequest } from '../../platform/models/models.ts';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { createWorkoutStore } from './store.ts';
import { answeringModels, askFor } from './test-support/generate.ts';

const good = (call: DraftRequest): DraftReply => ({
  kind: 'ok',
  model: 'big',
  draft: plan(call.request, '2026-03-01T08:00:00Z', 7),
});
let meanwhile = async () => {};
const models = answeringModels(async (call) => {
  await meanwhile();
  return good(call);
});
const ctx = startTestApp({ models });
const keyed = { 'idempotency-key': 'tap 1' };

beforeEach(() => {
  models.calls.length = 0;
  meanwhile = async () => {};
  ctx.setNow(startOfTime);
});

async function countStored({ id, token }: Account): Promise<number> {
  const given = { params: { userId: id }, query: {} };
  return (await request(ctx.app, listWorkouts, given, token)).json().workouts.length;
}

describe('the same request under the same key', () => {
  it('sent twice gives one workout', async () => {
    const account = await createAccount(ctx.app);
    const first = await askFor(ctx, account, {}, keyed);
    const second = await askFor(ctx, account, {}, keyed);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(models.calls).toHaveLength(1);
    expect(await countStored(account)).toBe(1);
  });

  it('sent five times at once is made once', async () => {
    const account = await createAccount(ctx.app);
    const all = [1, 2, 3, 4, 5].map(() => askFor(ctx, account, {}, keyed));
    const ids = (await Promise.all(all)).map((response) => response.json().workout_id);
    expect(new Set(ids).size).toBe(1);
    expect(models.calls).toHaveLength(1);
    expect(await countStored(account)).toBe(1);
  });

  it('is made anew after a day', async () => {
    const account = await createAccount(ctx.app);
    const first = (await askFor(ctx, account, {}, keyed)).json().workout_id;
    ctx.setNow(startOfTime + 23 * 3_600_000);
    expect((await askFor(ctx, account, {}, keyed)).json().workout_id).toBe(first);
    ctx.setNow(startOfTime + 25 * 3_600_000);
    expect((await askFor(ctx, account, {}, keyed)).json().workout_id).not.toBe(first);
    const { tables } = (await request(ctx.app, downloadData, {}, account.token)).json();
    expect(tables.generation_answers).toHaveLength(1);
    expect(tables.workouts).toHaveLength(2);
  });

  it('of another user is another request', async () => {
    const [one, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const mine = (await askFor(ctx, one, {}, keyed)).json().workout_id;
    expect((await askFor(ctx, other, {}, keyed)).json().workout_id).not.toBe(mine);
  });
});

describe('another body under the same key', () => {
  it('is refused, whether the first is done or under way', async () => {
    const account = await createAccount(ctx.app);
    const [done, refused] = await Promise.all([
      askFor(ctx, account, {}, keyed),
      askFor(ctx, account, { duration_minutes: 45 }, keyed),
    ]);
    expect([done.statusCode, refused.statusCode].sort()).toEqual([200, 409]);
    const later = await askFor(ctx, account, { user_preferences: 'arms' }, keyed);
    expect(later.statusCode).toBe(409);
    expect(later.json().error.code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await countStored(account)).toBe(1);
  });
});

it('a key that another instance has answered meanwhile stands, and nothing is stored twice', async () => {
  const account = await createAccount(ctx.app);
  const store = createWorkoutStore(ctx.db);
  const theirs = { id: newId(startOfTime), generatedAt: new Date(startOfTime).toISOString() };
  const workout = { source: 'ai', workout: [] };
  const answer = { key: 'tap 1', bodyHash: 'of another body', reply: {} };
  meanwhile = async () => {
    await store.addGenerated(account.id, { ...theirs, workout }, answer, startOfTime);
  };
  expect((await askFor(ctx, account, {}, keyed)).statusCode).toBe(409);
  const stored = await store.list(account.id, { onlyFavourites: false, limit: 10 });
  expect(stored.map(({ id }) => id)).toEqual([theirs.id]);
});

it('a request that failed leaves its key free', async () => {
  const account = await createAccount(ctx.app);
  const flag = { user_preferences: 'my chest feels tight and my arm hurts' };
  expect((await askFor(ctx, account, flag, keyed)).statusCode).toBe(422);
  expect((await askFor(ctx, account, {}, keyed)).statusCode).toBe(200);
});

it.each([['x'.repeat(101)], ['']])('a key such as "%s" is refused', async (key) => {
  const account = await createAccount(ctx.app);
  const response = await askFor(ctx, account, {}, { 'idempotency-key': key });
  expect(response.statusCode).toBe(422);
  expect(response.json().error.details.fields).toEqual([
    { path: 'idempotency-key', message: 'Use 1 to 100 printable characters' },
  ]);
});
