import { randomBytes } from 'node:crypto';

/** One request, as OpenTelemetry describes a server's span. */
export interface Span {
  traceId: string;
  spanId: string;
  /** Of the caller; empty where the trace begins here. */
  parentSpanId: string;
  name: string;
  startMs: number;
  durationMs: number;
  attributes: Record<string, string | number>;
  failed: boolean;
}

export interface Traces {
  record(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface TracesOptions {
  /** Of a collector that takes OTLP over HTTP, without the path. */
  endpoint: string;
  serviceName: string;
  onFailure: (error: unknown) => void;
  everyMs?: number;
}

const maxWaiting = 2000;
const timeoutMs = 5000;

export interface TraceParent {
  traceId: string;
  spanId: string;
}

const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-|$)/;

/** W3C Trace Context, "traceparent"; null for what is none, or all zeros. */
export function readTraceParent(header: unknown): TraceParent | null {
  const [, traceId = '', spanId = ''] = traceParent.exec(String(header ?? '')) ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : null;
}

export const newTraceId = () => randomBytes(16).toString('hex');
export const newSpanId = () => randomBytes(8).toString('hex');

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

/** OTLP 1.x in JSON: 2 is a server's span, and as a status an error. */
function encode(spans: readonly Span[], serviceName: string): string {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  const encoded = spans.map((span) => ({
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId,
    name: span.name,
    kind: 2,
    startTimeUnixNano: nanoseconds(span.startMs),
    endTimeUnixNano: nanoseconds(span.startMs + span.durationMs),
    attributes: attributesOf(span.attributes),
    status: span.failed ? { code: 2 } : {},
  }));
  const scopeSpans = [{ scope: { name: 'cadence' }, spans: encoded }];
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
}

/** In batches and beside the requests: a collector that is away costs spans, and nothing else. */
export function createTraces({ endpoint, serviceName, onFailure, everyMs = 2000 }: TracesOptions) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let isDown = false;

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: encode(batch, serviceName),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`The collector answered ${reply.status}`);
      isDown = false;
    } catch (error) {
      // One line when it goes, not one for each batch.
      if (!isDown) onFailure(error);
      isDown = true;
    }
  }

  const sending = setInterval(() => void send(), everyMs);
  sending.unref();
  const traces: Traces = {
    record(span) {
      if (waiting.length < maxWaiting) waiting.push(span);
    },
    close: async () => {
      clearInterval(sending);
      await send();
    },
  };
  return traces;
}
