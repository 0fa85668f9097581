import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const header = 'idempotency-key';

/** Loose: the other headers are not this schema's business. */
export const idempotencyHeader = z.looseObject({
  [header]: z.optional(
    z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/, 'Use 1 to 100 printable characters')),
  ),
});

export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers[header];
  return typeof key === 'string' ? key : null;
}
