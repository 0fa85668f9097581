import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

interface HealthDeps {
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>;
  /** Asked to stop: what is under way is finished, what is new had better go elsewhere. */
  isStopping: () => boolean;
}

/**
 * For whoever spreads the load. Live: the process answers; if not, start it anew. Ready: it can
 * serve; if not, send requests elsewhere, it comes back by itself.
 */
export function serveHealth(app: FastifyInstance, { pingDatabase, isStopping }: HealthDeps): void {
  const notReady = (reason: string) =>
    new ApiError('UNAVAILABLE', { retryAfterSeconds: 5, details: { reason } });

  app.get('/health/live', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', { schema: { hide: true } }, async (request, reply) => {
    if (isStopping()) throw notReady('stopping');
    try {
      await pingDatabase();
    } catch (err) {
      request.log.warn({ err }, 'not ready: the database does not answer');
      throw notReady('database');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
