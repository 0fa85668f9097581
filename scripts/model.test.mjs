import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeModels } from '../packages/server/src/platform/models/test-support/models.ts';
import { findLocalServers } from '../packages/server/src/platform/models/vendors/local-servers.ts';
import { serveChat } from './model/chat-server.mjs';
import { placeOf, whyNot } from './model/checks.mjs';
import { asGrammar } from './model/llama.mjs';

const giB = 1024 ** 3;
const roomy = { memoryBytes: 16 * giB, freeBytes: 40 * giB, place: /** @type {const} */ ('free') };

/** @type {import('./model/chat-server.mjs').Question[]} */
const asked = [];
/** @type {(question: import('./model/chat-server.mjs').Question) => Promise<void>} */
let play = async () => {};
/** @type {Awaited<ReturnType<typeof serveChat>>} */
let server;

beforeEach(async () => {
  asked.length = 0;
  const name = 'small.gguf';
  server = await serveChat(
    {
      name,
      answer: async (question) => {
        asked.push(question);
        await play(question);
        return { isWhole: true, tokens: { input: 7, output: 3 } };
      },
    },
    0,
  );
});
afterEach(() => server.stop());

const signal = new AbortController().signal;
const local = () => ({
  provider: /** @type {const} */ ('local'),
  tier: /** @type {const} */ ('light'),
});

describe('the model on this machine', () => {
  it('is found by Cadence, and answers its check with the JSON that is asked for', async () => {
    const found = await findLocalServers(fetch, [
      { id: 'llamacpp', name: 'llama.cpp', baseUrl: server.url },
    ]);
    expect(found.map(({ models }) => models)).toEqual([['small.gguf']]);
    play = async ({ onText }) => onText('{"ok": true}');
    const { models, lastLine } = makeModels('local', server.url);
    expect(await models.check({ provider: 'local', signal })).toEqual({ kind: 'ok' });
    expect(asked[0]?.schema).toMatchObject({ type: 'object' });
    expect(lastLine()).toMatchObject({ inputTokens: 7, outputTokens: 3 });
  });

  it('talks while it thinks', async () => {
    play = async ({ onText }) => {
      for (const part of ['Well ', 'done.']) onText(part);
    };
    const { models } = makeModels('local', server.url);
    /** @type {string[]} */
    const heard = [];
    const prompt = { system: 'You are a coach.', user: 'How was I?' };
    const onText = (/** @type {string} */ text) => heard.push(text);
    const reply = await models.talk({ ...local(), prompt, tools: [], onText, signal });
    expect(reply).toEqual({ kind: 'ok' });
    expect(heard.join('')).toBe('Well done.');
    expect(asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('stops thinking when nobody waits any more, and takes the next', async () => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const leaving = new AbortController();
    const ended = new Promise((resolve) => {
      play = ({ signal: gone }) =>
        new Promise((done) => {
          gone.addEventListener('abort', () => {
            resolve('stopped');
            done();
          });
          leaving.abort();
        });
    });
    await expect(
      fetch(`${server.url}/chat/completions`, { ...init, signal: leaving.signal }),
    ).rejects.toThrow();
    expect(await ended).toBe('stopped');
    play = async ({ onText }) => onText('hello');
    const next = await fetch(`${server.url}/chat/completions`, init);
    expect((await next.json()).choices[0].message.content).toBe('hello');
  });

  it('serves no page from elsewhere, and nothing that is no chat', async () => {
    const post = (/** @type {Record<string, string>} */ headers, /** @type {string} */ body) =>
      fetch(`${server.url}/chat/completions`, { method: 'POST', headers, body });
    expect((await post({ 'content-type': 'text/plain' }, '{}')).status).toBe(415);
    expect((await post({ 'content-type': 'application/json' }, '{}')).status).toBe(400);
    expect((await post({ 'content-type': 'application/json' }, '{')).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('before anything is fetched', () => {
  it('says what stands in the way', () => {
    expect(whyNot(roomy)).toBeNull();
    expect(whyNot({ ...roomy, memoryBytes: 4 * giB })).toContain('this machine has 4.0');
    expect(whyNot({ ...roomy, freeBytes: giB })).toContain('1.0 are free');
    expect(whyNot({ ...roomy, place: 'taken' })).toContain('port 8080');
    expect(whyNot({ ...roomy, place: 'models' })).toContain('Connect it');
  });

  it('tells a server of models from another program and from nobody', async () => {
    const port = Number(new URL(server.url).port);
    expect(await placeOf(port)).toBe('models');
    await server.stop();
    expect(await placeOf(port)).toBe('free');
    const other = createServer((_request, response) => response.end('hello'));
    await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
    expect(await placeOf(port)).toBe('taken');
    other.close();
  });
});

it('the grammar of an answer knows choices under the name that the library reads', () => {
  const schema = { properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } } };
  expect(asGrammar(schema)).toEqual({
    properties: { a: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
  });
});
