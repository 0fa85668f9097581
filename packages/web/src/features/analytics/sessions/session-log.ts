import { isDoneForGood } from '@cadence/domain/analytics/completion';
import { compareSessions, mergeSessions } from '@cadence/domain/analytics/lasting/merge';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useSyncExternalStore } from 'react';
import { change, changeAll } from '../../../platform/database/database.ts';
import { createTable } from '../../../platform/database/table.ts';
import { type Queued, queueChanges, useOutboxRows } from '../../../platform/outbox/outbox.ts';
import type { WriteResult } from '../../../platform/storage.ts';

export const sessionTable = createTable<WorkoutSession>('sessions', {
  idOf: ({ id }) => id,
  compare: compareSessions,
});

/** What is queued of a session. The session itself lies in its table. */
export interface SessionChange {
  act: 'put' | 'delete';
  changedAt: string;
}

const queued = (id: string, payload: SessionChange): Queued => ({
  kind: 'session',
  entity: id,
  payload,
});

const toPut = (session: WorkoutSession) => ({
  table: 'sessions' as const,
  id: session.id,
  value: session,
});
const toRemove = (id: string) => ({ table: 'sessions' as const, id, value: undefined });

/** Later than the version before it, even within one millisecond: the server keeps the later one. */
function stamp(session: WorkoutSession, earlier: WorkoutSession | undefined): WorkoutSession {
  const after = earlier ? Date.parse(earlier.updatedAt) + 1 : 0;
  return { ...session, updatedAt: new Date(Math.max(Date.now(), after)).toISOString() };
}

/** The session and that it waits to be sent are stored in one transaction. */
export function saveSession(changed: WorkoutSession): void {
  const session = stamp(changed, sessionTable.get(changed.id));
  const payload: SessionChange = { act: 'put', changedAt: session.updatedAt };
  change(toPut(session), ...queueChanges([queued(session.id, payload)]));
}

export function removeSession(id: string, changedAt = new Date().toISOString()): void {
  change(toRemove(id), ...queueChanges([queued(id, { act: 'delete', changedAt })]));
}

/**
 * A session under way. It never takes the place of one that has ended, for another tab may
 * have ended it; and what has not changed since is not sent again.
 */
export function saveProgress(session: WorkoutSession): void {
  const known = sessionTable.get(session.id);
  const hasEnded = known && known.completion.status !== 'partial';
  if (!hasEnded && !(known && isSame(known, session))) saveSession(session);
}

const isSame = (one: WorkoutSession, other: WorkoutSession) =>
  JSON.stringify({ ...one, updatedAt: '' }) === JSON.stringify({ ...other, updatedAt: '' });

/** Thrown away, on the device and on the server; one that has ended is not under way. */
export function removeProgress(id: string): void {
  if (sessionTable.get(id)?.completion.status === 'partial') removeSession(id);
}

/** All of them or, when the device has no room, none. Of what is here already the later version stays. */
export async function addSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  const before = sessionTable.read();
  const known = new Set(before);
  const merged = mergeSessions(before, { sessions: given, deleted: [] });
  const added = merged.filter((session) => !known.has(session));
  const waiting = added.map(({ id, updatedAt }) =>
    queued(id, { act: 'put', changedAt: updatedAt }),
  );
  return changeAll([...added.map(toPut), ...queueChanges(waiting)]);
}

/** All of them or none, here and on the server. */
export async function removeSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  const changedAt = new Date().toISOString();
  const waiting = given.map(({ id }) => queued(id, { act: 'delete', changedAt }));
  return changeAll([...given.map(({ id }) => toRemove(id)), ...queueChanges(waiting)]);
}

/** Back after a removal: later than it, or the server would think it the older one. */
export function restoreSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  return addSessions(given.map((session) => stamp(session, session)));
}

export function useSessions(): readonly WorkoutSession[] {
  return useSyncExternalStore(sessionTable.subscribe, sessionTable.read);
}

const hasEnded = ({ completion }: WorkoutSession) => completion.status !== 'partial';

/** The latest go at a workout that has ended; undefined where there was none. */
export function useEnded(workoutId: string | undefined): WorkoutSession | undefined {
  const sessions = useSessions();
  if (workoutId === undefined) return undefined;
  return sessions.findLast((session) => session.workoutId === workoutId && hasEnded(session));
}

export function isFinished(workoutId: string | undefined): boolean {
  if (workoutId === undefined) return false;
  return sessionTable
    .read()
    .some((session) => session.workoutId === workoutId && isDoneForGood(session));
}

/** What keeps the latest of a session from the server; null where it has it. */
export function useUnsent(): (id: string) => 'waiting' | 'refused' | null {
  const rows = useOutboxRows('session');
  return (id) => {
    const row = rows.find(({ entity }) => entity === id);
    if (!row) return null;
    return row.failure ? 'refused' : 'waiting';
  };
}

/** How many sessions would be lost if this device were cleared now. */
export function useUnsentSessionCount(): number {
  const rows = useOutboxRows<SessionChange>('session');
  return rows.filter(({ payload }) => payload.act === 'put').length;
}
