import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeMp3 } from './engines.ts';

export interface SpeechCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export type SpeechAnswer =
  | { kind: 'sound' }
  | { kind: 'error'; status: number; headers?: Record<string, string> }
  | { kind: 'page' }
  | { kind: 'empty' }
  | { kind: 'slow'; ms: number }
  | { kind: 'stall' }
  | { kind: 'hang' }
  | { kind: 'drop' }
  | { kind: 'redirect'; to: string };

async function readCall(request: IncomingMessage): Promise<SpeechCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { path: request.url ?? '', headers: request.headers, body };
}

/** A speech vendor on this machine: answers as scripted, the last answer again and again. */
export async function startSpeechVendor(script: readonly SpeechAnswer[]) {
  const calls: SpeechCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    const answer = script[Math.min(calls.length, script.length - 1)];
    calls.push(call);
    const type = { 'content-type': 'audio/mpeg' };
    if (answer?.kind === 'sound') response.writeHead(200, type).end(makeMp3());
    else if (answer?.kind === 'slow') {
      setTimeout(() => response.writeHead(200, type).end(makeMp3()), answer.ms);
    } else if (answer?.kind === 'stall') response.writeHead(200, type).write(makeMp3(2));
    else if (answer?.kind === 'empty') response.writeHead(200, type).end();
    else if (answer?.kind === 'page') response.writeHead(200).end('<html>The network</html>');
    else if (answer?.kind === 'drop') response.destroy();
    else if (answer?.kind === 'redirect') response.writeHead(307, { location: answer.to }).end();
    else if (answer?.kind === 'error') {
      // Vendors quote from the call: whoever passes this on would leak it.
      const said = `Wrong: ${call.headers.authorization ?? call.headers['xi-api-key']}`;
      const error = { message: said, type: 'error', param: null, code: null };
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify({ error, detail: { status: 'error', message: said } }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
