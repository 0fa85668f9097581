import { setTypeOf } from '../lifts/set-type.ts';
import { scoreText } from '../scores/score-text.ts';
import type { LoggedSet, SessionExercise, SessionTrace, WorkoutSession } from '../types.ts';
import { toCsv } from './csv.ts';

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
  'role',
  'band',
  'exercise_number',
  'exercise_id',
  'exercise_done',
  'record',
  'planned_sets',
  'planned_set_seconds',
  'planned_reps',
  'planned_kg',
  'sets_done',
  'updated_at',
  'provider',
  'workout_id',
  'benchmark',
  'equipment',
  'exercises_done',
  'exercises_planned',
  'scores_data',
  'segments',
  'trace_seconds',
  'trace_heart_rate',
  'trace_meters',
  'trace_latitude',
  'trace_longitude',
  'trace_altitude',
] as const;

/** The names of the columns, for whoever reads them back. */
export type CsvColumn = (typeof heading)[number];

/** A cell for each: all of a trace in one would be more than a spreadsheet takes. */
export const traceColumns = {
  seconds: 'trace_seconds',
  heartRate: 'trace_heart_rate',
  meters: 'trace_meters',
  latitude: 'trace_latitude',
  longitude: 'trace_longitude',
  altitude: 'trace_altitude',
} as const satisfies Record<keyof SessionTrace, CsvColumn>;
const traceParts = Object.keys(traceColumns) as (keyof SessionTrace)[];

/** What later versions log, after the columns that were there before. */
const furtherOf = (set: LoggedSet) => [
  set.rir ?? null,
  set.seconds ?? null,
  set.distanceMeters ?? null,
  set.calories ?? null,
  Object.keys(set).length > 0 ? setTypeOf(set) : null,
  set.addedKg ?? null,
  set.assistKg ?? null,
  set.failed ? 1 : null,
];

/** What its exercise says, on each of its lines. */
function exerciseCells(exercise: SessionExercise | null, number: number | null) {
  if (!exercise) return Array.from({ length: 9 }, () => null);
  const { exerciseId, completed, personalRecord, planned, actual } = exercise;
  return [
    number,
    exerciseId ?? null,
    completed ? 1 : 0,
    personalRecord ? 1 : 0,
    planned.sets,
    planned.seconds,
    planned.reps ?? null,
    planned.weight ?? null,
    actual.done ?? null,
  ];
}

const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** What only this app reads, on the first line of a session. */
function sessionCells(session: WorkoutSession) {
  const { updatedAt, provider, workoutId, benchmark, equipment, completion, trace } = session;
  return [
    updatedAt,
    provider,
    workoutId ?? null,
    benchmark ?? null,
    JSON.stringify(equipment),
    completion.completedExercises,
    completion.totalExercises,
    jsonOf(session.scores),
    JSON.stringify(session.segments),
    ...traceParts.map((part) => jsonOf(trace?.[part])),
  ];
}

type Line = (string | number | null)[];

function linesOf(session: WorkoutSession): Line[] {
  const { id, date, title, workoutType, completion, duration } = session;
  const { userRating, difficulty, notes, exercises, scores = [] } = session;
  const before = [id, date, title, workoutType, completion.status, completion.percentage];
  const times = [duration.planned, duration.actual];
  const results = scores.map((score) => `${score.title}: ${scoreText(score)}`).join('; ');
  const own = sessionCells(session);
  const lines: Line[] = [];
  const add = (place: number | null, index: number | null, set: LoggedSet = {}) => {
    const exercise = place === null ? null : (exercises[place] ?? null);
    lines.push([
      ...before,
      ...times,
      exercise?.name ?? null,
      index,
      set.reps ?? null,
      set.weight ?? null,
      set.rpe ?? null,
      userRating,
      difficulty,
      notes,
      ...furtherOf(set),
      results,
      set.role ?? null,
      set.bandId ?? null,
      ...exerciseCells(exercise, place === null ? null : place + 1),
      ...(lines.length === 0 ? own : own.map(() => null)),
    ]);
  };
  if (exercises.length === 0) add(null, null);
  for (const [place, { actual }] of exercises.entries()) {
    if (actual.sets.length === 0) add(place, null);
    for (const [index, set] of actual.sets.entries()) add(place, index + 1, set);
  }
  return lines;
}

/** A line for each set; an exercise or a session without one has a line all the same. */
export function sessionsToCsv(sessions: readonly WorkoutSession[]): string {
  return toCsv([heading, ...sessions.flatMap(linesOf)]);
}
