import { groupBy } from '../../training/group-by.ts';
import type { WorkoutSession } from '../types.ts';

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

const spanOf = ({ date, duration }: WorkoutSession) => {
  const from = Date.parse(date);
  return { from, to: from + duration.actual * 1000 };
};

/** They share more than half of the shorter one: nobody does two workouts at once. */
function overlap(a: WorkoutSession, b: WorkoutSession): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared * 2 > Math.min(one.to - one.from, other.to - other.from) && shared > 0;
}

const hourOf = (session: WorkoutSession) => Math.floor(minuteOf(session) / 60);

/**
 * Those of another app's log or of a watch that are not here yet. What began in the same minute,
 * or went on at the same time, is the same workout, whoever had written it down before.
 */
export function newLogSessions(
  given: readonly WorkoutSession[],
  known: readonly WorkoutSession[],
): WorkoutSession[] {
  const byHour = groupBy(known, (session) => String(hourOf(session)));
  const near = (session: WorkoutSession) =>
    [-2, -1, 0, 1, 2].flatMap((off) => byHour.get(String(hourOf(session) + off)) ?? []);
  const fresh: WorkoutSession[] = [];
  for (const session of newSessions(given, known)) {
    const isDouble = near(session).some(
      (one) => minuteOf(one) === minuteOf(session) || overlap(one, session),
    );
    if (isDouble) continue;
    fresh.push(session);
    const hour = String(hourOf(session));
    byHour.set(hour, [...(byHour.get(hour) ?? []), session]);
  }
  return fresh;
}
