import { mergeSessions } from '@cadence/domain/analytics/merge';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { WriteResult } from '../../platform/storage.ts';
import { enqueue, stamp } from './session-log.ts';
import { sessionStore } from './session-store.ts';

/** All of them or, when the device has no room, none. Of what is here already the later version stays. */
export async function addSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  if (!(await sessionStore.whenRead())) return { ok: false, problem: 'blocked' };
  const before = sessionStore.read();
  const merged = mergeSessions(before, { sessions: given, deleted: [] });
  const written = await sessionStore.writeMany(merged);
  if (!written.ok) return written;
  const known = new Set(before);
  const added = merged.filter((session) => !known.has(session));
  return enqueue(
    ...added.map(({ id, updatedAt }) => ({ id, kind: 'put' as const, changedAt: updatedAt })),
  );
}

/** All of them or none, here and on the server. */
export async function removeSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  const ids = new Set(given.map(({ id }) => id));
  const kept = sessionStore.read().filter(({ id }) => !ids.has(id));
  const written = await sessionStore.writeMany(kept);
  if (!written.ok) return written;
  const changedAt = new Date().toISOString();
  return enqueue(...[...ids].map((id) => ({ id, kind: 'delete' as const, changedAt })));
}

/** Back after a removal: later than it, or the server would think it the older one. */
export function restoreSessions(given: readonly WorkoutSession[]): Promise<WriteResult> {
  return addSessions(given.map((session) => stamp(session, session)));
}
