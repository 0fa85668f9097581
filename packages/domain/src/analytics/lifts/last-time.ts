import type { LoggedSet, SessionExercise, WorkoutSession } from '../types.ts';

interface Named {
  name: string;
  exerciseId?: string | undefined;
}

const isSame = (one: Named, other: Named) =>
  one.exerciseId !== undefined && other.exerciseId !== undefined
    ? one.exerciseId === other.exerciseId
    : one.name === other.name;

function topSet(exercises: readonly SessionExercise[]): LoggedSet | undefined {
  const sets = exercises
    .flatMap(({ actual }) => actual.sets)
    .filter(({ role, weight, reps }) => role !== 'ramp' && weight && reps);
  return sets.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0];
}

/** The heaviest set of the latest session that has one of this exercise. */
export function lastTopSet(
  sessions: readonly WorkoutSession[],
  wanted: Named,
): LoggedSet | undefined {
  let latest: { date: string; set: LoggedSet } | undefined;
  for (const { date, exercises } of sessions) {
    if (latest && date <= latest.date) continue;
    const set = topSet(exercises.filter((done) => isSame(done, wanted)));
    if (set) latest = { date, set };
  }
  return latest?.set;
}
