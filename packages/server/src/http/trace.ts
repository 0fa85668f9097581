import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newSpanId, newTraceId, readTraceParent, type Traces } from '../platform/traces.ts';

interface Traced {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  startMs: number;
}

function begin(request: IncomingMessage, nowMs: number): Traced {
  const parent = readTraceParent(request.headers.traceparent);
  return {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    parentSpanId: parent?.spanId ?? '',
    startMs: nowMs,
  };
}

/** A span for each request, in the caller's trace where it names one; every line of the log names it. */
export function traceRequests(app: FastifyInstance, traces: Traces, now: () => number): void {
  const underWay = new WeakMap<IncomingMessage, Traced>();

  app.setChildLoggerFactory((log, bindings, options, request) => {
    const traced = begin(request as IncomingMessage, now());
    underWay.set(request as IncomingMessage, traced);
    return log.child({ ...bindings, traceId: traced.traceId }, options);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const traced = underWay.get(request.raw);
    if (traced) reply.header('traceresponse', `00-${traced.traceId}-${traced.spanId}-01`);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const traced = underWay.get(request.raw);
    const { method, routeOptions } = request;
    // Never the address itself: it may hold a token.
    const route = routeOptions.url ?? 'unknown';
    if (traced) {
      traces.record({
        ...traced,
        name: `${method} ${route}`,
        durationMs: reply.elapsedTime,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'cadence.request_id': String(request.id),
        },
        failed: reply.statusCode >= 500,
      });
    }
    done();
  });
}
