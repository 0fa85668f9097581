import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../test-support/app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'cadence-web-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<html><script>dark()</script><p>the page</p></html>');
writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'start()');
afterAll(() => rmSync(webFolder, { recursive: true }));

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

  it('may run its one inline script, by its hash', async () => {
    const { headers } = await ctx.app.inject('/home');
    // echo -n 'dark()' | openssl dgst -sha256 -binary | base64
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-fNefTR34fI4AKL70MFDWngBjZzPD/E9oLjTl18ee/nA='",
    );
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
