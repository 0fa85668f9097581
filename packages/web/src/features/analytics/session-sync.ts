import {
  changeSessions,
  deleteSession,
  listSessions,
  putSession,
} from '@cadence/contract/analytics/routes';
import { sessionLimits } from '@cadence/domain/analytics/limits';
import { mergeSessions } from '@cadence/domain/analytics/merge';
import { asFailure, call } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { type SyncLoop, startSyncLoop } from '../../platform/sync-loop.ts';
import {
  hasReadAll,
  outbox,
  readCursor,
  refused,
  sessionStore,
  type Unsent,
  useVisit,
} from './session-store.ts';

/**
 * Wrong in itself: sending it again would be refused again. Only our own server
 * can say so; a network that asks for a sign-in of its own says 403 to everything.
 */
const isRefusal = ({ code }: ApiFailure) =>
  code === 'VALIDATION_ERROR' || code === 'SESSION_ID_MISMATCH' || code === 'BODY_TOO_LARGE';

const isChange = (one: Unsent) => (other: Unsent) =>
  one.id === other.id && one.changedAt === other.changedAt;

/** A change made while these were on their way stays in the queue. */
function take(sent: readonly Unsent[]): void {
  const gone = new Set(sent.map(({ id, changedAt }) => `${id} ${changedAt}`));
  outbox.write(outbox.read().filter(({ id, changedAt }) => !gone.has(`${id} ${changedAt}`)));
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

/**
 * After an import the queue is long. One by one would take more calls than the server allows
 * in minutes. False where the server took none of them as they are.
 */
async function sendTogether(batch: readonly Unsent[]): Promise<boolean> {
  const known = new Map(sessionStore.read().map((session) => [session.id, session]));
  const puts = batch.filter(({ kind }) => kind === 'put');
  const sessions = puts.flatMap(({ id }) => known.get(id) ?? []);
  if (sessions.length < puts.length) return false;
  const deleted = batch.flatMap(({ id, kind }) => (kind === 'delete' ? id : []));
  try {
    await call(changeSessions, { body: { sessions, deleted } });
    return true;
  } catch (error) {
    if (!isRefusal(asFailure(error))) throw error;
    return false;
  }
}

/** In order; the first failure that may pass ends the round. */
async function sendAll(isCurrent: () => boolean): Promise<void> {
  while (outbox.read().length > 0 && isCurrent()) {
    const batch = outbox.read().slice(0, sessionLimits.batch);
    const isTaken = batch.length === sessionLimits.batch && (await sendTogether(batch));
    if (!isCurrent()) return;
    if (isTaken) take(batch);
    else await sendOneByOne(batch, isCurrent);
  }
}

/** So that one that is wrong keeps no other back. */
async function sendOneByOne(batch: readonly Unsent[], isCurrent: () => boolean): Promise<void> {
  const sent: Unsent[] = [];
  try {
    for (const change of batch) {
      const isWanted = isCurrent() && outbox.read().some(isChange(change));
      if (isWanted) await sendOrRefuse(change, isCurrent);
      sent.push(change);
    }
  } finally {
    if (isCurrent()) take(sent);
  }
}

async function sendOrRefuse(change: Unsent, isCurrent: () => boolean): Promise<void> {
  try {
    await send(change);
  } catch (error) {
    if (!(error instanceof UnreadableSession) && !isRefusal(asFailure(error))) throw error;
    if (isCurrent()) refused.write([...refused.read(), change]);
  }
}

async function readAll(isCurrent: () => boolean): Promise<void> {
  // A browser may clear the database and keep the cursor: what is not here is asked for again.
  const hasNone = sessionStore.read().length === 0;
  let since = hasNone ? null : readCursor.read();
  // The first page alone would pass for all of them. Who has some keeps what is shown of them: there
  // is no cursor either where the server had none before.
  if (hasNone && hasReadAll.read()) hasReadAll.write(false);
  for (let more = true; more && isCurrent(); ) {
    const page = await call(listSessions, { query: since === null ? {} : { since } });
    if (!isCurrent()) return;
    const unsent = outbox.read();
    const thrownAway = new Set(unsent.flatMap(({ id, kind }) => (kind === 'delete' ? id : [])));
    const changes = { ...page, sessions: page.sessions.filter(({ id }) => !thrownAway.has(id)) };
    const unsentIds = unsent.map(({ id }) => id);
    const merged = mergeSessions(sessionStore.read(), changes, unsentIds);
    // The cursor moves only over what the device really holds.
    if (!(await sessionStore.writeMany(merged)).ok || !isCurrent()) return;
    readCursor.write(page.cursor);
    since = page.cursor;
    more = page.more;
  }
  if (isCurrent() && !hasReadAll.read()) hasReadAll.write(true);
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
      // Without all of them it could neither be sent what waits nor known what is new.
      if (!(await sessionStore.whenRead())) throw new Error('The sessions could not be read.');
      if (!isCurrent()) return;
      try {
        await sendAll(isCurrent);
        await readAll(isCurrent);
      } finally {
        if (isCurrent()) useVisit.setState({ hasAsked: true });
      }
    },
    patienceMs: () => (outbox.read().every(isProgress) ? progressEveryMs : 0),
  });
}
