import { deleteSession, listSessions, putSession } from '@cadence/contract/analytics/routes';
import { mergeSessions } from '@cadence/domain/analytics/merge';
import { asFailure, call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { backoffMs } from '../../platform/backoff.ts';
import { storageOwner } from '../../platform/storage.ts';
import { outbox, readCursor, refused, sessionStore, type Unsent } from './session-store.ts';

/**
 * Wrong in itself: sending it again would be refused again. Only our own server
 * can say so; a network that asks for a sign-in of its own says 403 to everything.
 */
const isRefusal = ({ code }: ApiFailure) =>
  code === 'VALIDATION_ERROR' || code === 'SESSION_ID_MISMATCH' || code === 'BODY_TOO_LARGE';

function take(change: Unsent): void {
  // A change made while this one was on its way stays in the queue.
  outbox.write(
    outbox.read().filter(({ id, changedAt }) => id !== change.id || changedAt !== change.changedAt),
  );
}

async function send(change: Unsent): Promise<void> {
  const params = { id: change.id };
  if (change.kind === 'delete') {
    await call(deleteSession, { params });
    return;
  }
  const session = sessionStore.read().find(({ id }) => id === change.id);
  if (!session) throw new UnreadableSession();
  await call(putSession, { params, body: session });
}

/** On the device, but not in a form that this version can send. */
class UnreadableSession extends Error {}

/** One after the other, in order; the first failure that may pass ends the round. */
async function sendAll(isCurrent: () => boolean): Promise<void> {
  for (let change = outbox.read()[0]; change && isCurrent(); change = outbox.read()[0]) {
    try {
      await send(change);
    } catch (error) {
      if (!(error instanceof UnreadableSession) && !isRefusal(asFailure(error))) throw error;
      if (isCurrent()) refused.write([...refused.read(), change]);
    }
    if (isCurrent()) take(change);
  }
}

async function readAll(isCurrent: () => boolean): Promise<void> {
  for (let more = true; more && isCurrent(); ) {
    const since = readCursor.read();
    const page = await call(listSessions, { query: since === null ? {} : { since } });
    if (!isCurrent()) return;
    const unsent = outbox.read();
    const isThrownAway = (id: string) =>
      unsent.some((change) => change.kind === 'delete' && change.id === id);
    const changes = { ...page, sessions: page.sessions.filter(({ id }) => !isThrownAway(id)) };
    const unsentIds = unsent.map(({ id }) => id);
    const merged = mergeSessions(sessionStore.read(), changes, unsentIds);
    // The cursor moves only over what the device really holds.
    if (!sessionStore.write(merged).ok) return;
    readCursor.write(page.cursor);
    more = page.more;
  }
}

/** A session under way changes with every set: it is enough to send what it has come to. */
const progressEveryMs = 15_000;

function isProgress({ id, kind }: Unsent): boolean {
  const session = kind === 'put' ? sessionStore.read().find((one) => one.id === id) : null;
  return session?.completion.status === 'partial';
}

/** Between tabs one sends at a time; without the browser's locks doubles are harmless, only wasteful. */
async function alone(work: () => Promise<void>): Promise<void> {
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await navigator.locks.request('cadence-session-sync', begin);
  } catch (error) {
    // Not there, or refused where storage is blocked.
    if (began) throw error;
    await work();
  }
}

export interface SessionSync {
  /** Now, or as soon as the round under way has ended. */
  request(): void;
  stop(): void;
}

/** Keeps the device and the server in step for one user, until stopped. */
export function startSessionSync(userId: string): SessionSync {
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
      await alone(async () => {
        await sendAll(isCurrent);
        await readAll(isCurrent);
      });
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
    const waiting = outbox.read();
    if (!isCurrent() || waiting.length === 0) return;
    if (document.visibilityState === 'visible' && waiting.every(isProgress)) wait(progressEveryMs);
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
