import {
  progressMediaType,
  type ReplyOf,
  type RequestOf,
  type Route,
} from '@cadence/contract/route';
import { type CallOptions, callReading } from './api.ts';
import { parseJson } from './json.ts';

type Event =
  | { type: 'result'; body: unknown }
  | { type: 'error'; status: number; body: unknown }
  | { type: 'progress' };

function readEvent(line: string): Event | null {
  const value = parseJson(line) as Partial<Record<string, unknown>> | null | undefined;
  if (value?.type === 'error' && typeof value.status === 'number') return value as Event;
  return value?.type === 'result' || value?.type === 'progress' ? (value as Event) : null;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

/**
 * Hands on each line of progress, and gives back the line at the end as if it had been the
 * whole answer. What is refused before the work begins comes as an answer of its own.
 */
async function readProgress(
  response: Response,
  onProgress: (event: unknown) => void,
): Promise<{ response: Response; text: string }> {
  const isStream = response.headers.get('Content-Type')?.startsWith(progressMediaType);
  if (!response.ok || !isStream || !response.body) return { response, text: await response.text() };
  for await (const line of linesOf(response.body)) {
    const event = readEvent(line);
    if (event?.type === 'progress') onProgress(event);
    if (event?.type === 'result') return { response, text: JSON.stringify(event.body) };
    if (event?.type === 'error') {
      const refused = new Response(null, { status: event.status });
      return { response: refused, text: JSON.stringify(event.body) };
    }
  }
  throw new TypeError('The connection ended before the answer.');
}

interface ProgressOptions extends CallOptions {
  /** The same for every try of one wish: the server then fulfils it once. */
  idempotencyKey: string;
  /** Each line of progress, as it came. */
  onProgress: (event: unknown) => void;
}

/** Calls a route that tells how far it is while it works. */
export function callWithProgress<R extends Route>(
  route: R,
  request: RequestOf<R>,
  { idempotencyKey, onProgress, ...options }: ProgressOptions,
): Promise<ReplyOf<R>> {
  const headers = { Accept: progressMediaType, 'Idempotency-Key': idempotencyKey };
  const read = (response: Response) => readProgress(response, onProgress);
  return callReading(route, request, { headers, read }, options);
}
