import { isDone } from '../completion.ts';
import { inOrder } from '../lasting/in-order.ts';
import type { SessionExercise, WorkoutSession } from '../types.ts';
import { liftKeys } from './lift-key.ts';
import { type TimedBest, timedBestKinds } from './timed-best.ts';

const lessIsBetter = (kind: TimedBest['kind']) => kind === 'emom_misses';

/** Null where none were counted. */
function lowestReps({ actual }: SessionExercise): number | null {
  let lowest: number | null = null;
  for (const { reps } of actual.sets) {
    if (reps !== undefined && (lowest === null || reps < lowest)) lowest = reps;
  }
  return lowest;
}

/** Years of steps go through here: they are counted, not collected. */
function countWork({ segments }: WorkoutSession, wanted: { done: boolean }): number {
  let count = 0;
  for (const { type, done } of segments)
    if (type === 'exercise' && done === wanted.done) count += 1;
  return count;
}

/** Minutes that were skipped, and those with fewer reps than planned. */
function missesOf(session: WorkoutSession): number {
  let misses = countWork(session, { done: false });
  for (const { planned, actual } of session.exercises) {
    for (const { reps } of actual.sets) {
      if (reps !== undefined && reps < (planned.reps ?? 0)) misses += 1;
    }
  }
  return misses;
}

/** As they were tapped, where they were; else as many as the steps make. */
function roundsOf(session: WorkoutSession): number {
  const tapped = session.scores?.find(({ kind }) => kind === 'rounds');
  if (tapped) return tapped.value;
  const { length } = session.exercises;
  return length === 0 ? 0 : Math.floor(countWork(session, { done: true }) / length);
}

function kindOf(workoutType: string): TimedBest['kind'] | null {
  const type = workoutType.toLowerCase();
  if (type.includes('tabata')) return 'tabata_lowest_reps';
  if (type.includes('emom')) return 'emom_misses';
  return /round|circuit|amrap/.test(type) ? 'rounds' : null;
}

/** The same few types come up over and over. */
function rememberKinds(): typeof kindOf {
  const known = new Map<string, TimedBest['kind'] | null>();
  return (workoutType) => {
    const told = known.get(workoutType);
    if (told !== undefined) return told;
    const kind = kindOf(workoutType);
    known.set(workoutType, kind);
    return kind;
  };
}

/** The best of each by kind and name; of equals the first: a record stands until it is beaten. */
function bestKeeper() {
  const all: { best: TimedBest }[] = [];
  const byKind = new Map(
    timedBestKinds.map((kind) => [kind, new Map<string, { best: TimedBest }>()]),
  );
  const keyOf = liftKeys();
  function offer(kind: TimedBest['kind'], of: string, value: number, date: string): void {
    const key = keyOf(of);
    const known = byKind.get(kind)?.get(key);
    if (!known) {
      const first = { best: { kind, of, value, date } };
      all.push(first);
      byKind.get(kind)?.set(key, first);
      return;
    }
    const gain = value - known.best.value;
    if (lessIsBetter(kind) ? gain < 0 : gain > 0) known.best = { kind, of, value, date };
  }
  return { offer, list: () => all.map(({ best }) => best) };
}

/** `lasting`: the bests of sessions that were removed. */
export function timedBests(
  sessions: readonly WorkoutSession[],
  lasting: readonly TimedBest[] = [],
): TimedBest[] {
  const { offer, list } = bestKeeper();
  const timedKind = rememberKinds();
  for (const { kind, of, value, date } of lasting) offer(kind, of, value, date);
  for (const session of inOrder(sessions)) {
    const { workoutType, title, date, exercises } = session;
    const kind = timedKind(workoutType);
    if (kind === 'tabata_lowest_reps') {
      for (const exercise of exercises) {
        const lowest = lowestReps(exercise);
        if (lowest !== null) offer(kind, exercise.name, lowest, date);
      }
    } else if (kind === 'emom_misses' && isDone(session)) {
      offer(kind, title, missesOf(session), date);
    } else if (kind === 'rounds' && isDone(session)) {
      const rounds = roundsOf(session);
      if (rounds > 0) offer(kind, title, rounds, date);
    }
  }
  return list();
}
