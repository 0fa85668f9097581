import { bestEstimate } from './strength.ts';
import type { WorkoutSession } from './types.ts';

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

const liftKey = (name: string) => name.trim().toLowerCase();

/** The best estimate of each lift over the sessions, by the lift's name. */
function bestByLift(sessions: readonly WorkoutSession[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { exercises } of sessions) {
    for (const { name, actual } of exercises) {
      const estimate = bestEstimate(actual.sets);
      if (!estimate) continue;
      const key = liftKey(name);
      best.set(key, Math.max(best.get(key) ?? 0, estimate.oneRepMax));
    }
  }
  return best;
}

/** The records that a session sets over the earlier ones. A first lift is a record too. */
export function recordsIn(
  session: WorkoutSession,
  earlier: readonly WorkoutSession[],
): StrengthRecord[] {
  const best = bestByLift(earlier.filter(({ id }) => id !== session.id));
  return session.exercises.flatMap(({ name, actual }) => {
    const estimate = bestEstimate(actual.sets);
    const previous = best.get(liftKey(name)) ?? null;
    if (!estimate || (previous !== null && estimate.oneRepMax <= previous)) return [];
    return [
      {
        lift: name,
        date: session.date,
        ...estimate,
        previousRecord: previous,
        improvement: previous === null ? null : (estimate.oneRepMax / previous - 1) * 100,
      },
    ];
  });
}

/** The session with its exercises marked that set a record. */
export function markRecords(
  session: WorkoutSession,
  earlier: readonly WorkoutSession[],
): WorkoutSession {
  const lifts = new Set(recordsIn(session, earlier).map(({ lift }) => lift));
  const exercises = session.exercises.map((exercise) => ({
    ...exercise,
    personalRecord: lifts.has(exercise.name),
  }));
  return { ...session, exercises };
}
