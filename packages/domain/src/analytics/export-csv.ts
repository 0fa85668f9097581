import { toCsv } from './csv.ts';
import type { WorkoutSession } from './types.ts';

const heading = [
  'session_id',
  'date',
  'title',
  'type',
  'status',
  'percent_done',
  'planned_seconds',
  'actual_seconds',
  'exercise',
  'set',
  'reps',
  'weight_kg',
  'rpe',
  'rating',
  'difficulty',
  'notes',
] as const;

/** A line for each set; an exercise or a session without one has a line all the same. */
export function sessionsToCsv(sessions: readonly WorkoutSession[]): string {
  const lines = sessions.flatMap((session) => {
    const { id, date, title, workoutType, completion, duration } = session;
    const { userRating, difficulty, notes, exercises } = session;
    const before = [id, date, title, workoutType, completion.status, completion.percentage];
    const times = [duration.planned, duration.actual];
    const line = (name: string | null, set: number | null, amounts: readonly (number | null)[]) => [
      ...before,
      ...times,
      name,
      set,
      ...amounts,
      userRating,
      difficulty,
      notes,
    ];
    const none = [null, null, null];
    if (exercises.length === 0) return [line(null, null, none)];
    return exercises.flatMap(({ name, actual }) =>
      actual.sets.length === 0
        ? [line(name, null, none)]
        : actual.sets.map(({ reps, weight, rpe }, index) =>
            line(name, index + 1, [reps ?? null, weight ?? null, rpe ?? null]),
          ),
    );
  });
  return toCsv([heading, ...lines]);
}
