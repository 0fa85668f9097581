import { plan } from '@cadence/domain/planner/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadReply, ReadRequest } from '../../platform/models/models.ts';
import { createAccount, startTestApp } from '../../test-support/app.ts';
import { answeringModels, askFor } from './test-support/generate.ts';

let reading: (call: ReadRequest) => ReadReply;
const models = answeringModels(
  ({ request }) => ({
    kind: 'ok',
    draft: plan(request, '2026-03-01T08:00:00Z', 7),
    model: 'big',
  }),
  (call) => reading(call),
);
const ctx = startTestApp({ models, modelCallsPerHour: 2 });
const plain = startTestApp();

const calm = { value: '', numbers: [], polarity: 'wants', whose: 'me', when: 'now' };
const claiming = (...claims: object[]): ReadReply => ({
  kind: 'ok',
  claims: { claims: claims.map((one) => ({ ...calm, ...one })) },
});
const text = 'as long as one side of a vinyl record';
const oneSide = { slot: 'minutes', numbers: [22], quote: 'one side of a vinyl record' };

beforeEach(() => {
  models.calls.length = 0;
  models.readings.length = 0;
  reading = () => claiming();
});

async function ask(words: string, more: object = {}) {
  const account = await createAccount(ctx.app);
  const wish = { provider: 'gemini-flash', user_preferences: words, ...more } as const;
  return askFor(ctx, account, wish);
}

describe('a model that was asked for a plan', () => {
  it('reads the wish first, and what it reads counts', async () => {
    reading = () => claiming(oneSide);
    const reply = (await ask(text)).json();
    expect(models.readings).toMatchObject([
      { provider: 'gemini', tier: 'light', text, today: '2026-03-01' },
    ]);
    expect(models.calls[0]?.request.minutes).toMatchObject({
      value: 22,
      source: 'text',
      quote: 'one side of a vinyl record',
    });
    expect(reply.chips).toContainEqual(expect.objectContaining({ label: '22 min' }));
  });

  it.each<[string, () => ReadReply]>([
    ['fails', () => ({ kind: 'failed', reason: 'Gemini took too long to answer.' })],
    ['answers nonsense', () => ({ kind: 'ok', claims: 'twenty-two' })],
    ['quotes what nobody said', () => claiming({ ...oneSide, quote: 'twenty-two minutes' })],
  ])('is done without where it %s, and the user hears nothing of it', async (_case, answer) => {
    reading = answer;
    const reply = (await ask(text)).json();
    expect(reply).toMatchObject({ provider_used: 'gemini-flash', fallback_reason: null });
    expect(models.calls[0]?.request.minutes.value).toBe(30);
  });

  it('may raise a danger that no rule has found: then nothing is made', async () => {
    const words = 'the purple thing is back, legs please';
    const quote = 'the purple thing is back';
    reading = () => claiming({ slot: 'danger', value: 'clot stop', polarity: 'has', quote });
    const response = await ask(words);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({
      code: 'SAFETY_STOP',
      details: { reason: 'leg-clot' },
    });
    expect(models.calls).toEqual([]);
  });

  it('is not sent words in which the rules have found a danger', async () => {
    const response = await ask('I have chest pain down my left arm but want hiit');
    expect(response.json().error.code).toBe('SAFETY_STOP');
    expect(models.readings).toEqual([]);
    expect(models.calls).toEqual([]);
  });

  it('is counted once for reading and drafting', async () => {
    const account = await createAccount(ctx.app);
    const wish = { provider: 'openai', user_preferences: text } as const;
    const used = [];
    for (let i = 0; i < 3; i += 1) used.push((await askFor(ctx, account, wish)).json());
    expect(used.map((reply) => reply.provider_used)).toEqual(['openai', 'openai', 'local']);
    expect(models.readings).toHaveLength(2);
    expect(models.calls).toHaveLength(2);
  });
});

it("the planner's own requests are read by no model", async () => {
  const account = await createAccount(plain.app);
  const response = await askFor(plain, account, { user_preferences: text });
  expect(response.statusCode).toBe(200);
  expect(plain.logged()).not.toContain('model call');
});
