import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createWindows } from '../platform/counted-windows.ts';

const minuteMs = 60_000;

/**
 * The plugin's own counts go by the wall clock: set back by an hour, it would turn everybody
 * away for that hour. This one goes by a clock that only moves forward.
 */
export class RequestCounts implements FastifyRateLimitStore {
  private readonly windowFor = createWindows(minuteMs, () => performance.now());

  incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
    const window = this.windowFor(address);
    window.count += 1;
    done(null, { current: window.count, ttl: window.endsAtMs - performance.now() });
  }

  child(): FastifyRateLimitStore {
    return new RequestCounts();
  }
}
