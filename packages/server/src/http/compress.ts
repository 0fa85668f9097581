import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

/** Below, a packet or two is saved and the time of every small answer is spent. */
const minBytes = 16 * 1024;
/** Fast rather than small: most of the gain is in the first level. */
const level = 3;

const acceptsGzip = (header: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(header ?? ''));

/**
 * Long texts go out compressed: a program of half a year is some megabytes of repeated words. The
 * page's own files were compressed when they were built, and sound is already. A token is never in
 * an answer beside a stranger's words, and browsers send none by themselves, so that lengths tell
 * nothing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minBytes) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies ? `${varies}, accept-encoding` : 'accept-encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, { level });
  });
}
