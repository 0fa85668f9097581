import { type CoachEvent, closeCodes } from '@cadence/contract/coach/events';
import { describe, expect, it, vi } from 'vitest';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import { createConnections, type Socket } from './connections.ts';

type Listener = () => void;
const log = { warn: vi.fn() };

function fakeSocket() {
  const listeners: Record<string, Listener[]> = {};
  const socket = {
    bufferedAmount: 0,
    readyState: 1,
    sent: [] as CoachEvent[],
    pings: 0,
    closedWith: null as number | null,
    isTerminated: false,
    send: (text: string) => socket.sent.push(JSON.parse(text)),
    close: (code: number) => {
      socket.closedWith = code;
      socket.readyState = 2;
    },
    ping: () => {
      socket.pings += 1;
    },
    terminate: () => {
      socket.isTerminated = true;
    },
    on: (event: string, listener: Listener) => {
      listeners[event] = [...(listeners[event] ?? []), listener];
    },
    tell: (event: 'pong' | 'close') => {
      for (const listener of listeners[event] ?? []) listener();
    },
  };
  return socket satisfies Socket;
}

const typing: CoachEvent = { type: 'coach_typing', conversationId: 'one', isTyping: true };

function start() {
  const bus = createLocalBus<CoachEvent>();
  const tokens = new Map([
    ['good', 'ana'],
    ['bens', 'ben'],
  ]);
  const identify = async (token: string) => {
    const userId = tokens.get(token);
    return userId ? { userId, email: '', name: '', tokenHash: '', grant: null } : null;
  };
  const connections = createConnections({ bus, identify, now: () => 0, log });
  const connect = async (token = 'good') => {
    const socket = fakeSocket();
    await connections.admit(socket, 'ana', token);
    return socket;
  };
  return { bus, connections, connect, tokens };
}

describe('a socket', () => {
  it('is greeted, then told what happens to its user', async () => {
    const { bus, connect } = start();
    const socket = await connect();
    bus.publish('ben', typing);
    bus.publish('ana', typing);
    expect(socket.sent).toEqual([{ type: 'connected', sessionId: expect.any(String) }, typing]);
  });

  it('is greeted once more when something may have been missed: it reads what is stored then', async () => {
    const { bus, connect } = start();
    const socket = await connect();
    bus.tellMissed();
    await expect.poll(() => socket.sent).toHaveLength(2);
    const sessions = socket.sent.map((event) => event.type === 'connected' && event.sessionId);
    expect(sessions).toEqual([expect.any(String), expect.any(String)]);
    expect(sessions[0]).not.toBe(sessions[1]);
  });

  it('is greeted only when nothing of its user can escape it any more', async () => {
    const order: string[] = [];
    const bus = {
      ...createLocalBus<CoachEvent>(),
      whenListening: async () => void order.push('listening'),
    };
    const identify = async () => ({
      userId: 'ana',
      email: '',
      name: '',
      tokenHash: '',
      grant: null,
    });
    const connections = createConnections({ bus, identify, now: () => 0, log });
    const socket = fakeSocket();
    await connections.admit({ ...socket, send: () => void order.push('greeted') }, 'ana', 'good');
    expect(order).toEqual(['listening', 'greeted']);
  });

  it.each([
    ['without a good token', 'bad', closeCodes.notAuthenticated, 'NOT_AUTHENTICATED'],
    ["with another user's token", 'bens', closeCodes.forbidden, 'FORBIDDEN'],
  ])('%s is refused by a code and in words, and hears nothing', async (_, token, close, code) => {
    const { bus, connect } = start();
    const socket = await connect(token);
    bus.publish('ana', typing);
    expect(socket.closedWith).toBe(close);
    expect(socket.sent).toMatchObject([{ type: 'error', error: { code } }]);
  });

  it('that reads nothing of its goodbye either is ended', async () => {
    vi.useFakeTimers();
    const { bus, connect } = start();
    const [never, refused] = [await connect(), await connect('bad')];
    never.bufferedAmount = 10_000_000;
    bus.publish('ana', typing);
    vi.advanceTimersByTime(10_000);
    expect([never.isTerminated, refused.isTerminated]).toEqual([true, true]);
    vi.useRealTimers();
  });

  it('that does not read is closed, and the others go on', async () => {
    const { bus, connect, connections } = start();
    const slow = await connect();
    const quick = await connect();
    slow.bufferedAmount = 10_000_000;
    bus.publish('ana', typing);
    expect(slow.closedWith).toBe(closeCodes.tooSlow);
    expect(quick.sent).toHaveLength(2);
    expect(connections.count()).toBe(1);
  });

  it('that answers no ping is dropped with the next one', async () => {
    const { connect, connections } = start();
    const dead = await connect();
    const alive = await connect();
    await connections.beat();
    alive.tell('pong');
    await connections.beat();
    expect([dead.isTerminated, alive.isTerminated]).toEqual([true, false]);
    expect([dead.pings, alive.pings]).toEqual([1, 2]);
    expect(connections.count()).toBe(1);
  });

  it('of a user who has signed out is closed at once, and hears nothing more', async () => {
    const { bus, connect, tokens } = start();
    const socket = await connect();
    tokens.delete('good');
    bus.tellMissed('ana');
    await expect.poll(() => socket.closedWith).not.toBeNull();
    bus.publish('ana', typing);
    expect(socket.closedWith).toBe(closeCodes.notAuthenticated);
    expect(socket.sent.map(({ type }) => type)).toEqual(['connected', 'error']);
  });

  it('of a user who has signed out is closed with the next beat', async () => {
    const { bus, connect, connections, tokens } = start();
    const socket = await connect();
    tokens.delete('good');
    await connections.beat();
    bus.publish('ana', typing);
    expect(socket.closedWith).toBe(closeCodes.notAuthenticated);
    expect(socket.sent.map(({ type }) => type)).toEqual(['connected', 'error']);
  });

  it('beyond twenty of one user is refused, until one has gone', async () => {
    const { connect } = start();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connect()));
    expect((await connect()).closedWith).toBe(closeCodes.tooMany);
    sockets[0]?.tell('close');
    expect((await connect()).closedWith).toBeNull();
  });

  it('that closed while its token was looked up is forgotten', async () => {
    const { connections } = start();
    const socket = fakeSocket();
    socket.readyState = 3;
    await connections.admit(socket, 'ana', 'good');
    expect(connections.count()).toBe(0);
    expect(socket.sent).toEqual([]);
  });
});
