import { isDone } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { dateFormat } from '../../../platform/dates/formats.ts';
import { localDay } from '../../../platform/dates/local-day.ts';

const longDay = dateFormat({ dateStyle: 'long' });
const month = dateFormat({ month: 'long', year: 'numeric' });
const weekday = dateFormat({ weekday: 'long' });

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

/** '2026-03-01', 'March 1, 2026', 'March 2026', 'Sunday': a day is found as it is written. */
function isOnDay({ date }: WorkoutSession, phrase: string): boolean {
  if (phrase === '') return false;
  const day = new Date(date);
  const written = [
    localDay(day),
    longDay().format(day),
    month().format(day),
    weekday().format(day),
  ];
  return written.some((one) => one.toLowerCase().startsWith(phrase));
}

export function newestFirst(sessions: readonly WorkoutSession[]): WorkoutSession[] {
  return sessions
    .map((session) => ({ session, atMs: Date.parse(session.date) }))
    .sort((a, b) => b.atMs - a.atMs)
    .map(({ session }) => session);
}

/** Those that have every word somewhere, or were on that day, in their order. */
export function findSessions(
  sessions: readonly WorkoutSession[],
  filter: SessionFilter,
  search: string,
): WorkoutSession[] {
  const phrase = search.trim().toLowerCase();
  const words = phrase.split(/\s+/).filter(Boolean);
  return sessions.filter(
    (session) =>
      tests[filter](session) &&
      (words.every((word) => textOf(session).includes(word)) || isOnDay(session, phrase)),
  );
}
