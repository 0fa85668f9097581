import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes as the answer of a route that declares them. */
export class BinaryReply {
  readonly bytes: Uint8Array;
  readonly headers: Record<string, string>;

  constructor(bytes: Uint8Array, headers: Record<string, string> = {}) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** JSON only for who asks for it and does not ask for sound as well. */
export function wantsJson(request: FastifyRequest): boolean {
  const accepted = (request.headers.accept ?? '').toLowerCase().split(',');
  const types = accepted.map((part) => part.split(';', 1)[0]?.trim() ?? '');
  return types.includes('application/json') && !types.some((type) => type.startsWith('audio/'));
}

/** One range, or null for the whole: what is asked for in another way may be answered whole. */
function readRange(header: string | undefined, length: number): [number, number] | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end && start < length ? [start, end] : null;
}

/** Some players ask for a part first and do not play what cannot be had in parts. */
export function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  { bytes, headers }: BinaryReply,
): FastifyReply {
  reply.type(mediaType).headers({ 'cache-control': 'no-store', ...headers });
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply.send(bytes);
  reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, bytes.length);
  if (!range) return reply.send(bytes);
  const [start, end] = range;
  reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return reply.send(bytes.subarray(start, end + 1));
}
