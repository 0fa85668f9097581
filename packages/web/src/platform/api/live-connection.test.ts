// @vitest-environment jsdom
import type { CoachEvent } from '@cadence/contract/coach/events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveConnection } from './live-connection.ts';
import type { LiveStatus } from './live-connection-state.ts';
import { liveUrl } from './live-url.ts';

class FakeSocket extends EventTarget {
  closed = false;
  close() {
    this.closed = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  end(code: number) {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

const sockets: FakeSocket[] = [];
const statuses: LiveStatus[] = [];
const events: CoachEvent[] = [];
const last = () => sockets.at(-1) as FakeSocket;

function start() {
  const live = createLiveConnection({
    url: 'ws://here',
    onEvent: (event) => events.push(event),
    onStatus: (status) => statuses.push(status),
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  live.connect();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [sockets, statuses, events]) list.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is connected once the server has said so, and passes on what it hears', () => {
  start();
  expect(statuses).toEqual(['connecting']);
  last().say({ type: 'connected', sessionId: 's1' });
  last().say({ type: 'coach_typing', conversationId: 'c1', isTyping: true });
  last().say({ type: 'of a later version' });
  vi.advanceTimersByTime(60_000);
  expect(statuses).toEqual(['connecting', 'connected']);
  expect(events.map(({ type }) => type)).toEqual(['connected', 'coach_typing']);
});

test('a server that never answers is tried four times in all, then left alone', () => {
  start();
  vi.advanceTimersByTime(5000);
  expect(statuses).toEqual(['connecting', 'reconnecting']);
  expect(sockets[0]?.closed).toBe(true);
  vi.advanceTimersByTime(1000 + 5000 + 2000 + 5000 + 4000 + 5000);
  expect(statuses.at(-1)).toBe('error');
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(4);
});

test('a lost connection comes back by itself', () => {
  start();
  last().say({ type: 'connected', sessionId: 's1' });
  last().end(1006);
  vi.advanceTimersByTime(1000);
  last().say({ type: 'connected', sessionId: 's2' });
  expect(statuses).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
});

test('a token that is refused is not sent again', () => {
  start();
  last().end(4401);
  vi.advanceTimersByTime(600_000);
  expect(statuses).toEqual(['connecting', 'error']);
  expect(sockets).toHaveLength(1);
});

test('closed, it stays closed and hears nothing more', () => {
  const live = start();
  last().say({ type: 'connected', sessionId: 's1' });
  live.close();
  last().say({ type: 'coach_typing', conversationId: 'c1', isTyping: true });
  last().end(1000);
  vi.advanceTimersByTime(600_000);
  expect(statuses.at(-1)).toBe('disconnected');
  expect(sockets).toHaveLength(1);
  expect(events).toHaveLength(1);
});

test('the address is of the same origin, with the token in its query', () => {
  expect(liveUrl('u1', 'a b')).toBe('ws://localhost:3000/api/v1/coach/ws/u1?token=a%20b');
});
