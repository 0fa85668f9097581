import { deleteSession, listSessions, putSession } from '@cadence/contract/analytics/routes';
import { mergeSessions } from '@cadence/domain/analytics/merge';
import { asFailure, call } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
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

/** Keeps the device and the server in step for one user, until stopped. */
export function startSessionSync(userId: string): SyncLoop {
  return startSyncLoop({
    userId,
    lockName: 'cadence-session-sync',
    outbox,
    exchange: async (isCurrent) => {
      await sendAll(isCurrent);
      await readAll(isCurrent);
    },
    patienceMs: () => (outbox.read().every(isProgress) ? progressEveryMs : 0),
  });
}
