/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setBearer } from '../../../../platform/api/api.ts';
import { fakeCaches } from '../../../../platform/test-support/fake-caches.ts';

interface Asked {
  path: string;
  body: unknown;
}

type Answer = (asked: Asked, response: ServerResponse) => void;

export const asJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const asSound =
  (text: string, voiceId?: string): Answer =>
  (_, response) => {
    const headers = voiceId === undefined ? {} : { 'x-voice-id': encodeURIComponent(voiceId) };
    response.writeHead(200, { 'content-type': 'audio/mpeg', ...headers });
    response.end(text);
  };

export const asMute = asJson(
  503,
  {
    detail: 'Speech is not available on this server right now.',
    error: {
      code: 'VOICE_UNAVAILABLE',
      message: 'Speech is not available on this server right now.',
      details: { reason: 'No engine is installed.' },
      suggestion: null,
    },
  },
  { 'retry-after': '12' },
);

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? null : JSON.parse(text);
}

/** A server on this machine that answers as the test says, and a device that keeps what it hears. */
export function startVoiceServer() {
  const world = { asked: [] as Asked[], answers: {} as Record<string, Answer> };
  const server = createServer(async (request, response) => {
    const asked = { path: request.url ?? '', body: await read(request) };
    world.asked.push(asked);
    const path = Object.keys(world.answers).find((end) => asked.path.endsWith(end)) ?? '';
    (world.answers[path] ?? asJson(404, {}))(asked, response);
  });
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterAll(() => server.close());
  beforeEach(() => {
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${port}`);
    vi.stubGlobal('caches', fakeCaches());
    setBearer({ token: () => 'secret', rejected: () => {}, reached: () => {} });
    world.asked = [];
    world.answers = {};
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  return world;
}
