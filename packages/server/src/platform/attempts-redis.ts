import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { type AttemptLimits, type Attempts, countedKeys, createAttempts } from './attempts.ts';

interface Options {
  url: string;
  limits: AttemptLimits;
  now: () => number;
  log: { warn(fields: object, message: string): void };
}

export interface RedisAttempts extends Attempts {
  close(): Promise<void>;
}

const answerMs = 1000;

/** One step, so that guesses at several instances in the same moment are all counted. */
const takeScript = `
  local wait = 0
  for i, key in ipairs(KEYS) do
    local count = redis.call('INCR', key)
    if count == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
    if count > tonumber(ARGV[i + 1]) then wait = math.max(wait, redis.call('PTTL', key)) end
  end
  return wait`;

const forgiveScript = `
  for _, key in ipairs(KEYS) do
    if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
  end`;

/** Nobody who looks into Redis reads addresses of people there. */
const keyOf = (text: string): string =>
  `cadence:attempts:${createHash('sha256').update(text).digest('base64url')}`;

/** Counted for all instances that share a Redis; while it is away, by each for itself. */
export function createRedisAttempts({ url, limits, now, log }: Options): RedisAttempts {
  const own = createAttempts(limits, now);
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5 * answerMs,
    commandTimeout: answerMs,
    retryStrategy: (times) => Math.min(100 * times, 2000),
  });
  // The bus has a connection of its own and says when Redis goes and when it is back.
  redis.on('error', () => undefined);

  async function run(script: string, keys: string[], more: number[]): Promise<unknown> {
    if (redis.status !== 'ready') return null;
    try {
      return await redis.eval(script, keys.length, ...keys.map(keyOf), ...more);
    } catch (err) {
      log.warn({ err }, 'attempts to sign in are counted by this instance alone');
      return null;
    }
  }

  return {
    async take(keys) {
      const counted = countedKeys(keys, limits);
      const names = counted.map(([key]) => key);
      const most = counted.map(([, limit]) => limit);
      // Counted here as well, so that with a Redis that goes the count does not begin anew.
      const ownSeconds = await own.take(keys);
      const waitMs = await run(takeScript, names, [limits.windowSeconds * 1000, ...most]);
      return Math.max(ownSeconds, Math.ceil(Number(waitMs ?? 0) / 1000));
    },
    async forgive(keys) {
      await own.forgive(keys);
      const names = countedKeys(keys, limits).map(([key]) => key);
      await run(forgiveScript, names, []);
    },
    async close() {
      redis.disconnect();
    },
  };
}
