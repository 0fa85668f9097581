import { type CoachEvent, closeCodes, coachEvent } from '@cadence/contract/coach/events';
import * as z from 'zod/mini';
import { parseJson } from './json.ts';
import {
  connectLimitMs,
  type LiveInput,
  type LiveStatus,
  nextLive,
  notConnected,
} from './live-connection-state.ts';

interface LiveOptions {
  url: string;
  onEvent: (event: CoachEvent) => void;
  onStatus: (status: LiveStatus) => void;
  openSocket?: (url: string) => WebSocket;
}

interface LiveConnection {
  /** Does nothing while it is connected or being connected. */
  connect(): void;
  close(): void;
}

const finalCodes: readonly number[] = [closeCodes.notAuthenticated, closeCodes.forbidden];

function readEvent(data: unknown): CoachEvent | null {
  const event = z.safeParse(coachEvent, typeof data === 'string' ? parseJson(data) : undefined);
  return event.success ? event.data : null;
}

/** Hears what happens elsewhere. Nothing depends on it: all that is said goes by requests. */
export function createLiveConnection({
  url,
  onEvent,
  onStatus,
  openSocket = (address) => new WebSocket(address),
}: LiveOptions): LiveConnection {
  let state = notConnected;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  function take(input: LiveInput): void {
    const before = state.status;
    const [next, order] = nextLive(state, input);
    state = next;
    if (order) {
      clearTimeout(timer);
      leave();
    }
    if (next.status !== before) onStatus(next.status);
    if (order?.type === 'open') open();
    if (order?.type === 'wait') timer = setTimeout(() => take('waited'), order.ms);
  }

  function open(): void {
    const listening = new AbortController();
    const { signal } = listening;
    timer = setTimeout(() => take('lost'), connectLimitMs);
    let socket: WebSocket;
    try {
      socket = openSocket(url);
    } catch {
      // Refused by the page's own rules or by an address that is none: no try will do better.
      take('refused');
      return;
    }
    leave = () => {
      leave = () => {};
      listening.abort();
      socket.close();
    };
    socket.addEventListener('message', ({ data }) => hear(readEvent(data)), { signal });
    socket.addEventListener(
      'close',
      ({ code }) => take(finalCodes.includes(code) ? 'refused' : 'lost'),
      { signal },
    );
  }

  function hear(event: CoachEvent | null): void {
    if (!event) return;
    if (event.type === 'connected') {
      clearTimeout(timer);
      take('ready');
    }
    onEvent(event);
  }

  return { connect: () => take('connect'), close: () => take('close') };
}
