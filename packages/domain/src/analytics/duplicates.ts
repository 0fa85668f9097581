import type { WorkoutSession } from './types.ts';

const minuteMs = 60_000;
const minuteOf = ({ date }: WorkoutSession) => Math.floor(Date.parse(date) / minuteMs);

/** Those of a file of ours that are not here yet. */
export function newSessions(
  given: readonly WorkoutSession[],
  known: readonly WorkoutSession[],
): WorkoutSession[] {
  const ids = new Set(known.map(({ id }) => id));
  return given.filter(({ id }) => !ids.has(id));
}

/**
 * Those of another app's log that are not here yet. Nobody begins two workouts in one minute: it
 * is the same one, whichever app had written it down before.
 */
export function newLogSessions(
  given: readonly WorkoutSession[],
  known: readonly WorkoutSession[],
): WorkoutSession[] {
  const minutes = new Set(known.map(minuteOf));
  return newSessions(given, known).filter((session) => !minutes.has(minuteOf(session)));
}
