// @vitest-environment jsdom

import { timerAt } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classReadings, openClassLink } from './live-class.ts';

const serverStart = Date.parse('2026-03-01T08:00:00Z');
const steps: TimerStep[] = [
  { name: 'Work', type: 'exercise', duration: 30 },
  { name: 'Rest', type: 'rest', duration: 30 },
];

class FakeSocket extends EventTarget {
  sent: { sent: number }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  end(code: number) {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

let ownMs = 0;
const sockets: FakeSocket[] = [];
const last = () => sockets.at(-1) as FakeSocket;
const running = (anchorMs: number) => ({
  state: { ...newTimer(), status: 'running', anchorMs },
  members: 2,
});

function open() {
  return openClassLink({
    url: 'ws://here',
    clock: () => ownMs,
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
}

/** An answer that took so long each way. */
function answer(thereMs: number, backMs: number) {
  const sent = ownMs;
  ownMs += thereMs + backMs;
  last().say({ type: 'clock', sent, now: serverStart + sent + thereMs });
}

const idle = timerAt(steps, newTimer(), 0);

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  ownMs = 5000;
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is live once both the clock and the time are known, and asks again and again', () => {
  const link = open();
  last().dispatchEvent(new Event('open'));
  expect(link.status()).toBe('joining');
  last().say({ type: 'live', live: running(serverStart) });
  expect(link.status()).toBe('joining');
  answer(40, 40);
  expect(link.status()).toBe('live');
  expect(link.now()).toBe(serverStart + ownMs);
  vi.advanceTimersByTime(7000);
  expect(last().sent.length).toBe(8);
  link.close();
});

test('what it shows follows from the instant alone, with a leader or without', () => {
  const link = open();
  last().say({ type: 'live', live: running(serverStart) });
  answer(300, 10);
  answer(5, 5);
  const readings = classReadings(link, steps, idle);
  ownMs = 12_000;
  expect(readings.read().remainingSeconds).toBe(18);
  last().end(1006);
  expect(link.status()).toBe('alone');
  ownMs = 41_000;
  expect(readings.read()).toMatchObject({ stepIndex: 1, remainingSeconds: 19 });
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  last().say({ type: 'live', live: { ...running(serverStart), members: 3 } });
  expect(link.status()).toBe('live');
  link.close();
});

test('each second and each press is told, and nothing while it is paused', () => {
  const link = open();
  last().say({ type: 'live', live: running(serverStart + 5000) });
  answer(0, 0);
  let told = 0;
  const stop = classReadings(link, steps, idle).subscribe(() => {
    told += 1;
  });
  ownMs += 1000;
  vi.advanceTimersByTime(1000);
  expect(told).toBe(1);
  const state = { ...newTimer(), status: 'paused', offsetMs: 1000 };
  last().say({ type: 'live', live: { state, members: 2 } });
  expect(told).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(told).toBe(2);
  stop();
  link.close();
});

test('a class that is over is not asked for again', () => {
  const link = open();
  last().end(4404);
  vi.advanceTimersByTime(60_000);
  expect(link.status()).toBe('over');
  expect(sockets).toHaveLength(1);
});
