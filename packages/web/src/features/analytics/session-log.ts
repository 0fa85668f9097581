import { putSession } from '@cadence/domain/analytics/merge';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useSyncExternalStore } from 'react';
import type { ReadState } from '../../platform/record-store-state.ts';
import { storageOwner, type WriteResult } from '../../platform/storage.ts';
import {
  hasReadAll,
  outbox,
  refused,
  sessionStore,
  type Unsent,
  useVisit,
} from './session-store.ts';

/** In place of what waits for the same sessions. */
export function enqueue(...changes: Unsent[]): WriteResult {
  const ids = new Set(changes.map(({ id }) => id));
  const others = (waiting: Unsent[]) => waiting.filter(({ id }) => !ids.has(id));
  // A change of one that was refused is worth another try.
  const stillRefused = others(refused.read());
  if (stillRefused.length < refused.read().length) refused.write(stillRefused);
  return outbox.write([...others(outbox.read()), ...changes]);
}

/** Later than the version before it, even within one millisecond: the server keeps the later one. */
export function stamp(
  session: WorkoutSession,
  earlier: WorkoutSession | undefined,
): WorkoutSession {
  const after = earlier ? Date.parse(earlier.updatedAt) + 1 : 0;
  return { ...session, updatedAt: new Date(Math.max(Date.now(), after)).toISOString() };
}

/** On the device first: a session is safe before anything is sent. */
export function saveSession(changed: WorkoutSession): WriteResult {
  const sessions = sessionStore.read();
  const session = stamp(
    changed,
    sessions.find(({ id }) => id === changed.id),
  );
  const written = sessionStore.write(putSession(sessions, session));
  const queued = enqueue({ id: session.id, kind: 'put', changedAt: session.updatedAt });
  return written.ok ? queued : written;
}

/**
 * After a save that the text storage refused: whether the device has it now. What the database
 * took has left the text storage, so that there may be room for the queue.
 */
export async function whenKept(): Promise<WriteResult> {
  const kept = await sessionStore.whenKept();
  return kept.ok ? outbox.write(outbox.read()) : kept;
}

/** Progress is made from the run, which the device keeps too, so it may wait until all is read. */
function onceRead(act: () => void): void {
  if (sessionStore.readState() !== 'reading') {
    act();
    return;
  }
  const owner = storageOwner();
  void sessionStore.whenRead().then(() => {
    if (storageOwner() === owner) act();
  });
}

/**
 * A session under way. It never takes the place of one that has ended, for another tab may
 * have ended it; and what has not changed since is not sent again.
 */
export function saveProgress(session: WorkoutSession): void {
  onceRead(() => {
    const known = sessionStore.read().find(({ id }) => id === session.id);
    const hasEnded = known && known.completion.status !== 'partial';
    if (!hasEnded && !(known && isSame(known, session))) saveSession(session);
  });
}

const isSame = (one: WorkoutSession, other: WorkoutSession) =>
  JSON.stringify({ ...one, updatedAt: '' }) === JSON.stringify({ ...other, updatedAt: '' });

/** Thrown away, on the device and on the server; one that has ended is not under way. */
export function removeProgress(id: string): void {
  onceRead(() => {
    const known = sessionStore.read().find((session) => session.id === id);
    if (known?.completion.status === 'partial') removeSession(id, new Date().toISOString());
  });
}

export function removeSession(id: string, changedAt: string): WriteResult {
  const written = sessionStore.write(sessionStore.read().filter((session) => session.id !== id));
  const queued = enqueue({ id, kind: 'delete', changedAt });
  return written.ok ? queued : written;
}

export function useSessions(): readonly WorkoutSession[] {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** Whether the numbers of the sessions are those of all of them yet. */
export function useSessionsState(): ReadState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.readState);
}

/**
 * A device that has none, or has never read them all, knows no number before the server was asked:
 * they may have been trained on another one since.
 */
export function useIsNewHere(): boolean {
  const isAsked = useVisit(({ hasAsked }) => hasAsked);
  const hasAll = useSyncExternalStore(hasReadAll.subscribe, hasReadAll.read);
  const isEmpty = useSessions().length === 0;
  return !isAsked && (isEmpty || !hasAll);
}

export function retryReading(): void {
  void sessionStore.whenRead();
}

/** What keeps the latest of a session from the server; null where it has it. */
export function useUnsent(): (id: string) => 'waiting' | 'refused' | null {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read);
  const unwanted = useSyncExternalStore(refused.subscribe, refused.read);
  return (id) => {
    const isOfIt = (change: Unsent) => change.id === id;
    if (waiting.some(isOfIt)) return 'waiting';
    return unwanted.some(isOfIt) ? 'refused' : null;
  };
}

/** How many sessions would be lost if this device were cleared now. */
export function useUnsentCount(): number {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read);
  const unwanted = useSyncExternalStore(refused.subscribe, refused.read);
  const unsent = [...waiting, ...unwanted].filter(({ kind }) => kind === 'put');
  return new Set(unsent.map(({ id }) => id)).size;
}
