import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { digestOf } from '../platform/hash.ts';
import { type Metrics, readGauge, secondsHistogram } from '../platform/metrics.ts';
import { ApiError } from './errors.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine comes from the loopback, too, and says for whom. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = request.headers.authorization ?? '';
    return timingSafeEqual(digestOf(given), digestOf(`Bearer ${token}`));
  }
  const isForwarded = forwarding.some((name) => request.headers[name] !== undefined);
  return !isForwarded && loopback.test(request.socket.remoteAddress ?? '');
}

/** Counts every answer, and shows the counts to this machine or to who has the token. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  const answers = new Counter({
    name: 'cadence_http_requests_total',
    help: 'Answers to requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  });
  const times = secondsHistogram(
    metrics,
    'cadence_http_request_seconds',
    'Time to answer a request.',
    ['method', 'route'],
  );
  let inFlight = 0;
  readGauge(metrics, 'cadence_http_requests_in_flight', 'Requests under way.', () => inFlight);

  /** A socket is counted as one. */
  const isSocket = ({ headers }: FastifyRequest) => headers.upgrade !== undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSocket(request)) inFlight += 1;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!isSocket(request)) inFlight -= 1;
    const { method, routeOptions } = request;
    // The route, not the address, which holds ids and whatever a caller writes.
    const route = routeOptions.url ?? 'unknown';
    answers.inc({ method, route, status: String(reply.statusCode) });
    times.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new ApiError('NOT_FOUND');
    const text = await metrics.metrics();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}
