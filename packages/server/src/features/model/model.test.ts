import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadData } from '@cadence/contract/auth/routes';
import { sendMessage, startConversation } from '@cadence/contract/coach/routes';
import {
  checkModel,
  connectModel,
  findLocalModels,
  forgetModel,
  listModels,
} from '@cadence/contract/model/routes';
import { generate, listProviders } from '@cadence/contract/workout/routes';
import type { Provider } from '@cadence/domain/workout/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { createModels } from '../../platform/models/models.ts';
import { localWire } from '../../platform/models/test-support/vendor-local.ts';
import { openaiWire } from '../../platform/models/test-support/vendor-openai.ts';
import {
  startVendor,
  type VendorServer,
} from '../../platform/models/test-support/vendor-server.ts';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../test-support/app.ts';
import { everythingOf } from '../../test-support/attack.ts';

const ctx = startTestApp();
const key = 'sk-test-never-to-be-seen-4711';
const ready = { kind: 'text', text: '{"ready":true}' } as const;
let vendor: VendorServer;
let refusing: VendorServer;
let local: VendorServer;
/** What a server of models says of itself. */
let listing: { url: string; close: () => void };
let app: Awaited<ReturnType<typeof ctx.startAnother>>;
/** Runs the server: the first account. */
let ana: Account;
let ben: Account;

beforeAll(async () => {
  vendor = await startVendor(openaiWire, [ready]);
  refusing = await startVendor(openaiWire, [{ kind: 'wrong-key' }]);
  local = await startVendor(localWire, [ready]);
  const front = createServer((incoming, answer) => {
    answer.writeHead(incoming.url === '/v1/models' ? 200 : 404, {
      'content-type': 'application/json',
    });
    answer.end(JSON.stringify({ data: [{ id: 'llama3.1:8b' }, { id: 'no name\n' }] }));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const at = (front.address() as AddressInfo).port;
  listing = { url: `http://127.0.0.1:${at}/v1`, close: () => front.close() };
  app = await start(vendor.baseUrl);
  ctx.setNow(startOfTime - 1000);
  ana = await createAccount(app);
  ctx.setNow(startOfTime);
  ben = await createAccount(app);
});

afterAll(async () => {
  for (const server of [vendor, refusing, local]) await server.close();
  listing.close();
});

function start(openaiUrl: string) {
  const { models } = readConfig({ OPENAI_BASE_URL: openaiUrl });
  return ctx.startAnother({
    adminEmails: [],
    models: createModels(models, createLog('silent'), 5),
    localServers: [
      { id: 'ollama', name: 'Ollama', baseUrl: listing.url },
      { id: 'llamacpp', name: 'llama.cpp', baseUrl: 'http://127.0.0.1:9/v1' },
    ],
  });
}

const put = (account: Account, provider: Provider, body: object, on = app) =>
  request(on, connectModel, { params: { provider }, body } as never, account.token);

const stateOf = async (account: Account, provider: Provider) => {
  const { models } = (await request(app, listModels, {}, account.token)).json();
  return models.find((one: { provider: string }) => one.provider === provider);
};

it('a key is kept locked, is never sent back, and makes the vendor usable for its owner alone', async () => {
  const made = await put(ben, 'openai', { api_key: key });
  expect(made.statusCode, made.body).toBe(200);
  expect(made.json()).toMatchObject({ provider: 'openai', source: 'own', readable: true });
  const replies = [made, await request(app, listModels, {}, ben.token)];
  replies.push(await request(app, downloadData, {}, ben.token));
  for (const { body } of replies) {
    expect(body).not.toContain(key);
    expect(body).not.toContain('sealed_key');
  }
  expect(JSON.stringify([...(await everythingOf(ctx.db, ben.id))])).not.toContain(key);
  expect(ctx.logged()).not.toContain(key);
  const available = async ({ token }: Account) => {
    const { providers } = (await request(app, listProviders, {}, token)).json();
    return providers.find(({ id }: { id: string }) => id === 'openai').available;
  };
  expect(await available(ben)).toBe(true);
  expect(await available(ana)).toBe(false);
});

it('a check says in plain words how it went, and counts what it cost', async () => {
  await put(ben, 'openai', { api_key: key });
  const callsBefore = (await stateOf(ben, 'openai')).used.calls;
  const good = await request(app, checkModel, { params: { provider: 'openai' } }, ben.token);
  expect(good.json()).toEqual({ works: true, words: 'It answers.' });
  expect(vendor.calls.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  const { used } = await stateOf(ben, 'openai');
  expect(used.calls).toBe(callsBefore + 1);
  expect(used.cost_usd).toBeGreaterThan(0);
  const elsewhere = await start(refusing.baseUrl);
  const none = await request(elsewhere, checkModel, { params: { provider: 'grok' } }, ben.token);
  expect(none.json()).toEqual({ works: false, words: 'Grok is not connected.' });
});

it('a key that the vendor refuses is told so, without the vendor’s own words', async () => {
  const elsewhere = await start(refusing.baseUrl);
  const cleo = await createAccount(elsewhere);
  await put(cleo, 'openai', { api_key: key }, elsewhere);
  const reply = await request(
    elsewhere,
    checkModel,
    { params: { provider: 'openai' } },
    cleo.token,
  );
  expect(reply.json()).toEqual({ works: false, words: 'The key for OpenAI was refused.' });
});

it('a key that another server locked is told as unreadable and is not used', async () => {
  const dora = await createAccount(app);
  await put(dora, 'openai', { api_key: key });
  // Another instance without the same secret.
  const other = await start(vendor.baseUrl);
  const { models } = (await request(other, listModels, {}, dora.token)).json();
  const state = models.find((one: { provider: string }) => one.provider === 'openai');
  expect(state).toMatchObject({ source: 'own', readable: false });
  const calls = vendor.calls.length;
  const reply = await request(other, checkModel, { params: { provider: 'openai' } }, dora.token);
  expect(reply.json().works).toBe(false);
  expect(vendor.calls.length).toBe(calls);
});

it('models are chosen, and a connection is forgotten with its key', async () => {
  await put(ben, 'openai', { api_key: key });
  const changed = (await put(ben, 'openai', { advanced: 'gpt-6-astra', for_coach: true })).json();
  expect(changed).toMatchObject({ models: { advanced: 'gpt-6-astra' }, for_coach: true });
  expect(changed.choices).toContain('gpt-6-luna');
  const gone = await request(app, forgetModel, { params: { provider: 'openai' } }, ben.token);
  expect(gone.statusCode).toBe(204);
  expect(await stateOf(ben, 'openai')).toMatchObject({ source: null, connected_at: null });
  expect((await everythingOf(ctx.db, ben.id)).get('model_connections')).toBe('[]');
  const again = await request(app, forgetModel, { params: { provider: 'openai' } }, ben.token);
  expect(again.statusCode).toBe(404);
});

it('without a key nothing is connected', async () => {
  const reply = await put(ben, 'gemini', { for_coach: true });
  expect(reply.json().error.code).toBe('MODEL_KEY_REQUIRED');
  expect((await put(ben, 'gemini', { api_key: 'with a space in it' })).statusCode).toBe(422);
});

it('only who runs the server connects for all, and sees or connects what runs on the machine', async () => {
  expect((await put(ben, 'openai', { api_key: key, for_all: true })).statusCode).toBe(404);
  expect((await put(ben, 'local', { server: 'ollama' })).statusCode).toBe(404);
  expect((await request(app, findLocalModels, {}, ben.token)).statusCode).toBe(404);
  const found = (await request(app, findLocalModels, {}, ana.token)).json();
  expect(found).toEqual({ servers: [{ id: 'ollama', name: 'Ollama', models: ['llama3.1:8b'] }] });
  const made = await put(ana, 'local', { server: 'ollama', for_all: true });
  expect(made.json()).toMatchObject({ source: 'own', models: { advanced: 'llama3.1:8b' } });
  expect(await stateOf(ben, 'local')).toMatchObject({ source: 'server', for_all: false });
  expect((await put(ana, 'local', { server: 'llamacpp' })).statusCode).toBe(404);
  await request(app, forgetModel, { params: { provider: 'local' } }, ana.token);
  expect(await stateOf(ben, 'local')).toMatchObject({ source: null });
});

it('the coach speaks through a connected model only where its owner has said so', async () => {
  const eva = await createAccount(app);
  await put(eva, 'openai', { api_key: key });
  const say = async () => {
    const started = await request(
      app,
      startConversation,
      { body: { userId: eva.id } } as never,
      eva.token,
    );
    const { id } = started.json().conversation;
    const body = { userId: eva.id, message: 'What is a deload?' };
    return request(app, sendMessage, { params: { id }, body } as never, eva.token);
  };
  const before = vendor.calls.length;
  await say();
  expect(vendor.calls.length).toBe(before);
  await put(eva, 'openai', { for_coach: true });
  await say();
  expect(vendor.calls.length).toBeGreaterThan(before);
});

it('a workout that is asked of an own model goes out under the own key', async () => {
  const fay = await createAccount(app);
  await put(fay, 'openai', { api_key: `${key}-fay` });
  const before = vendor.calls.length;
  const body = { user_preferences: '20 minutes, no kit', provider: 'openai', user_id: fay.id };
  const made = await request(app, generate, { body } as never, fay.token);
  expect(made.statusCode, made.body).toBe(200);
  const keys = vendor.calls.slice(before).map(({ headers }) => headers.authorization);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys)).toEqual(new Set([`Bearer ${key}-fay`]));
});
