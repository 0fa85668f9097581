import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from '@cadence/domain/workout/limits';
import { readingTask } from '../reading-prompt.ts';
import { findStreamFault, isStreamed, type Streamed, streamFrames } from './streams.ts';

/** One call as the vendor saw it. */
export interface SeenCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What a vendor puts on the wire. */
export interface VendorWire {
  provider: Provider;
  basePath: string;
  /** The key that the call carries, as this vendor wants it; null when it is not there. */
  keyOf: (call: SeenCall) => string | null;
  /** What is wrong with the call by this vendor's own rules. */
  findFault: (call: SeenCall) => string | null;
  /** All text that a model would be given. */
  promptOf: (call: SeenCall) => { system: string; user: string };
  answer: (text: string) => object;
  /** An answer that reached the limit of its length. */
  cutOff: (text: string) => object;
  refusal: () => object;
  error: (status: number, message: string) => object;
  /** What this vendor answers to a wrong key. */
  wrongKey: (key: string) => { status: number; body: object };
}

export type Answer =
  | { kind: 'text'; text: string; afterMs?: number }
  | { kind: 'cut'; text: string }
  | { kind: 'refusal' }
  | { kind: 'wrong-key' }
  | { kind: 'error'; status: number; headers?: Record<string, string>; body?: object }
  | { kind: 'not-json' }
  | { kind: 'redirect'; to: string }
  | { kind: 'hang' }
  | { kind: 'drop' }
  /** The connection breaks in the middle of a good answer. */
  | { kind: 'break'; text: string }
  /** Piece by piece; after some of its events it may break, or say no more. */
  | ({ kind: 'stream'; breakAfter?: number; hangAfter?: number } & Streamed);

export interface VendorServer {
  baseUrl: string;
  calls: SeenCall[];
  /** Calls for a reading, where they are answered apart. */
  readings: SeenCall[];
  /** Calls that ended without an answer. */
  unanswered: () => number;
  close: () => Promise<void>;
}

async function readCall(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as SeenCall['body'];
  return { path: request.url ?? '', headers: request.headers, body };
}

function send(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function respond(wire: VendorWire, answer: Answer, call: SeenCall, response: ServerResponse): void {
  const key = wire.keyOf(call) ?? '';
  switch (answer.kind) {
    case 'text':
      setTimeout(() => send(response, 200, wire.answer(answer.text)), answer.afterMs ?? 0);
      return;
    case 'cut':
      send(response, 200, wire.cutOff(answer.text));
      return;
    case 'refusal':
      send(response, 200, wire.refusal());
      return;
    case 'wrong-key': {
      const { status, body } = wire.wrongKey(key);
      send(response, status, body);
      return;
    }
    case 'error': {
      // Vendors quote from the call: whoever passes this on would leak it.
      const body = answer.body ?? wire.error(answer.status, `Something is wrong with ${key}`);
      send(response, answer.status, body, answer.headers);
      return;
    }
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<html>Welcome to the hotel's network, ${key}</html>`);
      return;
    case 'redirect':
      response.writeHead(307, { location: answer.to });
      response.end();
      return;
    case 'stream':
      respondInPieces(wire, answer, response);
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'break': {
      const text = JSON.stringify(wire.answer(answer.text));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    }
  }
}

function respondInPieces(
  wire: VendorWire,
  answer: Extract<Answer, { kind: 'stream' }>,
  response: ServerResponse,
): void {
  const { breakAfter, hangAfter } = answer;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const frames = streamFrames[wire.provider](answer);
  const text = frames.slice(0, breakAfter ?? hangAfter).map(({ event, data }) => {
    const name = event === undefined ? '' : `event: ${event}\n`;
    return `${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
  });
  response.write(text.join(''), () => {
    if (breakAfter !== undefined) response.destroy();
    else if (hangAfter === undefined) response.end();
  });
}

/**
 * A vendor on this machine. It answers as scripted, the last answer again and again; where there
 * is an answer for readings, these are no part of the script.
 */
export async function startVendor(
  wire: VendorWire,
  script: readonly Answer[],
  apart: { reading?: Answer } = {},
): Promise<VendorServer> {
  const calls: SeenCall[] = [];
  const readings: SeenCall[] = [];
  let unanswered = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) unanswered += 1;
    });
    readCall(request).then(
      (call) => {
        const isReading = wire.promptOf(call).system.startsWith(readingTask);
        const isApart = apart.reading !== undefined && isReading;
        const scripted = script[Math.min(calls.length, script.length - 1)];
        const answer = isApart ? apart.reading : scripted;
        (isApart ? readings : calls).push(call);
        const fault = isStreamed(call)
          ? findStreamFault(wire.provider, call)
          : wire.findFault(call);
        if (fault) send(response, 400, wire.error(400, fault));
        else if (answer) respond(wire, answer, call, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${wire.basePath}`,
    calls,
    readings,
    unanswered: () => unanswered,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
