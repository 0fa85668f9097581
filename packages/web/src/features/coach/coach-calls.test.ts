// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asFailure } from '../../platform/api/api.ts';
import { analyze, type Message, say, start } from './coach-calls.ts';
import { createCoachServer } from './test-support/coach-server.ts';

let server = createCoachServer();

beforeEach(() => {
  server = createCoachServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the last thirty messages are sent along', async () => {
  const { id: conversationId } = await start('u1', {}, 'k1');
  const previous = Array.from({ length: 40 }, (_, index): Message => {
    return { id: `m${index}`, type: 'user', content: `Number ${index}`, timestamp: '' };
  });
  await say('u1', { conversationId, text: 'Hello', previous, key: 'k2' });
  const sent = server.received.at(-1)?.body.previousMessages as Message[];
  expect(sent).toHaveLength(30);
  expect(sent[0]).toEqual({ type: 'user', content: 'Number 10' });
});

test.each([
  ['no body that can be read', 'Bad gateway', 'HTTP 502: '],
  ['a detail and no code', '{"detail":"Out of order"}', 'Out of order'],
  ['an error without a code', '{"error":{"message":"Out of order"}}', 'HTTP 502: '],
])('an error with %s is an UNKNOWN_ERROR', async (_, body, message) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }));
  const failure = await analyze('u1', 'Deadlift').catch(asFailure);
  expect(failure).toMatchObject({ code: 'UNKNOWN_ERROR', status: 502 });
  expect((failure as { message: string }).message).toContain(message);
});
