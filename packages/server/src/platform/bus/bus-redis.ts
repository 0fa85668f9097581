import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { type Bus, createLocalBus } from './bus.ts';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface RedisBusOptions<E> {
  url: string;
  /** Null for what another version of this program may send. */
  read: (value: unknown) => E | null;
  log: Log;
  checkEveryMs?: number;
}

export interface RedisBus<E> extends Bus<E> {
  isUp(): boolean;
  close(): Promise<void>;
}

/** Of one user, and of all instances. */
const channelOf = (userId: string): string => `cadence:coach:user:${userId}`;
const everyone = 'cadence:coach:everyone';
const userOf = (channel: string): string => channel.slice(channelOf('').length);

/**
 * Nothing waits in line for a Redis that is away: what could not be told is looked up by the
 * readers once it is back, and sending it late as well would tell it twice.
 */
const settings: RedisOptions = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 5000,
  commandTimeout: 5000,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 5), 2000),
};

/** A connection can be dead without anybody having said so. */
const checkMs = 15_000;

function parse(text: string): { from?: unknown; event?: unknown; missed?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Over all instances that share a Redis. Those in this process are told directly, so that a
 * Redis that is away costs only what comes from elsewhere.
 */
export function createRedisBus<E>({ url, read, log, ...options }: RedisBusOptions<E>): RedisBus<E> {
  const local = createLocalBus<E>();
  const self = randomBytes(9).toString('base64url');
  const publisher = new Redis(url, settings);
  const subscriber = new Redis(url, settings);
  const asked = new Map<string, Promise<unknown>>();
  /** Something was published while nobody could hear it. */
  let hasUntold = false;
  let isDown = false;
  let isClosed = false;

  /** Its errors come by the dozen: one line when it goes, one when it is back. */
  function noteDown(err: unknown): void {
    if (isDown || isClosed) return;
    isDown = true;
    log.warn({ err }, 'Redis cannot be reached: other instances are told nothing until it is back');
  }

  function noteReady(): void {
    if (!isDown || publisher.status !== 'ready' || subscriber.status !== 'ready') return;
    isDown = false;
    log.info({}, 'Redis is back');
  }

  /** While it is away it is only noted: all that is noted is asked for when it is ready. */
  function listen(channels: readonly string[]): Promise<unknown> {
    const isReady = subscriber.status === 'ready';
    const done = isReady ? subscriber.subscribe(...channels).catch(noteDown) : Promise.resolve();
    for (const channel of channels) asked.set(channel, done);
    return done;
  }

  /** What cannot be told now is made up for when it can. */
  function tell(userId: string, note: object): void {
    void send(channelOf(userId), note).then((isTold) => {
      if (!isTold) hasUntold = true;
    });
  }

  async function send(channel: string, note: object): Promise<boolean> {
    if (publisher.status !== 'ready') return false;
    try {
      await publisher.publish(channel, JSON.stringify({ from: self, ...note }));
      return true;
    } catch (err) {
      noteDown(err);
      return false;
    }
  }

  for (const connection of [subscriber, publisher]) {
    connection.on('error', noteDown);
    connection.on('close', () => noteDown('the connection was closed'));
  }
  subscriber.on('ready', async () => {
    await listen([...new Set([everyone, ...asked.keys()])]);
    noteReady();
    // Whatever came while this instance was deaf.
    local.tellMissed();
  });
  publisher.on('ready', async () => {
    noteReady();
    if (!hasUntold) return;
    // Said before: what cannot be told in the meantime sets it again.
    hasUntold = false;
    if (!(await send(everyone, {}))) hasUntold = true;
  });
  subscriber.on('message', (channel: string, text: string) => {
    const { from, event, missed } = parse(text);
    if (from === self) return;
    if (channel === everyone) {
      local.tellMissed();
      return;
    }
    if (missed === true) local.tellMissed(userOf(channel));
    const known = read(event);
    if (known !== null) local.publish(userOf(channel), known);
  });
  const checking = setInterval(() => {
    if (subscriber.status !== 'ready') return;
    subscriber.ping().catch((err: unknown) => {
      noteDown(err);
      subscriber.disconnect(true);
    });
  }, options.checkEveryMs ?? checkMs);
  checking.unref();

  return {
    publish(userId, event) {
      local.publish(userId, event);
      tell(userId, { event });
    },

    tellMissed(userId) {
      local.tellMissed(userId);
      tell(userId, { missed: true });
    },

    subscribe(userId, listener, onMissed) {
      const channel = channelOf(userId);
      const stop = local.subscribe(userId, listener, onMissed);
      if (!asked.has(channel)) void listen([channel]);
      return () => {
        stop();
        if (local.countOf(userId) > 0 || !asked.delete(channel)) return;
        if (subscriber.status === 'ready') subscriber.unsubscribe(channel).catch(noteDown);
      };
    },

    isUp: () => publisher.status === 'ready' && subscriber.status === 'ready',

    async whenListening(userId) {
      await asked.get(channelOf(userId));
    },

    async close() {
      isClosed = true;
      clearInterval(checking);
      // What was published last is on its way before the connection ends.
      await publisher.quit().catch(() => publisher.disconnect());
      subscriber.disconnect();
    },
  };
}
