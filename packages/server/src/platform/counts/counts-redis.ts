import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { type Counted, type OpenCounts, openOwnCounts } from './counts.ts';

interface Options {
  url: string;
  log: { warn(fields: object, message: string): void };
}

interface RedisCounts {
  open: OpenCounts;
  close(): Promise<void>;
}

const answerMs = 1000;

/** One step, so that what comes to several instances in the same moment is all counted. */
const takeScript = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

const giveBackScript = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

/** Nobody who looks into Redis reads addresses of people there. */
const keyOf = (name: string, key: string): string =>
  `cadence:${name}:${createHash('sha256').update(key).digest('base64url')}`;

const higher = (one: Counted, other: Counted): Counted => (other.count > one.count ? other : one);

/** Counted for all instances that share a Redis; while it is away, by each for itself. */
export function createRedisCounts({ url, log }: Options): RedisCounts {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5 * answerMs,
    commandTimeout: answerMs,
    retryStrategy: (times) => Math.min(500 * times, 2000),
  });
  let isAway = false;
  let isTold = false;
  redis.on('ready', () => {
    isAway = false;
  });
  // The bus has a connection of its own and says when Redis goes and when it is back.
  redis.on('error', () => undefined);

  function noteAway(err: unknown): void {
    if (isAway) return;
    isAway = true;
    // One that hangs must not hold up request after request: it is asked again once it is ready.
    redis.disconnect(true);
    if (isTold) return;
    isTold = true;
    log.warn({ err }, 'Redis does not count: until it does, limits are those of this instance');
  }

  async function run(script: string, key: string, ...more: number[]): Promise<unknown> {
    if (isAway || redis.status !== 'ready') return null;
    try {
      const answer = await redis.eval(script, 1, key, ...more);
      isTold = false;
      return answer;
    } catch (err) {
      noteAway(err);
      return null;
    }
  }

  return {
    open(name, lengthMs, now) {
      const own = openOwnCounts(name, lengthMs, now);
      return {
        async take(key) {
          // Counted here as well, so that with a Redis that goes the count does not begin anew.
          const counted = await own.take(key);
          const answer = await run(takeScript, keyOf(name, key), lengthMs);
          if (!Array.isArray(answer)) return counted;
          return higher(counted, { count: Number(answer[0]), leftMs: Number(answer[1]) });
        },
        async giveBack(key) {
          await own.giveBack(key);
          await run(giveBackScript, keyOf(name, key));
        },
      };
    },
    async close() {
      redis.disconnect();
    },
  };
}
