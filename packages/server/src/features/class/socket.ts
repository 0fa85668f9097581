import {
  type ClassEvent,
  classCloseCodes,
  classQuestion,
  classSocketPath,
} from '@cadence/contract/class/schemas';
import { apiPrefix } from '@cadence/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../http/errors.ts';
import type { Granted } from '../../http/grants.ts';
import { openByCode, shownLive } from './classes.ts';
import type { ClassStore } from './store.ts';

/** What is used of a socket; the library that makes them brings no types along. */
interface Socket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: unknown) => void): void;
  on(event: 'close', listener: () => void): void;
}

export interface ClassSocketDeps {
  store: ClassStore;
  /** Calls back at once and whenever something of the class may have changed; gives back how to stop. */
  follow: (classId: string, onChanged: () => void) => () => void;
  now: () => number;
  /** How often devices that say nothing are looked for, and classes that are over. */
  checkEveryMs?: number;
}

interface Follower {
  socket: Socket;
  granted: Granted;
  asked: number;
  hear: () => void;
}

const open = 1;
const goingAway = 1001;
const checkMs = 30_000;
/** Everybody who has joined, each with a second tab, and some screens. */
const maxPerClass = 120;
/** A device asks for the time every few seconds, and some times in a row when it comes. */
const maxAsked = 100;

/** Some hundred events: a reader so far behind is better off reading anew. */
const maxBufferedBytes = 64 * 1024;

/** For a goodbye to be read; who does not is cut off. */
const goodbyeMs = 5000;

function end(socket: Socket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), goodbyeMs).unref();
}

function questionIn(data: unknown): number | null {
  try {
    return z.safeParse(classQuestion, JSON.parse(String(data))).data?.sent ?? null;
  } catch {
    return null;
  }
}

/**
 * Tells every device of a class where its clock stands, and what time it is here. Mounted after the
 * coach's, which brings the plugin.
 */
export function mountClassSocket(app: FastifyInstance, deps: ClassSocketDeps): void {
  const { store, follow, now } = deps;
  const followers = new Map<Follower, () => void>();
  const findByCode = openByCode(store, now);

  function drop(follower: Follower, code: number, reason: string): void {
    followers.get(follower)?.();
    end(follower.socket, code, reason);
  }

  function send(follower: Follower, event: ClassEvent): void {
    const isSlow = follower.socket.bufferedAmount > maxBufferedBytes;
    if (isSlow) drop(follower, classCloseCodes.tooSlow, 'Too slow');
    else follower.socket.send(JSON.stringify(event));
  }

  async function tell(follower: Follower): Promise<void> {
    const { ownerId, id } = follower.granted;
    const found = await store.find(ownerId, id, new Date(now()).toISOString());
    if (!followers.has(follower) || follower.socket.readyState !== open) return;
    if (found) send(follower, { type: 'live', live: shownLive(found.live) });
    else drop(follower, classCloseCodes.over, 'Over');
  }

  function join(socket: Socket, granted: Granted, log: FastifyRequest['log']): void {
    const hear = () => {
      tell(follower).catch((err: unknown) => log.warn({ err }, 'a class was not read'));
    };
    const follower: Follower = { socket, granted, asked: 0, hear };
    const stop = follow(granted.id, hear);
    followers.set(follower, () => {
      stop();
      followers.delete(follower);
    });
    socket.on('close', () => followers.get(follower)?.());
    socket.on('message', (data) => {
      follower.asked += 1;
      const sent = questionIn(data);
      const isTooMuch = follower.asked > maxAsked || sent === null;
      if (isTooMuch) drop(follower, classCloseCodes.tooMany, 'Too many questions');
      else send(follower, { type: 'clock', sent, now: now() });
    });
  }

  const countOf = (id: string) => [...followers.keys()].filter((one) => one.granted.id === id);

  async function admit(socket: Socket, code: string, log: FastifyRequest['log']): Promise<void> {
    const granted = await findByCode(code);
    if (socket.readyState !== open) return;
    if (!granted) end(socket, classCloseCodes.over, 'Over');
    else if (countOf(granted.id).length >= maxPerClass) {
      end(socket, classCloseCodes.tooMany, 'Full');
    } else join(socket, granted, log);
  }

  app.route<{ Params: { code: string } }>({
    method: 'GET',
    url: `${apiPrefix}${classSocketPath.replace('{code}', ':code')}`,
    schema: { hide: true },
    handler: async () => {
      throw new ApiError('NOT_FOUND');
    },
    wsHandler: (socket: Socket, request: FastifyRequest<{ Params: { code: string } }>) => {
      admit(socket, request.params.code, request.log).catch((err: unknown) => {
        request.log.warn({ err }, 'a device was not let into a class');
        socket.terminate();
      });
    },
  });

  /** Who has not asked for the time is gone; the others hear whether it still goes on. */
  const checking = setInterval(() => {
    for (const follower of [...followers.keys()]) {
      if (follower.asked === 0) {
        followers.get(follower)?.();
        follower.socket.terminate();
      }
      follower.asked = 0;
      follower.hear();
    }
  }, deps.checkEveryMs ?? checkMs);
  checking.unref();
  app.addHook('onClose', async () => clearInterval(checking));
  app.addHook('preClose', async () => {
    for (const follower of [...followers.keys()]) drop(follower, goingAway, 'Restarting');
  });
}
