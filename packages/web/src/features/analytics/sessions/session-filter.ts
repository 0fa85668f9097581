import { isDone } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';

export const sessionFilters = ['all', 'done', 'unfinished', 'records'] as const;
export type SessionFilter = (typeof sessionFilters)[number];

const tests: Record<SessionFilter, (session: WorkoutSession) => boolean> = {
  all: () => true,
  done: isDone,
  unfinished: (session) => !isDone(session),
  records: ({ exercises }) => exercises.some(({ personalRecord }) => personalRecord),
};

/** Of thousands, put together once and not with each letter of a search. */
const texts = new WeakMap<WorkoutSession, string>();

function textOf(session: WorkoutSession): string {
  const known = texts.get(session);
  if (known !== undefined) return known;
  const { title, workoutType, notes, exercises } = session;
  const names = exercises.map(({ name }) => name);
  const text = [title, workoutType, notes, ...names].join('\n').toLowerCase();
  texts.set(session, text);
  return text;
}

export function newestFirst(sessions: readonly WorkoutSession[]): WorkoutSession[] {
  return sessions
    .map((session) => ({ session, atMs: Date.parse(session.date) }))
    .sort((a, b) => b.atMs - a.atMs)
    .map(({ session }) => session);
}

/** Those that have every word somewhere, in their order. */
export function findSessions(
  sessions: readonly WorkoutSession[],
  filter: SessionFilter,
  search: string,
): WorkoutSession[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sessions.filter(
    (session) => tests[filter](session) && words.every((word) => textOf(session).includes(word)),
  );
}
