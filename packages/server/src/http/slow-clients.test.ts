import { connect } from 'node:net';
import { downloadData } from '@cadence/contract/auth/routes';
import { describe, expect, it } from 'vitest';
import { createAccount, request, startTestApp } from '../test-support/app.ts';

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

describe('a caller who does not read the answer', () => {
  const ctx = startTestApp({ requestTimeoutMs: 200 });
  const megabyte = 'x'.repeat(1024 * 1024);

  /** More than the system's own buffers take. */
  async function fill(userId: string): Promise<void> {
    for (let index = 0; index < 48; index += 1) {
      const document = JSON.stringify({ notes: megabyte });
      const change = { change_number: index + 1, stored_at: '', updated_at: '' };
      const row = { user_id: userId, id: String(index), ...change, document };
      await ctx.db.insertInto('sessions').values(row).execute();
    }
  }

  it('is cut off, its memory given back, and may then ask again', async () => {
    const { id, token } = await createAccount(ctx.app);
    await fill(id);
    const address = await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = `GET /api/v1/auth/data HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(ask));
    // It hears the first bytes and reads no further.
    await new Promise((resolve) => socket.once('readable', resolve));
    const refused = await request(ctx.app, downloadData, {}, token);
    expect(refused.statusCode).toBe(429);
    const ended = new Promise((resolve) => socket.on('close', resolve));
    await expect
      .poll(async () => (await request(ctx.app, downloadData, {}, token)).statusCode, {
        timeout: 120_000,
      })
      .toBe(200);
    socket.on('error', () => undefined);
    socket.resume();
    await ended;
  });
});

describe('the limits in use', () => {
  const ctx = startTestApp();

  it('give half a minute for a request, headers and body', () => {
    expect(ctx.app.server.requestTimeout).toBe(30_000);
    expect(ctx.app.server.headersTimeout).toBe(30_000);
  });
});
