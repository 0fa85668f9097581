import { classCloseCodes, classEvent, type LiveClass } from '@cadence/contract/class/schemas';
import { type ClockSample, offsetOf, withSample } from '@cadence/domain/class/clock-offset';
import { type TimerReading, timerAt } from '@cadence/domain/timer/timer';
import type { TimerStep } from '@cadence/domain/timer/types';
import * as z from 'zod/mini';
import { parseJson } from '../../platform/api/json.ts';

export type ClassStatus =
  /** Before the server has said what time it is. */
  | 'joining'
  | 'live'
  /** The network is away: the clock goes on from what was last heard. */
  | 'alone'
  | 'over';

interface LiveClassOptions {
  url: string;
  openSocket?: (url: string) => WebSocket;
  /** One that nobody sets, and that never goes back. */
  clock?: () => number;
}

export interface ClassLink {
  status(): ClassStatus;
  /** Null until it was heard. */
  live(): LiveClass | null;
  /** The server's time, by this device's clock and what the two differ by. */
  now(): number;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Some questions in a row find a quick moment; later ones follow a clock that drifts. */
const firstAsksMs = [0, 120, 240, 400, 700, 1100];
const askEveryMs = 3000;
const longestWaitMs = 5000;

/**
 * A device of a class. What it shows it computes itself from where the clock stood at one instant
 * of the server's; a network that is away, or a leader who is, stops nothing.
 */
export function openClassLink(options: LiveClassOptions): ClassLink {
  const { url, openSocket = (address) => new WebSocket(address) } = options;
  const { clock = () => performance.now() } = options;
  const listeners = new Set<() => void>();
  let live: LiveClass | null = null;
  let samples: readonly ClockSample[] = [];
  let status: ClassStatus = 'joining';
  let failures = 0;
  let leave = () => {};

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function settle(): void {
    if (live && samples.length > 0) status = 'live';
    tell();
  }

  function hear(data: unknown): void {
    const event = z.safeParse(classEvent, typeof data === 'string' ? parseJson(data) : undefined);
    if (!event.success) return;
    failures = 0;
    if (event.data.type === 'live') live = event.data.live;
    else {
      const { sent, now } = event.data;
      samples = withSample(samples, { sentMs: sent, receivedMs: clock(), serverMs: now });
    }
    settle();
  }

  function lost(code: number): void {
    leave();
    if (code === classCloseCodes.over) {
      status = 'over';
      tell();
      return;
    }
    if (status === 'live') status = 'alone';
    failures += 1;
    const again = setTimeout(connect, Math.min(longestWaitMs, 500 * 2 ** Math.min(failures, 5)));
    leave = () => clearTimeout(again);
    tell();
  }

  function connect(): void {
    const listening = new AbortController();
    const { signal } = listening;
    const socket = openSocket(url);
    const ask = () => socket.send(JSON.stringify({ sent: clock() }));
    const timers: ReturnType<typeof setTimeout>[] = [];
    leave = () => {
      leave = () => {};
      listening.abort();
      for (const timer of timers) clearTimeout(timer);
      socket.close();
    };
    socket.addEventListener(
      'open',
      () => {
        timers.push(...firstAsksMs.map((ms) => setTimeout(ask, ms)), setInterval(ask, askEveryMs));
      },
      { signal },
    );
    socket.addEventListener('message', ({ data }) => hear(data), { signal });
    socket.addEventListener('close', ({ code }) => lost(code), { signal });
  }

  connect();
  return {
    status: () => status,
    live: () => live,
    now: () => clock() + (offsetOf(samples) ?? 0),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => leave(),
  };
}

/** What the timer of a class shows, told anew at each second and at every change. */
export function classReadings(link: ClassLink, steps: readonly TimerStep[], idle: TimerReading) {
  const read = (): TimerReading => {
    const live = link.live();
    return live ? timerAt(steps, live.state, link.now()) : idle;
  };
  return {
    read,
    subscribe(listener: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const { status, secondEndsInMs } = read();
        if (status !== 'running') return;
        timer = setTimeout(() => {
          listener();
          wait();
        }, secondEndsInMs);
      };
      const stop = link.subscribe(() => {
        listener();
        wait();
      });
      wait();
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
