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

const wordsOf = ({ title, workoutType, notes, exercises }: WorkoutSession) =>
  [title, workoutType, notes, ...exercises.map(({ name }) => name)].join('\n').toLowerCase();

/** Those that have every word somewhere, the newest first. */
export function findSessions(
  sessions: readonly WorkoutSession[],
  filter: SessionFilter,
  search: string,
): WorkoutSession[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return sessions
    .filter((session) => {
      if (!tests[filter](session)) return false;
      if (words.length === 0) return true;
      const text = wordsOf(session);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
