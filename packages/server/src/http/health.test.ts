import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../platform/database/engines.ts';
import { createTraces } from '../platform/traces.ts';
import { createAccount, startTestApp } from '../test-support/app.ts';

const ctx = startTestApp();

describe('health', () => {
  it('is live and ready while the database answers', async () => {
    for (const [url, status] of [
      ['/health/live', 'live'],
      ['/health/ready', 'ready'],
    ] as const) {
      const response = await ctx.app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ status });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('is live but not ready without a database, and says when to ask again', async () => {
    const options = { poolSize: 1, statementTimeoutMs: 1000, onConnectionError: () => {} };
    const db = openPostgres('postgres://nobody@127.0.0.1:1/nothing', options);
    const app = await ctx.startAnother({ db });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    const response = await app.inject('/health/ready');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json().error).toMatchObject({
      code: 'UNAVAILABLE',
      details: { reason: 'database' },
    });
    await db.destroy();
  });

  it('is not ready once it is asked to stop, and serves on until it does', async () => {
    const app = await ctx.startAnother({ isStopping: () => true });
    const response = await app.inject('/health/ready');
    expect(response.statusCode).toBe(503);
    expect(response.json().error.details).toEqual({ reason: 'stopping' });
    expect((await app.inject('/api/v1/auth/me')).statusCode).toBe(401);
  });
});

describe('metrics', () => {
  it('count answers by route, and never by what stood in the address', async () => {
    const app = await ctx.startAnother();
    const { token } = await createAccount(app);
    await app.inject(`/api/v1/auth/me?token=${token}`);
    await app.inject('/api/v1/made/up/by/a/caller');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('version=0.0.4');
    expect(body).toContain(
      'cadence_http_requests_total{method="GET",route="/api/v1/auth/me",status="401"} 1',
    );
    expect(body).toContain('cadence_http_request_seconds_count{method="GET"');
    expect(body).toContain('cadence_http_requests_in_flight 1\n');
    expect(body).toContain('cadence_sockets 0');
    expect(body).not.toContain('made/up');
    expect(body).not.toContain(token);
  });

  it.each([
    ['from another machine', { remoteAddress: '203.0.113.7' }],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('are not there for a caller %s', async (_, from) => {
    const response = await ctx.app.inject({ url: '/metrics', ...from });
    expect(response.json().error.code).toBe('NOT_FOUND');
  });

  it('are there for who has the token, from wherever, and only then', async () => {
    const app = await ctx.startAnother({ metricsToken: 'a-long-secret' });
    const ask = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.7',
        headers: authorization ? { authorization } : {},
      });
    expect((await ask('Bearer a-long-secret')).statusCode).toBe(200);
    expect((await ask('Bearer a-long-secre')).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });
});

describe('traces', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';
  /** But at the end, when the test says so. */
  const never = 2 ** 31 - 1;

  async function startCollector(status: number) {
    const received: { path: string; body: string }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { received, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
  }

  it("of requests are sent as spans, within the caller's trace", async () => {
    const collector = await startCollector(200);
    const failures: unknown[] = [];
    const traces = createTraces({
      endpoint: collector.endpoint,
      serviceName: 'cadence-test',
      everyMs: never,
      onFailure: (error) => failures.push(error),
    });
    const app = await ctx.startAnother({ traces });
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    const response = await app.inject({ url: '/api/v1/auth/me?token=secret', headers });
    expect(response.headers.traceresponse).toMatch(`00-${traceId}-`);
    await app.inject({ url: '/api/v1/auth/me', headers: { traceparent: 'nonsense' } });
    await traces.close();
    collector.close();

    expect(failures).toEqual([]);
    expect(collector.received.map(({ path }) => path)).toEqual(['/v1/traces']);
    const sent = collector.received[0]?.body ?? '';
    expect(sent).not.toContain('secret');
    const [{ resource, scopeSpans }] = JSON.parse(sent).resourceSpans;
    expect(resource.attributes[0].value.stringValue).toBe('cadence-test');
    const [first, second] = scopeSpans[0].spans;
    expect(first).toMatchObject({
      traceId,
      parentSpanId: spanId,
      name: 'GET /api/v1/auth/me',
      kind: 2,
    });
    expect(BigInt(first.endTimeUnixNano) >= BigInt(first.startTimeUnixNano)).toBe(true);
    expect(second).toMatchObject({ parentSpanId: '' });
    expect(second.traceId).not.toBe(traceId);
    expect(ctx.logged()).toContain(`"traceId":"${traceId}"`);
  });

  it('that cannot be sent keep nobody from being answered, and are told of once', async () => {
    const collector = await startCollector(503);
    const failures: unknown[] = [];
    const traces = createTraces({
      endpoint: collector.endpoint,
      serviceName: 'cadence',
      everyMs: never,
      onFailure: (error) => failures.push(error),
    });
    const app = await ctx.startAnother({ traces });
    for (const _ of ['first', 'second']) {
      expect((await app.inject('/health/live')).statusCode).toBe(200);
      await traces.close();
    }
    collector.close();
    expect(collector.received).toHaveLength(2);
    expect(failures).toHaveLength(1);
  });
});
