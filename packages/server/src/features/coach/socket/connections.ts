import { type CoachEvent, closeCodes } from '@cadence/contract/coach/events';
import { type ErrorCode, errorCatalogue } from '@cadence/contract/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Identify } from '../../../http/identity.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import { newId } from '../../../platform/ids.ts';

/** What is used of a socket; the library that makes them brings no types along. */
export interface Socket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', listener: () => void): void;
}

interface Connection {
  socket: Socket;
  userId: string;
  token: string;
  isAlive: boolean;
  leave: () => void;
}

interface ConnectionDeps {
  identify: Identify;
  bus: Bus<CoachEvent>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const open = 1;
/** Every tab and device of one user, and some that have not yet been found dead. */
const maxPerUser = 20;
/** Some hundred events: a reader so far behind is better off reading anew. */
const maxBufferedBytes = 512 * 1024;
const internalError = 1011;
const goingAway = 1001;

const closeCodeOf = {
  NOT_AUTHENTICATED: closeCodes.notAuthenticated,
  FORBIDDEN: closeCodes.forbidden,
  TOO_MANY_REQUESTS: closeCodes.tooMany,
  UNAVAILABLE: internalError,
} as const satisfies Partial<Record<ErrorCode, number>>;

type Refusal = keyof typeof closeCodeOf;

/** For a goodbye to be read; who does not is cut off, or would hold the socket for good. */
const goodbyeMs = 5000;

function end(socket: Socket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), goodbyeMs).unref();
}

function send(socket: Socket, event: CoachEvent): void {
  socket.send(JSON.stringify(event));
}

/** By code and in words: a browser tells a page nothing of a refusal before the socket is open. */
function refuse(socket: Socket, code: Refusal): void {
  if (socket.readyState !== open) return;
  const { message, suggestion } = errorCatalogue[code];
  send(socket, { type: 'error', error: { code, message, suggestion } });
  end(socket, closeCodeOf[code], message);
}

/** The open sockets of this process, each told what happens to its user. */
export function createConnections({ identify, bus, now, log }: ConnectionDeps) {
  const connections = new Set<Connection>();
  const countByUser = new Map<string, number>();
  const countOf = (userId: string) => countByUser.get(userId) ?? 0;
  const count = (userId: string, change: 1 | -1) => {
    const left = countOf(userId) + change;
    if (left === 0) countByUser.delete(userId);
    else countByUser.set(userId, left);
  };

  const greet = (): CoachEvent => ({ type: 'connected', sessionId: newId(now()) });

  function deliver({ socket, leave }: Connection, event: CoachEvent): void {
    if (socket.readyState !== open) return;
    if (socket.bufferedAmount <= maxBufferedBytes) {
      send(socket, event);
      return;
    }
    leave();
    end(socket, closeCodes.tooSlow, 'Too slow');
  }

  /** Something may have been missed, or a token has ended: what is theirs is read anew. */
  async function greetAgain(connection: Connection): Promise<void> {
    try {
      if (await recheck(connection)) deliver(connection, greet());
    } catch (err) {
      log.warn({ err }, 'the token of a socket was not checked');
      refuse(connection.socket, 'UNAVAILABLE');
    }
  }

  function join(socket: Socket, userId: string, token: string): Connection {
    const connection: Connection = { socket, userId, token, isAlive: true, leave: () => {} };
    const stop = bus.subscribe(
      userId,
      (event) => deliver(connection, event),
      () => void greetAgain(connection),
    );
    connection.leave = () => {
      stop();
      if (connections.delete(connection)) count(userId, -1);
    };
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('close', () => connection.leave());
    connections.add(connection);
    count(userId, 1);
    return connection;
  }

  /** Signed out, expired or deleted since: what comes next is no longer theirs to read. */
  async function recheck({ socket, userId, token, leave }: Connection): Promise<boolean> {
    const identity = await identify(token);
    if (identity?.userId === userId) return true;
    leave();
    refuse(socket, 'NOT_AUTHENTICATED');
    return false;
  }

  return {
    async admit(socket: Socket, userId: string, token: string): Promise<void> {
      // Gone while it stood in line, as many do when all come back at once.
      if (socket.readyState !== open) return;
      const identity = await identify(token);
      if (!identity) refuse(socket, 'NOT_AUTHENTICATED');
      else if (identity.userId !== userId) refuse(socket, 'FORBIDDEN');
      else if (countOf(userId) >= maxPerUser) refuse(socket, 'TOO_MANY_REQUESTS');
      else if (socket.readyState === open) {
        const connection = join(socket, userId, token);
        // Who is greeted reads what is stored: from then on nothing may escape them.
        await bus.whenListening(userId);
        deliver(connection, greet());
      }
    },

    /** The database could not be asked: worth another try. */
    giveUp: (socket: Socket) => refuse(socket, 'UNAVAILABLE'),

    /** Who has not answered the last ping is gone, whatever the network says. */
    async beat(): Promise<void> {
      for (const connection of [...connections]) {
        if (!connection.isAlive) {
          connection.leave();
          connection.socket.terminate();
          continue;
        }
        connection.isAlive = false;
        connection.socket.ping();
      }
      for (const connection of [...connections]) await recheck(connection);
    },

    sayGoodbye(): void {
      for (const { socket } of connections) socket.close(goingAway, 'Restarting');
    },

    dropAll(): void {
      for (const { socket } of connections) socket.terminate();
    },

    count: () => connections.size,
  };
}
