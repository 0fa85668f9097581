import type { SessionExercise, WorkoutSession } from '../types.ts';
import { liftKey } from './lift-key.ts';
import { bestEstimate, type Estimate } from './strength.ts';

/** Spec §3, Strength record. */
export interface StrengthRecord {
  lift: string;
  date: string;
  /** Kilograms. */
  oneRepMax: number;
  estimatedFrom: { weight: number; reps: number };
  lowConfidence: boolean;
  previousRecord: number | null;
  /** Percent; null for the first record of a lift. */
  improvement: number | null;
}

interface Best {
  exercise: SessionExercise;
  estimate: Estimate;
}

/** The best of each lift over the sessions, by the lift's name; the first of equals. */
function bestByLift(sessions: readonly WorkoutSession[]): Map<string, Best> {
  const best = new Map<string, Best>();
  for (const exercise of sessions.flatMap(({ exercises }) => exercises)) {
    const estimate = bestEstimate(exercise.actual.sets);
    if (!estimate) continue;
    const key = liftKey(exercise.name);
    const known = best.get(key);
    if (known && known.estimate.oneRepMax >= estimate.oneRepMax) continue;
    best.set(key, { exercise, estimate });
  }
  return best;
}

interface Beaten extends Best {
  previous: number | null;
}

/** One for each lift, however often the session lists it. */
function beatenIn(
  session: WorkoutSession,
  earlier: readonly WorkoutSession[],
  lasting: readonly StrengthRecord[],
): Beaten[] {
  const before = bestByLift(earlier.filter(({ id }) => id !== session.id));
  const removed = new Map(lasting.map(({ lift, oneRepMax }) => [liftKey(lift), oneRepMax]));
  return [...bestByLift([session])].flatMap(([key, best]) => {
    const most = Math.max(before.get(key)?.estimate.oneRepMax ?? 0, removed.get(key) ?? 0);
    return best.estimate.oneRepMax <= most ? [] : [{ ...best, previous: most || null }];
  });
}

/**
 * The records that a session sets over the earlier ones, and over those that outlast sessions
 * which were removed (`lasting`). A first lift is a record too.
 */
export function recordsIn(
  session: WorkoutSession,
  earlier: readonly WorkoutSession[],
  lasting: readonly StrengthRecord[] = [],
): StrengthRecord[] {
  return beatenIn(session, earlier, lasting).map(({ exercise, estimate, previous }) => ({
    lift: exercise.name,
    date: session.date,
    ...estimate,
    previousRecord: previous,
    improvement: previous === null ? null : (estimate.oneRepMax / previous - 1) * 100,
  }));
}

/** The session with its exercises marked that set a record. */
export function markRecords(
  session: WorkoutSession,
  earlier: readonly WorkoutSession[],
  lasting: readonly StrengthRecord[] = [],
): WorkoutSession {
  const best = new Set(beatenIn(session, earlier, lasting).map(({ exercise }) => exercise));
  const exercises = session.exercises.map((exercise) => ({
    ...exercise,
    personalRecord: best.has(exercise),
  }));
  return { ...session, exercises };
}

/** All sessions at once, the oldest first, each marked against those before it. */
export function markAllRecords(sessions: readonly WorkoutSession[]): WorkoutSession[] {
  const best = new Map<string, number>();
  return sessions.map((session) => {
    const records = new Set<SessionExercise>();
    for (const [key, { exercise, estimate }] of bestByLift([session])) {
      if (estimate.oneRepMax <= (best.get(key) ?? 0)) continue;
      best.set(key, estimate.oneRepMax);
      records.add(exercise);
    }
    const exercises = session.exercises.map((exercise) => ({
      ...exercise,
      personalRecord: records.has(exercise),
    }));
    return { ...session, exercises };
  });
}
