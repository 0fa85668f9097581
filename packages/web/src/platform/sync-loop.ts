import { alone } from './alone.ts';
import { ApiFailure } from './api-failure.ts';
import { backoffMs } from './backoff.ts';
import { storageOwner } from './storage.ts';

/** What waits to be sent. */
interface Outbox {
  read: () => readonly unknown[];
  subscribe: (listener: () => void) => () => void;
}

interface SyncLoopOptions {
  userId: string;
  /** Between tabs one round runs at a time under this name: doubles would be harmless, only wasteful. */
  lockName: string;
  outbox: Outbox;
  /** Sends and reads; a failure that may pass is thrown. Nothing is touched once it is not current. */
  exchange: (isCurrent: () => boolean) => Promise<void>;
  /** How long what waits now may wait; at once unless said. */
  patienceMs?: () => number;
}

export interface SyncLoop {
  /** Now, or as soon as the round under way has ended. */
  request(): void;
  stop(): void;
}

/** Keeps the device and the server in step for one user, until stopped. */
export function startSyncLoop(options: SyncLoopOptions): SyncLoop {
  const { userId, lockName, outbox, exchange, patienceMs = () => 0 } = options;
  let stopped = false;
  let running = false;
  let again = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isCurrent = () => !stopped && storageOwner() === userId;

  async function round(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    stopWaiting();
    try {
      await alone(lockName, () => exchange(isCurrent));
      failures = 0;
    } catch (error) {
      failures += 1;
      const failure = error instanceof ApiFailure ? error : null;
      // What is no answer of a server is a bug: told to whoever looks, and tried again all the same.
      if (!failure) console.error(error);
      // A rejected token ends the sign-in, and with it this sync.
      if (isCurrent() && failure?.status !== 401) {
        wait(backoffMs(failures, failure?.retryAfterSeconds ?? null));
      }
    } finally {
      running = false;
    }
    if (again) {
      again = false;
      request();
    } else if (failures === 0) {
      // Saved after the queue had been worked off.
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
    if (isCurrent()) void round();
  }

  function sendNew(): void {
    if (!isCurrent() || outbox.read().length === 0) return;
    const patience = document.visibilityState === 'visible' ? patienceMs() : 0;
    if (patience > 0) wait(patience);
    else request();
  }

  /** Seen again there may be news; going out of view may be the last chance to send. */
  function onVisibility(): void {
    if (document.visibilityState === 'visible' || outbox.read().length > 0) request();
  }

  const unsubscribe = outbox.subscribe(() => {
    if (!running && failures === 0) sendNew();
  });
  window.addEventListener('online', request);
  document.addEventListener('visibilitychange', onVisibility);
  request();
  return {
    request,
    stop() {
      stopped = true;
      stopWaiting();
      unsubscribe();
      window.removeEventListener('online', request);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** True once nothing waits any more, false when it still does at the end of the time. */
export function whenSent(outbox: Outbox, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const isSent = () => outbox.read().length === 0;
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(isSent());
    };
    const timer = setTimeout(end, limitMs);
    const unsubscribe = outbox.subscribe(() => {
      if (isSent()) end();
    });
  });
}
