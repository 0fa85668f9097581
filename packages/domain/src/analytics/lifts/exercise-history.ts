import type { LoggedSet, SessionExercise, WorkoutSession } from '../types.ts';
import { liftKey } from './lift-key.ts';
import { isWarmUp } from './set-type.ts';
import { oneRepMax } from './strength.ts';

interface Named {
  name: string;
  exerciseId?: string | undefined;
}

export interface ExerciseDay {
  sessionId: string;
  date: string;
  title: string;
  sets: LoggedSet[];
}

/** The most that was lifted for so many reps. */
export interface RepRecord {
  reps: number;
  weight: number;
  date: string;
}

export interface ExerciseHistory {
  /** The latest first. */
  days: ExerciseDay[];
  /** By their reps, the fewest first; none where no load was logged. */
  records: RepRecord[];
  bestOneRepMax: number | null;
  longestSeconds: number | null;
  farthestMeters: number | null;
  /** Of a set without a load. */
  mostReps: number | null;
}

const isOf = (one: SessionExercise, { name, exerciseId }: Named) =>
  one.exerciseId !== undefined && exerciseId !== undefined
    ? one.exerciseId === exerciseId
    : liftKey(one.name) === liftKey(name);

const most = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));

/** Twelve and fewer are what strength is told by; a heavier set of more reps beats all below it. */
const recordReps = 12;

function repRecords(days: readonly ExerciseDay[]): RepRecord[] {
  const sets = days.flatMap(({ date, sets: done }) =>
    done.flatMap(({ weight, reps }) => (weight && reps ? [{ weight, reps, date }] : [])),
  );
  const records: RepRecord[] = [];
  for (let reps = recordReps; reps >= 1; reps -= 1) {
    const best = sets
      .filter((set) => set.reps >= reps)
      .toSorted((a, b) => b.weight - a.weight || a.date.localeCompare(b.date))[0];
    // Only where it says more than the line of more reps.
    if (best && best.weight > (records.at(-1)?.weight ?? 0)) {
      records.push({ reps: Math.min(best.reps, recordReps), weight: best.weight, date: best.date });
    }
  }
  return records.toReversed();
}

/** What was done of one exercise, and the best of it. Warming up counts for neither. */
export function exerciseHistory(
  sessions: readonly WorkoutSession[],
  wanted: Named,
): ExerciseHistory {
  const days = sessions
    .flatMap(({ id, date, title, exercises }) => {
      const sets = exercises
        .filter((one) => isOf(one, wanted))
        .flatMap(({ actual }) => actual.sets.filter((set) => !isWarmUp(set)));
      return sets.length === 0 ? [] : [{ sessionId: id, date, title, sets }];
    })
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const sets = days.flatMap((day) => day.sets);
  const numbers = (read: (set: LoggedSet) => number | undefined) =>
    sets.flatMap((set) => read(set) ?? []);
  return {
    days,
    records: repRecords(days),
    bestOneRepMax: most(
      numbers(({ weight, reps }) => (weight && reps ? oneRepMax(weight, reps) : undefined)),
    ),
    longestSeconds: most(numbers(({ seconds }) => seconds)),
    farthestMeters: most(numbers(({ distanceMeters }) => distanceMeters)),
    mostReps: most(numbers(({ weight, reps }) => (weight ? undefined : reps))),
  };
}
