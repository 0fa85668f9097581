import { repair } from '@cadence/domain/planner/layout/repair';
import { plan } from '@cadence/domain/planner/plan';
import { makeRequest } from '@cadence/domain/planner/test-support/make-request';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createModels, type DraftReply } from './models.ts';
import { makeModels, secretKey } from './test-support/models.ts';
import { type Answer, startVendor, type VendorWire } from './test-support/vendor-server.ts';
import { wires } from './test-support/wires.ts';
import { writeDraft } from './test-support/written-draft.ts';

const date = '2026-03-01T08:00:00.000Z';
const request = makeRequest();
const good = JSON.stringify(writeDraft(plan(request, date, 1)));
const userText = 'legs with my secret diary';

async function ask(
  wire: VendorWire,
  script: readonly Answer[],
  {
    timeoutSeconds = 60,
    signal = new AbortController().signal,
    problems = [] as string[],
    unanswered = 0,
    spentMs = 0,
  } = {},
) {
  const vendor = await startVendor(wire, script);
  const { models, logged, lastLine } = makeModels(wire.provider, vendor.baseUrl, timeoutSeconds);
  const { provider } = wire;
  const reply: DraftReply = await models.draftWorkout({
    provider,
    tier: 'advanced',
    request,
    userText,
    problems,
    firstAskedAtMs: performance.now() - spentMs,
    signal,
  });
  // `expect.poll` wants to know its test, which it does not among those that run at the same time.
  if (unanswered > 0) await expect.poll(() => vendor.unanswered()).toBe(unanswered);
  await vendor.close();
  // In every case: nothing secret in the log or in the words for the page.
  expect(logged() + JSON.stringify(reply)).not.toContain(secretKey);
  expect(logged()).not.toContain('diary');
  expect(logged()).not.toContain('squat');
  return { reply, vendor, line: lastLine() };
}

const names = { openai: 'OpenAI', anthropic: 'Anthropic', gemini: 'Gemini', grok: 'Grok' };

describe.concurrent.each(wires)('$provider', (wire) => {
  const name = wire.provider === 'local' ? 'The local model' : names[wire.provider];
  const inside = wire.provider === 'local' ? 'the local model' : name;
  const failed = (reason: string) => ({ kind: 'failed', reason });

  it.concurrent.each<[string, Answer]>([
    ['a good answer', { kind: 'text', text: good }],
    ['a slow one', { kind: 'text', text: good, afterMs: 200 }],
    ['one in a fence', { kind: 'text', text: `\`\`\`json\n${good}\n\`\`\`` }],
    ['one with a preface', { kind: 'text', text: `Sure, here you go:\n${good}` }],
    ['one that was cut off', { kind: 'cut', text: good.slice(0, good.length * 0.8) }],
    [
      'one of another shape',
      { kind: 'text', text: '{"exercises":[{"name":"Push-Up","reps":"8-10"}],"note":1}' },
    ],
  ])('%s gives a draft that repair can serve', async (_case, answer) => {
    const { reply, vendor, line } = await ask(wire, [answer]);
    expect(reply).toMatchObject({ kind: 'ok', model: expect.any(String) });
    expect(vendor.calls).toHaveLength(1);
    expect(repair(reply.kind === 'ok' && reply.draft, request, date, 1).report.passed).toBe(true);
    expect(line).toMatchObject({
      outcome: 'ok',
      inputTokens: 5000,
      outputTokens: 1000,
      costUsd: wire.provider === 'local' ? null : expect.any(Number),
      ms: expect.any(Number),
      retries: 0,
    });
  });

  it.concurrent.each<[string, Answer, string]>([
    ['a wrong key', { kind: 'wrong-key' }, `The key for ${inside} was refused.`],
    ['a forbidden call', { kind: 'error', status: 403 }, `The key for ${inside} was refused.`],
    [
      'an empty account',
      { kind: 'error', status: 402 },
      `The account for ${inside} has no credit left.`,
    ],
    [
      'an unknown model',
      { kind: 'error', status: 404 },
      `${name} does not have the model that was asked for.`,
    ],
    [
      'a call it will not take',
      { kind: 'error', status: 422 },
      `${name} did not accept the request.`,
    ],
    ['a refusal', { kind: 'refusal' }, `${name} declined this request.`],
    [
      'prose',
      { kind: 'text', text: 'Do some squats and a plank.' },
      `${name} did not answer in a form that can be used.`,
    ],
    [
      'an empty answer',
      { kind: 'text', text: '' },
      `${name} did not answer in a form that can be used.`,
    ],
    [
      'no exercise',
      { kind: 'text', text: '{"workout":[]}' },
      `${name} did not answer in a form that can be used.`,
    ],
    [
      'nothing whole',
      { kind: 'cut', text: good.slice(0, 60) },
      `${name} did not answer in a form that can be used.`,
    ],
    [
      'a page of another house',
      { kind: 'not-json' },
      `${name} did not answer in a form that can be used.`,
    ],
    [
      'a wait too long',
      { kind: 'error', status: 429, headers: { 'retry-after': '600' } },
      `${name} is busy right now.`,
    ],
  ])('%s ends at once, in plain words', async (_case, answer, reason) => {
    const { reply, vendor } = await ask(wire, [answer]);
    expect(reply).toEqual(failed(reason));
    expect(vendor.calls).toHaveLength(1);
  });

  it.concurrent.each<[string, Answer]>([
    ['an error of its own', { kind: 'error', status: 500 }],
    ['too much to do', { kind: 'error', status: 503, headers: { 'retry-after-ms': '5' } }],
    ['a dropped connection', { kind: 'drop' }],
    ['an answer that breaks off', { kind: 'break', text: good }],
    ['a short wait', { kind: 'error', status: 429, headers: { 'retry-after': '0' } }],
  ])('%s is tried again', async (_case, answer) => {
    const { reply, vendor, line } = await ask(wire, [answer, { kind: 'text', text: good }]);
    expect(reply.kind).toBe('ok');
    expect(vendor.calls).toHaveLength(2);
    expect(line).toMatchObject({ outcome: 'ok', retries: 1 });
  });

  it('waits as long as it is asked to', async () => {
    const busy: Answer = { kind: 'error', status: 429, headers: { 'retry-after': '1' } };
    const { reply, line } = await ask(wire, [busy, { kind: 'text', text: good }]);
    expect(reply.kind).toBe('ok');
    expect(line.ms).toBeGreaterThanOrEqual(1000);
  });

  it.concurrent.each<[string, Answer, string]>([
    ['errors of its own', { kind: 'error', status: 500 }, `${name} has trouble right now.`],
    ['dropped connections', { kind: 'drop' }, `${name} could not be reached.`],
    ['requests to wait', { kind: 'error', status: 429 }, `${name} is busy right now.`],
  ])('nothing but %s ends in plain words', async (_case, answer, reason) => {
    const { reply } = await ask(wire, [answer], { timeoutSeconds: 60 });
    expect(reply).toEqual(failed(reason));
  });

  it('one that never answers is given up at the time limit', async () => {
    const { reply } = await ask(wire, [{ kind: 'hang' }], { timeoutSeconds: 0.5, unanswered: 1 });
    expect(reply).toEqual(failed(`${name} took too long to answer.`));
  });

  it('a call that the user takes back is taken back from the vendor', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const { reply, line } = await ask(wire, [{ kind: 'hang' }], { signal: controller.signal });
    expect(reply).toEqual(failed('The request was cancelled.'));
    expect(line.outcome).toBe('cancelled');
  });

  it('a call that was taken back before it began asks nobody', async () => {
    const { reply, vendor } = await ask(wire, [{ kind: 'text', text: good }], {
      signal: AbortSignal.abort(),
    });
    expect(reply).toEqual(failed('The request was cancelled.'));
    expect(vendor.calls).toHaveLength(0);
  });

  it('a key does not follow a redirect', async () => {
    const other = await startVendor(wire, [{ kind: 'text', text: good }]);
    const { reply } = await ask(wire, [{ kind: 'redirect', to: other.baseUrl }], {
      timeoutSeconds: 60,
    });
    expect(reply).toEqual(failed(`${name} could not be reached.`));
    await other.close();
    expect(other.calls).toHaveLength(0);
  });

  it('a server that is not there ends in plain words', async () => {
    const gone = await startVendor(wire, []);
    await gone.close();
    const { models } = makeModels(wire.provider, gone.baseUrl, 60);
    const reply = await models.draftWorkout({
      provider: wire.provider,
      tier: 'light',
      request,
      userText,
      signal: new AbortController().signal,
    });
    expect(reply).toEqual(failed(`${name} could not be reached.`));
  });

  it('is not asked for a second draft once the time of the first is used up', async () => {
    const { reply, vendor } = await ask(wire, [{ kind: 'text', text: good }], { spentMs: 60_000 });
    expect(reply).toEqual(failed(`${name} took too long to answer.`));
    expect(vendor.calls).toHaveLength(0);
  });

  it('gets the rules as system and the athlete as data, the problems of a first draft with it', async () => {
    const problems = ['It is 90 s too long.'];
    const { vendor } = await ask(wire, [{ kind: 'text', text: good }], { problems });
    const [call] = vendor.calls;
    if (!call) throw new Error('nobody called');
    const { system, user } = wire.promptOf(call);
    expect(wire.keyOf(call)).toBe(wire.provider === 'local' ? null : secretKey);
    expect(system).toContain('RULES');
    expect(system).not.toContain('diary');
    expect(user).toContain(`<athlete_words>\n"${userText}"\n</athlete_words>`);
    expect(user).toContain('It is 90 s too long.');
  });
});

describe('states', () => {
  it('say what is missing and which models would be asked, and never a key', async () => {
    const config = readConfig({ OPENAI_API_KEY: secretKey, OPENAI_MODEL: 'big' }).models;
    const models = createModels(config, createLog('silent'));
    const states = await models.states();
    expect(states.map(({ id, available, reason }) => [id, available, reason])).toEqual([
      ['grok', false, 'Grok is not connected.'],
      ['openai', true, null],
      ['anthropic', false, 'Anthropic is not connected.'],
      ['gemini', false, 'Gemini is not connected.'],
      ['local', false, 'The local model is not connected.'],
    ]);
    expect(states[1]?.models.advanced).toBe('big');
    expect(JSON.stringify(states)).not.toContain(secretKey);
    const reply = await models.draftWorkout({
      provider: 'gemini',
      tier: 'light',
      request,
      userText,
      signal: new AbortController().signal,
    });
    expect(reply).toEqual({ kind: 'failed', reason: 'Gemini is not connected.' });
  });
});
