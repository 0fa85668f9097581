import { connect } from 'node:net';
import { errorCatalogue } from '@cadence/contract/errors';
import { describe, expect, it } from 'vitest';
import { createAccount, startTestApp } from '../test-support/app.ts';
import { securityHeaders } from './security.ts';

const ctx = startTestApp();
const json = { 'content-type': 'application/json' };
const login = { method: 'POST', url: '/api/v1/auth/login', headers: json } as const;

describe('every refusal has the one error body', () => {
  it.each([
    ['an unknown API path', { url: '/api/v1/nothing' }, 'NOT_FOUND'],
    ['an unknown path outside the API version', { url: '/api/nothing' }, 'NOT_FOUND'],
    ['a method the path does not have', { url: login.url, method: 'DELETE' }, 'NOT_FOUND'],
    ['a path that is not UTF-8', { url: '/api/v1/%E0%A4%A' }, 'BAD_REQUEST'],
    ['a path with a NUL', { url: '/api/v1/auth%00' }, 'BAD_REQUEST'],
    ['broken JSON', { ...login, payload: '{"email":' }, 'MALFORMED_JSON'],
    ['an empty JSON body', { ...login, payload: '' }, 'MALFORMED_JSON'],
    ['a NUL in the JSON', { ...login, payload: '{"email":"a\\u0000b"}' }, 'MALFORMED_JSON'],
    ['half a character', { ...login, payload: '{"email":"a\\ud800b"}' }, 'MALFORMED_JSON'],
    ['a prototype in the JSON', { ...login, payload: '{"__proto__":{}}' }, 'MALFORMED_JSON'],
    ['JSON 33 deep', { ...login, payload: '['.repeat(33) + ']'.repeat(33) }, 'MALFORMED_JSON'],
    ['JSON that is no object', { ...login, payload: '[1]' }, 'VALIDATION_ERROR'],
    [
      'no body where one is needed',
      { method: 'POST', url: login.url } as const,
      'VALIDATION_ERROR',
    ],
    ['a body above 1 MiB', { ...login, payload: `"${'x'.repeat(1024 * 1024)}"` }, 'BODY_TOO_LARGE'],
    [
      'a form',
      {
        ...login,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ] as const)('%s', async (_, options, code) => {
    const response = await ctx.app.inject(options);
    const { status, message } = errorCatalogue[code];
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject(securityHeaders([]));
    expect(response.json()).toMatchObject({ detail: message, error: { code, message } });
    expect(Object.keys(response.json().error).sort()).toEqual([
      'code',
      'details',
      'message',
      'suggestion',
    ]);
  });

  it('bytes that are not HTTP', async () => {
    const address = await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
        socket.write('NOT HTTP AT ALL\r\n\r\n');
      });
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    for (const [name, value] of Object.entries(securityHeaders([]))) {
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    }
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe('BAD_REQUEST');
  });
});

describe('security headers', () => {
  it('allow no inline script or style and no framing', async () => {
    const { headers } = await ctx.app.inject('/api/v1/auth/me');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are the same on the page with the contract', async () => {
    const page = await ctx.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    const { headers } = await ctx.app.inject('/api/v1/auth/me');
    expect(page.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('let no other origin read an answer by default', async () => {
    const headers = { origin: 'http://elsewhere.example' };
    const response = await ctx.app.inject({ url: '/api/v1/auth/me', headers });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the log', () => {
  it('has the path of a request but neither its query nor its token', async () => {
    const { token } = await createAccount(ctx.app);
    await ctx.app.inject({
      url: `/api/v1/auth/me?token=${token}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ctx.logged()).toContain('"path":"/api/v1/auth/me"');
    expect(ctx.logged()).not.toContain(token);
    expect(ctx.logged()).not.toContain('correct horse battery');
  });
});
