import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Who has read nothing of their answer for so long is cut off: what is unread stays in memory.
 * Whoever waits for an answer that is still being made may wait as long as it takes.
 */
export function closeStalled(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setTimeout(limitMs, (socket?: Socket) => {
      if (socket && socket.writableLength > 0) socket.destroy();
    });
    done();
  });
}
