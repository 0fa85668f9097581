import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { OpenCounts } from '../platform/counts/counts.ts';

const minuteMs = 60_000;

/**
 * The plugin's own counts go by the wall clock: set back by an hour, it would turn everybody
 * away for that hour. These go by a clock that only moves forward.
 */
export function requestCounts(openCounts: OpenCounts): FastifyRateLimitStoreCtor {
  const counts = openCounts('requests', minuteMs, () => performance.now());
  return class implements FastifyRateLimitStore {
    incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      counts.take(address).then(
        ({ count, leftMs }) => done(null, { current: count, ttl: leftMs }),
        (error) => done(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
