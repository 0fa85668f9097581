import { toCsv } from './csv.ts';
import { scoreText } from './scores/score-text.ts';
import type { LoggedSet, WorkoutSession } from './types.ts';

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
  'rir',
  'set_seconds',
  'distance_m',
  'calories',
  'set_type',
  'added_kg',
  'assist_kg',
  'failed',
  'scores',
] as const;

/** What later versions log, after the columns that were there before. */
const furtherOf = (set: LoggedSet) => [
  set.rir ?? null,
  set.seconds ?? null,
  set.distanceMeters ?? null,
  set.calories ?? null,
  set.role ?? null,
  set.addedKg ?? null,
  set.assistKg ?? null,
  set.failed ? 1 : null,
];

/** A line for each set; an exercise or a session without one has a line all the same. */
export function sessionsToCsv(sessions: readonly WorkoutSession[]): string {
  const lines = sessions.flatMap((session) => {
    const { id, date, title, workoutType, completion, duration } = session;
    const { userRating, difficulty, notes, exercises, scores = [] } = session;
    const before = [id, date, title, workoutType, completion.status, completion.percentage];
    const times = [duration.planned, duration.actual];
    const results = scores.map((score) => `${score.title}: ${scoreText(score)}`).join('; ');
    const line = (name: string | null, index: number | null, set: LoggedSet = {}) => [
      ...before,
      ...times,
      name,
      index,
      set.reps ?? null,
      set.weight ?? null,
      set.rpe ?? null,
      userRating,
      difficulty,
      notes,
      ...furtherOf(set),
      results,
    ];
    if (exercises.length === 0) return [line(null, null)];
    return exercises.flatMap(({ name, actual }) =>
      actual.sets.length === 0
        ? [line(name, null)]
        : actual.sets.map((set, index) => line(name, index + 1, set)),
    );
  });
  return toCsv([heading, ...lines]);
}
