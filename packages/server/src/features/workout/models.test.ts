import { putSession } from '@cadence/contract/analytics/routes';
import { listWorkouts } from '@cadence/contract/workout/routes';
import { plan } from '@cadence/domain/planner/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftReply, DraftRequest } from '../../platform/models/models.ts';
import { createAccount, request, startTestApp } from '../../test-support/app.ts';
import { makeSession, sessionId } from '../../test-support/session.ts';
import { answeringModels, askFor } from './test-support/generate.ts';

let answer: (call: DraftRequest) => DraftReply;
const models = answeringModels((call) => answer(call));
const ctx = startTestApp({ models });

const draftOf = ({ request: wish }: DraftRequest) => plan(wish, '2026-03-01T08:00:00Z', 7);
const ok = (draft: unknown): DraftReply => ({ kind: 'ok', draft, model: 'big' });

beforeEach(() => {
  models.calls.length = 0;
});

describe('a model’s plan', () => {
  it('is used when it is good', async () => {
    answer = (call) => ok({ ...draftOf(call), title: 'Made by a model' });
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider: 'openai' })).json();
    expect(reply).toMatchObject({
      provider_requested: 'openai',
      provider_used: 'openai',
      intelligence_applied: true,
      fallback_reason: null,
    });
    expect(reply.workout).toMatchObject({ title: 'Made by a model', provider: 'openai' });
    expect(models.calls).toHaveLength(1);
  });

  it('of the light tier is asked for under the light name', async () => {
    answer = (call) => ok(draftOf(call));
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider: 'gemini-flash' })).json();
    expect(models.calls[0]).toMatchObject({
      provider: 'gemini',
      tier: 'light',
      userText: 'a full body workout',
    });
    expect(reply.provider_used).toBe('gemini-flash');
  });

  it('by a local model counts as a model’s', async () => {
    answer = (call) => ok(draftOf(call));
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider: 'local' })).json();
    expect(reply).toMatchObject({ provider_used: 'local', intelligence_applied: true });
  });

  it('with an unsafe exercise is repaired, and the receipt says so', async () => {
    answer = (call) => {
      const draft = draftOf(call);
      const first = draft.workout.findIndex(({ type }) => type === 'exercise');
      const workout = draft.workout.map((item, index) => {
        if (index !== first) return item;
        const { exerciseId: _, ...rest } = item;
        return { ...rest, name: 'Squat Jump' };
      });
      const { phases: _, play: _blocks, ...flat } = draft;
      return ok({ ...flat, workout });
    };
    const account = await createAccount(ctx.app);
    const wish = { provider: 'grok', user_preferences: 'circuit, my left knee hurts' } as const;
    const { workout, checks, adaptation_summary } = (await askFor(ctx, account, wish)).json();
    expect(JSON.stringify(workout)).not.toContain('Squat Jump');
    expect(adaptation_summary).toMatch(/^Swapped Squat Jump for /);
    const repaired = checks.filter(({ status }: { status: string }) => status === 'repaired');
    expect(repaired.length).toBeGreaterThan(0);
  });

  it('that is no plan is asked for once more with what was wrong, then done without', async () => {
    answer = () => ok({ workout: [{ name: 'Levitate over the sofa', type: 'exercise' }] });
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider: 'anthropic' })).json();
    expect(models.calls).toHaveLength(2);
    expect(models.calls[0]?.problems).toBeUndefined();
    expect(models.calls[1]?.problems?.join()).toContain('Levitate over the sofa');
    expect(reply).toMatchObject({
      provider_used: 'local',
      intelligence_applied: false,
      fallback_reason:
        'Anthropic gave no plan that passed the checks. Cadence built this workout itself.',
    });
    expect(reply.workout.workout.length).toBeGreaterThan(3);
  });

  it('is used from the second try', async () => {
    answer = (call) => ok(call.problems ? draftOf(call) : { workout: [] });
    const account = await createAccount(ctx.app);
    const reply = (await askFor(ctx, account, { provider: 'openai' })).json();
    expect(reply).toMatchObject({ provider_used: 'openai', intelligence_applied: true });
  });
});

it('a provider that fails is stood in for, in the words of the failure', async () => {
  answer = () => ({ kind: 'failed', reason: 'The key for OpenAI was refused.' });
  const account = await createAccount(ctx.app);
  const response = await askFor(ctx, account, { provider: 'openai' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    provider_used: 'local',
    fallback_reason: 'The key for OpenAI was refused. Cadence built this workout itself.',
  });
});

it('what was trained in the last four weeks is known, newest first, and nothing older', async () => {
  answer = (call) => ok(draftOf(call));
  const account = await createAccount(ctx.app);
  const days = ['2026-02-10', '2026-01-20', '2026-02-27'];
  for (const [index, day] of days.entries()) {
    const at = `${day}T08:00:00.000Z`;
    const session = makeSession({ id: sessionId(index + 1), date: at, updatedAt: at });
    const given = { params: { id: session.id }, body: session };
    await request(ctx.app, putSession, given, account.token);
  }
  await askFor(ctx, account, { provider: 'openai' });
  const dates = models.calls[0]?.request.history.sessions.map(({ date }) => date.slice(0, 10));
  expect(dates).toEqual(['2026-02-27', '2026-02-10']);
});

it('a request has one time limit, however many drafts it takes', async () => {
  answer = () => ok({ workout: [] });
  const account = await createAccount(ctx.app);
  await askFor(ctx, account, { provider: 'openai' });
  const starts = models.calls.map(({ firstAskedAtMs }) => firstAskedAtMs);
  expect(starts).toEqual([expect.any(Number), starts[0]]);
});

describe('a red flag', () => {
  it('gives no workout, calls no model, and says what to do', async () => {
    answer = (call) => ok(draftOf(call));
    const account = await createAccount(ctx.app);
    const wish = {
      provider: 'openai',
      user_preferences: 'I have chest pain down my left arm but want hiit',
    } as const;
    const response = await askFor(ctx, account, wish);
    expect(response.statusCode).toBe(422);
    const { detail, error } = response.json();
    expect(error.code).toBe('SAFETY_STOP');
    expect(detail).toBe(error.message);
    expect(error.message.length).toBeGreaterThan(10);
    expect(error.suggestion).toMatch(/emergency|doctor/);
    expect(models.calls).toEqual([]);
    const given = { params: { userId: account.id }, query: {} };
    expect((await request(ctx.app, listWorkouts, given, account.token)).json().workouts).toEqual(
      [],
    );
  });

  it('that wants a clearance first is a hold, lifted by the clearance', async () => {
    answer = (call) => ok(draftOf(call));
    const account = await createAccount(ctx.app);
    const wish = 'I had knee surgery two weeks ago, give me a workout';
    const held = await askFor(ctx, account, { user_preferences: wish });
    expect(held.statusCode).toBe(422);
    expect(held.json().error).toMatchObject({
      code: 'SAFETY_HOLD',
      details: { reason: 'surgery' },
    });
    expect(models.calls).toEqual([]);
    const cleared = `${wish}, my surgeon has cleared me to train`;
    expect((await askFor(ctx, account, { user_preferences: cleared })).statusCode).toBe(200);
  });

  it('that is a hold is lifted by its own answer, and by no other', async () => {
    answer = (call) => ok(draftOf(call));
    const account = await createAccount(ctx.app);
    const wish = { user_preferences: 'I had knee surgery two weeks ago, easy upper body' };
    const other = await askFor(ctx, account, { ...wish, cleared: ['heart'] });
    expect(other.json().error.code).toBe('SAFETY_HOLD');
    const own = await askFor(ctx, account, { ...wish, cleared: ['surgery'] });
    expect(own.statusCode, own.body).toBe(200);
  });

  it('that is a stop stays one, whatever is said to be cleared', async () => {
    const account = await createAccount(ctx.app);
    const wish = 'chest pain down my left arm';
    const response = await askFor(ctx, account, {
      user_preferences: wish,
      cleared: ['chest-pain', 'heart'],
    });
    expect(response.json().error).toMatchObject({
      code: 'SAFETY_STOP',
      details: { reason: 'chest-pain' },
    });
  });
});
