import type { WorkoutSession } from '../types.ts';

export interface SessionChanges {
  sessions: readonly WorkoutSession[];
  /** The ids of sessions that were deleted elsewhere. */
  deleted: readonly string[];
}

/** Comparing the texts would mix up instants written with and without milliseconds. */
const changedAt = ({ updatedAt }: WorkoutSession) => Date.parse(updatedAt);

/** Later change wins; of two at the same instant the choice must not depend on the order. */
export function laterSession(one: WorkoutSession, other: WorkoutSession): WorkoutSession {
  const difference = changedAt(one) - changedAt(other);
  if (difference !== 0) return difference > 0 ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/** '2026-11-16T18:00:00.000Z', as this app writes instants. */
const writtenLength = 24;

/** Two of the usual form are in the order of their letters: thousands are not read to be sorted. */
function compareInstants(one: string, other: string): number {
  if (one.length !== writtenLength || other.length !== writtenLength) {
    return Date.parse(one) - Date.parse(other);
  }
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export const compareSessions = (one: WorkoutSession, other: WorkoutSession): number =>
  compareInstants(one.date, other.date) || (one.id < other.id ? -1 : 1);

export function putSession(
  sessions: readonly WorkoutSession[],
  session: WorkoutSession,
): WorkoutSession[] {
  return [...sessions.filter(({ id }) => id !== session.id), session].sort(compareSessions);
}

/** What the server has told, worked into what the device holds. What is still to be sent is never dropped. */
export function mergeSessions(
  local: readonly WorkoutSession[],
  { sessions, deleted }: SessionChanges,
  unsentIds: readonly string[] = [],
): WorkoutSession[] {
  const merged = new Map(local.map((session) => [session.id, session]));
  const unsent = new Set(unsentIds);
  for (const id of deleted) if (!unsent.has(id)) merged.delete(id);
  for (const session of sessions) {
    const mine = merged.get(session.id);
    merged.set(session.id, mine ? laterSession(mine, session) : session);
  }
  return [...merged.values()].sort(compareSessions);
}
