import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import type { AthleteFacts } from '../planner/request.ts';
import type { Sex } from '../reading/vocabulary.ts';
import { defined } from '../workout/defined.ts';
import { dayMs } from '../workout/durations.ts';
import type { KnownAthlete } from './types.ts';

const effortsOf = (sessions: readonly WorkoutSession[]) =>
  sessions
    .flatMap(({ exercises }) => exercises.flatMap(({ actual }) => actual.sets))
    .flatMap(({ rpe }: LoggedSet) => (rpe === undefined ? [] : [rpe]));

const mean = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What profile and log already say, before anything is asked. */
export function knownAthlete(
  { age, injuries = [], conditions = [] }: AthleteFacts,
  sex: Sex | undefined,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): KnownAthlete {
  const ageInDays = ({ date }: WorkoutSession) => (nowMs - Date.parse(date)) / dayMs;
  const lately = sessions.filter((session) => ageInDays(session) >= 0 && ageInDays(session) < 28);
  const trained = lately.filter(({ completion }) => completion.percentage > 0);
  const lifts = sessions.flatMap(({ exercises }) =>
    exercises.filter(({ actual }) => actual.sets.some(({ weight }) => weight !== undefined)),
  );
  const recent = mean(effortsOf(lately.filter((session) => ageInDays(session) < 14)));
  const before = mean(effortsOf(lately.filter((session) => ageInDays(session) >= 14)));
  return defined({
    age,
    sex,
    tags: [
      ...injuries.filter(({ status }) => status === 'active').map(({ region }) => region),
      ...conditions.map(({ condition }) => condition),
    ],
    trainedDays: new Set(trained.map(({ date }) => date.slice(0, 10))).size,
    liftsLogged: new Set(lifts.map(({ name }) => name.trim().toLowerCase())).size,
    effortDrift: recent === undefined || before === undefined ? undefined : recent - before,
  });
}
