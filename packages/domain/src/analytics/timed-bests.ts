import { isDone } from './completion.ts';
import { inOrder } from './in-order.ts';
import { liftKeys } from './lift-key.ts';
import type { TimedBest } from './timed-best.ts';
import type { SessionExercise, WorkoutSession } from './types.ts';

const lessIsBetter = (kind: TimedBest['kind']) => kind === 'emom_misses';

/** Null where none were counted. */
function lowestReps({ actual }: SessionExercise): number | null {
  let lowest: number | null = null;
  for (const { reps } of actual.sets) {
    if (reps !== undefined && (lowest === null || reps < lowest)) lowest = reps;
  }
  return lowest;
}

/** Minutes that were skipped, and those with fewer reps than planned. */
function missesOf({ segments, exercises }: WorkoutSession): number {
  let misses = segments.filter(({ type, done }) => type === 'exercise' && !done).length;
  for (const { planned, actual } of exercises) {
    for (const { reps } of actual.sets) {
      if (reps !== undefined && reps < (planned.reps ?? 0)) misses += 1;
    }
  }
  return misses;
}

function roundsOf({ segments, exercises }: WorkoutSession): number {
  const done = segments.filter((segment) => segment.type === 'exercise' && segment.done).length;
  return exercises.length === 0 ? 0 : Math.floor(done / exercises.length);
}

function resultsOf(session: WorkoutSession): TimedBest[] {
  const { workoutType, title, date } = session;
  const type = workoutType.toLowerCase();
  if (type.includes('tabata')) {
    return session.exercises.flatMap((exercise) => {
      const value = lowestReps(exercise);
      return value === null
        ? []
        : [{ kind: 'tabata_lowest_reps' as const, of: exercise.name, value, date }];
    });
  }
  if (!isDone(session)) return [];
  if (type.includes('emom')) {
    return [{ kind: 'emom_misses', of: title, value: missesOf(session), date }];
  }
  if (!/round|circuit|amrap/.test(type)) return [];
  const rounds = roundsOf(session);
  return rounds === 0 ? [] : [{ kind: 'rounds', of: title, value: rounds, date }];
}

/**
 * The best of each, and of equals the first: a record stands until it is beaten. `lasting`: those
 * of sessions that were removed.
 */
export function timedBests(
  sessions: readonly WorkoutSession[],
  lasting: readonly TimedBest[] = [],
): TimedBest[] {
  const best = new Map<string, TimedBest>();
  const keyOf = liftKeys();
  for (const result of [...lasting, ...inOrder(sessions).flatMap(resultsOf)]) {
    const key = `${result.kind} ${keyOf(result.of)}`;
    const known = best.get(key);
    const gain = known ? result.value - known.value : 0;
    if (!known || (lessIsBetter(result.kind) ? gain < 0 : gain > 0)) best.set(key, result);
  }
  return [...best.values()];
}
