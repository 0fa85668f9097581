import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../test-support/app.ts';

describe('a caller who takes too long', () => {
  const ctx = startTestApp({ requestTimeoutMs: 200 });

  /** What the server sends, up to the end of the connection, which is the server's to end. */
  async function send(text: string): Promise<string> {
    const address = ctx.app.server.listening
      ? ctx.app.server.address()
      : await ctx.app.listen({ port: 0, host: '127.0.0.1' }).then(() => ctx.app.server.address());
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => socket.end());
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
  }

  it.each([
    ['over the first line', 'GET /api/v1/auth/me'],
    ['over the headers', 'GET /api/v1/auth/me HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'over the body',
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
        'content-length: 1000\r\n\r\n{"email":',
    ],
  ])('%s is cut off', async (_, text) => {
    expect(await send(text)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n.*"REQUEST_TIMEOUT"/s);
  });

  // A browser opens connections ahead of its requests: it would take the words for an answer.
  it('without a word gets none', async () => {
    expect(await send('')).toBe('');
  });
});

describe('the limits in use', () => {
  const ctx = startTestApp();

  it('give half a minute for a request, headers and body', () => {
    expect(ctx.app.server.requestTimeout).toBe(30_000);
    expect(ctx.app.server.headersTimeout).toBe(30_000);
  });
});
