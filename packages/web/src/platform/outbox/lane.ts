import { alone } from '../alone.ts';
import { isAnswer } from '../api/api.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { backoffMs } from '../api/backoff.ts';
import { rereadTable } from '../database/database.ts';
import { storageOwner } from '../storage.ts';
import {
  isWaiting,
  type OutboxKind,
  type OutboxRow,
  onOutbox,
  refuseRow,
  takeRows,
  waitingRows,
} from './outbox.ts';

/** How changes of one kind are sent. Each may be sent twice: the server does it once. */
export interface Sender<P> {
  send: (rows: readonly OutboxRow<P>[], isCurrent: () => boolean) => Promise<void>;
  /** At most so many in one call; one by one unless said. */
  batch?: number;
  /** Wrong in itself: sending it again would be refused again. Only our own server can say so. */
  isRefusal: (failure: ApiFailure) => boolean;
  /** In place of keeping it as refused. */
  onRefused?: (row: OutboxRow<P>, failure: ApiFailure) => void;
  /** How long it may wait, for what changes often; at once unless said. */
  patienceMs?: (row: OutboxRow<P>) => number;
  /** Waits until nothing of these kinds does. */
  after?: readonly OutboxKind[];
}

export interface Lane {
  /** Now, or as soon as the round under way has ended. */
  request(): void;
  /** Tries once; whether nothing waits any more. */
  attempt(): Promise<boolean>;
  stop(): void;
}

/** What most routes refuse for good. */
export const isWrongInItself = ({ code }: ApiFailure): boolean =>
  code === 'VALIDATION_ERROR' || code === 'BODY_TOO_LARGE';

/** All that the server answers on purpose, but for what passes by itself. */
export const isAnyRefusal = (failure: ApiFailure): boolean =>
  isAnswer(failure) && failure.status < 500 && ![401, 429].includes(failure.status);

/** Sends what one user has queued of one kind, in order, with one tab at work at a time. */
export function startLane<P>(userId: string, kind: OutboxKind, sender: Sender<P>): Lane {
  const { send, batch = 1, isRefusal, onRefused, patienceMs = () => 0, after = [] } = sender;
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isCurrent = () => !stopped && storageOwner() === userId;

  const sendable = (): readonly OutboxRow<P>[] =>
    after.some((other) => waitingRows(other).length > 0) ? [] : waitingRows<P>(kind);

  function refuse(row: OutboxRow<P>, failure: ApiFailure): void {
    if (!onRefused) {
      refuseRow(row, { code: failure.code, message: failure.message });
      return;
    }
    takeRows([row]);
    onRefused(row, failure);
  }

  /** Where one of many is wrong they go one by one, so that it keeps no other back. */
  async function sendAll(): Promise<void> {
    await rereadTable('outbox');
    let size = batch;
    for (let rows = sendable(); rows.length > 0 && isCurrent(); rows = sendable()) {
      const some = rows.slice(0, size);
      try {
        await send(some, isCurrent);
        // What the sender has refused itself stays.
        if (isCurrent()) takeRows(some.filter(isWaiting));
      } catch (error) {
        if (!isCurrent()) return;
        if (!(error instanceof ApiFailure) || !isRefusal(error)) throw error;
        const [first] = some;
        if (some.length === 1 && first) refuse(first, error);
        size = 1;
      }
    }
  }

  function round(): Promise<void> {
    if (running !== null) again = true;
    running ??= sendRound();
    return running;
  }

  async function sendRound(): Promise<void> {
    stopWaiting();
    try {
      await alone(`cadence-outbox-${kind}`, sendAll);
      failures = 0;
    } catch (error) {
      failures += 1;
      const failure = error instanceof ApiFailure ? error : null;
      // What is no answer of a server is a bug: told to whoever looks, and tried again all the same.
      if (!failure) console.error(error);
      // A rejected token ends the sign-in, and with it this lane.
      if (isCurrent() && failure?.status !== 401) {
        wait(backoffMs(failures, failure?.retryAfterSeconds ?? null));
      }
    } finally {
      running = null;
    }
    if (again) {
      again = false;
      request();
    } else if (failures === 0) {
      sendNew();
    }
  }

  function wait(ms: number): void {
    timer ??= setTimeout(request, ms);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function request(): void {
    if (isCurrent() && sendable().length > 0) void round();
  }

  function sendNew(): void {
    const rows = isCurrent() ? sendable() : [];
    if (rows.length === 0) return;
    const isSeen = document.visibilityState === 'visible';
    const dueMs = Math.min(...rows.map((row) => row.sinceMs + (isSeen ? patienceMs(row) : 0)));
    if (dueMs <= Date.now()) {
      request();
      return;
    }
    stopWaiting();
    wait(dueMs - Date.now());
  }

  const unsubscribe = onOutbox(() => {
    if (running === null && failures === 0) sendNew();
  });
  // Seen again there may be a connection; going out of view may be the last chance to send.
  const events = new AbortController();
  window.addEventListener('online', request, events);
  document.addEventListener('visibilitychange', request, events);
  request();
  return {
    request,
    async attempt() {
      await running;
      if (isCurrent() && sendable().length > 0) await round();
      return waitingRows(kind).length === 0;
    },
    stop() {
      stopped = true;
      stopWaiting();
      unsubscribe();
      events.abort();
    },
  };
}
