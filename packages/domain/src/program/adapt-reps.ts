import type { WorkoutSession } from '../analytics/types.ts';
import type { Exercise } from '../workout/types.ts';
import { daysAgoOf, meanEffort, speaksOfPain } from './read-log.ts';
import type { MainLift } from './types.ts';
import { effortPoints, type Variation } from './weeks.ts';

interface Case {
  item: Exercise;
  lift: MainLift;
  /** Newest first. */
  sessions: readonly WorkoutSession[];
  nowMs: number;
  weekOfLog: (workoutId: string | undefined) => Variation;
  now: Variation;
}

function logOf({ item, sessions, nowMs }: Case) {
  return sessions.flatMap((session) => {
    const done = session.exercises.find(({ exerciseId }) => exerciseId === item.exerciseId);
    const reps = done?.actual.sets.flatMap((set) => set.reps ?? []) ?? [];
    const daysAgo = daysAgoOf(session, nowMs);
    if (!done || reps.length === 0 || daysAgo < 0) return [];
    return [{ ...session, done, reps, daysAgo, effort: meanEffort(done.actual.sets) }];
  });
}

const tenthLess = (reps: number) => Math.max(1, Math.min(reps - 1, Math.round(reps * 0.9)));

/**
 * Where there is no load to add to, reps grow first. What comes after them, a slower pace or a
 * harder form, is the athlete's own choice: the lift's rule says it.
 */
export function repsFor(one: Case): { to: number; reason: string } | null {
  const { item, lift, weekOfLog, now } = one;
  const planned = item.reps;
  const [last, before] = logOf(one);
  // An easy week is meant to be easy.
  if (planned === undefined || !last || now.type === 'deload') return null;
  const days = Math.floor(last.daysAgo);
  if (days >= 8) {
    return { to: tenthLess(planned), reason: `${days} days away: start with a little less.` };
  }
  const least = Math.min(lift.reps.min, planned);
  const isShort = (reps: readonly number[]) => reps.some((count) => count < least);
  if (before && isShort(last.reps) && isShort(before.reps)) {
    return {
      to: tenthLess(planned),
      reason: 'Short of your reps twice: fewer, then build up again.',
    };
  }
  const aim = (item.rpe ?? 7) - effortPoints(now) + effortPoints(weekOfLog(last.workoutId));
  const wasHard = last.effort !== null && last.effort > aim + 0.5;
  const done = Math.min(...last.reps);
  const isFull = last.reps.length >= last.done.planned.sets && done >= planned;
  const to = Math.min(lift.reps.max, done + 1, planned + 2);
  if (!isFull || wasHard || to <= planned || speaksOfPain(last.notes)) return null;
  return { to, reason: `All sets at ${done} reps: one step more.` };
}
