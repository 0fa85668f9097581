import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** JSON as the answer of a route that declares it, read on only as fast as the caller reads. */
export class StreamedReply {
  readonly pieces: AsyncIterable<string>;
  /** Called once the answer is out or its caller has gone, even before the first piece. */
  readonly onEnd: () => void;

  constructor(pieces: AsyncIterable<string>, onEnd: () => void) {
    this.pieces = pieces;
    this.onEnd = onEnd;
  }
}

export function sendStreamed(reply: FastifyReply, { pieces, onEnd }: StreamedReply): FastifyReply {
  finished(reply.raw, onEnd);
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces, { objectMode: false }));
}
