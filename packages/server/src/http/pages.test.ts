import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../test-support/app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'cadence-web-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(
  join(webFolder, 'index.html'),
  '<html><script>dark()</script><p>the page</p><script>draw()</script></html>',
);
writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'start()');
writeFileSync(join(webFolder, 'assets', 'ear-worker-B_-3c4d.js'), 'listen()');
writeFileSync(join(webFolder, 'assets', 'ear-worker-B_-3c4d.js.br'), 'listen()');
writeFileSync(join(webFolder, 'assets', 'pose-worker-1a2b.js'), 'look()');
mkdirSync(join(webFolder, 'pages'));
writeFileSync(join(webFolder, 'pages', 'workout.html'), '<p>the page of workouts</p>');
writeFileSync(join(webFolder, '.env'), 'SECRET=of the folder');
const outside = `${webFolder}-beside`;
mkdirSync(outside);
writeFileSync(join(outside, 'secret.txt'), 'SECRET=beside the folder');
symlinkSync(outside, join(webFolder, 'assets', 'beside'));
afterAll(() => {
  for (const folder of [webFolder, outside]) rmSync(folder, { recursive: true });
});

const ctx = startTestApp({ webFolder });

describe('the page', () => {
  it.each(['/', '/home', '/program?view=program', '/no/such/page', '/a%20b'])(
    'is at %s',
    async (url) => {
      const response = await ctx.app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('the page');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/workout', '/workout?load=1', '/%77orkout'])(
    'is another one where the route has its own: %s',
    async (url) => {
      const response = await ctx.app.inject(url);
      expect(response.body).toContain('the page of workouts');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/workout/', '/workout/x', '/pages/workout', '/..%2fpages%2fworkout'])(
    'is the usual one beside that: %s',
    async (url) => {
      const { statusCode, body } = await ctx.app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('of workouts');
    },
  );

  it.each(['/', '/home', '/workout', '/index.html'])(
    'may ask for the microphone and a strap: %s',
    async (url) => {
      const { headers } = await ctx.app.inject(url);
      const policy = headers['permissions-policy'];
      expect(policy).toContain('microphone=(self)');
      expect(policy).toContain('bluetooth=(self)');
      expect(policy).toContain(url === '/workout' ? 'camera=(self)' : 'camera=()');
    },
  );

  it.each(['/assets/app-1a2b.js', '/api/docs', '/api/v1/auth/me', '/no-such-file.txt'])(
    'alone may do so, not %s',
    async (url) => {
      const { headers } = await ctx.app.inject(url);
      expect(headers['permissions-policy']).not.toContain('(self)');
      expect(headers['permissions-policy']).toContain('bluetooth=()');
    },
  );

  it('may run its inline scripts, by their hashes', async () => {
    const { headers } = await ctx.app.inject('/home');
    // echo -n 'dark()' | openssl dgst -sha256 -binary | base64, and the same of 'draw()'
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-fNefTR34fI4AKL70MFDWngBjZzPD/E9oLjTl18ee/nA=' 'sha256-jm3FkV4tNIdBUr8jRVVl5n9PUixlaxTWD0pdpFiSH5A='",
    );
  });

  it('may compile nothing, but the workers that listen and look may', async () => {
    const policyOf = async (url: string) => {
      const { headers } = await ctx.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      return String(headers['content-security-policy']);
    };
    for (const url of ['/', '/workout', '/assets/app-1a2b.js', '/ear-worker-1.js']) {
      expect(await policyOf(url), url).not.toContain('unsafe');
    }
    for (const url of ['/assets/ear-worker-B_-3c4d.js', '/assets/pose-worker-1a2b.js']) {
      expect(await policyOf(url), url).toContain("script-src 'self' 'wasm-unsafe-eval';");
    }
  });

  it('has files that never change and are kept for a year', async () => {
    const { headers } = await ctx.app.inject('/assets/app-1a2b.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/api',
    '/api/v1/nothing',
    '/API/v1/nothing',
    '/%61pi/v1/nothing',
    '/api%2fv1/nothing',
    '/assets/gone.js',
    '/../package.json',
  ])('is not at %s', async (url) => {
    const response = await ctx.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('NOT_FOUND');
  });

  it('answers no other method', async () => {
    const response = await ctx.app.inject({ method: 'POST', url: '/home' });
    expect(response.statusCode).toBe(404);
  });
});

describe('a path that wants to leave the folder', () => {
  const beside = outside.split('/').at(-1);

  /** Sent as it is: a client that tidies up the path would take the trick out of it. */
  async function fetchRaw(path: string): Promise<{ status: number; body: string }> {
    if (!ctx.app.server.listening) await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const address = ctx.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      });
      asked.on('error', reject).end();
    });
  }

  it.each([
    `/../${beside}/secret.txt`,
    `/assets/../../${beside}/secret.txt`,
    `/%2e%2e/${beside}/secret.txt`,
    `/..%2f${beside}%2fsecret.txt`,
    `/assets/..%5c..%5c${beside}%5csecret.txt`,
    `/%252e%252e/${beside}/secret.txt`,
    `//..//${beside}/secret.txt`,
    `/assets/%c0%ae%c0%ae/${beside}/secret.txt`,
    `${outside}/secret.txt`,
    `/assets/....//....//${beside}/secret.txt`,
    '/.env',
    '/%2eenv',
    '/assets/..%2f.env',
    '/.env%00.js',
    `file://${outside}/secret.txt`,
    `http://127.0.0.1${outside}/secret.txt`,
  ])('gets nothing by %s', async (path) => {
    const { status, body } = await fetchRaw(path);
    expect(body).not.toContain('SECRET');
    expect(status === 200 ? body : '').toMatch(/^$|the page/);
  });
});
