import { defined, keepExtras } from './defined.ts';
import { maxItems } from './limits.ts';
import { normaliseWorkout } from './normalise.ts';
import { readPrescription } from './prescription.ts';
import { exerciseFrom } from './read-exercise.ts';
import { readRest } from './read-time.ts';
import { isRecord, readId, readList, readText } from './read-value.ts';
import type { Workout } from './types.ts';

export interface RecordedExercise {
  name: string;
  prescription?: string;
  /** Seconds, or a text such as '90 s'. */
  rest?: number | string;
  notes?: string;
  rationale?: string;
}

interface RecordedSession {
  exercises: RecordedExercise[];
  session_type?: string;
  duration_minutes?: number;
}

/** Spec §3, latest-workout record from the server, with what docs/decisions/0011 adds. */
export interface LatestRecord {
  id: string;
  source?: string;
  status?: 'generated' | 'started' | 'completed' | 'abandoned';
  actual_workout_data?: RecordedSession | null;
  planned_workout_data?: RecordedSession | null;
  generated_at?: string;
  workout_focus?: string;
  primary_muscle_groups?: string[];
  workout?: Workout | null;
}

function convertExercise(value: unknown): object | undefined {
  if (!isRecord(value)) return undefined;
  const told = readPrescription(readText(value.prescription) ?? '');
  // A session's rest is that between its sets, and also that before the next exercise.
  const rest = readRest(value.rest) ?? told.rest;
  return keepExtras(value, {
    ...exerciseFrom(told),
    ...defined({ restBetweenSets: rest, restAfter: rest }),
    name: value.name,
    rest: undefined,
    notes: undefined,
    rationale: undefined,
    instructions: readText(value.notes) ?? readText(value.prescription),
    description: readText(value.rationale),
  });
}

/** The data may be the session itself or hold it under 'session'. */
function convertSession(data: unknown): object | undefined {
  if (!isRecord(data)) return undefined;
  const session = isRecord(data.session) ? data.session : data;
  if (!Array.isArray(session.exercises)) return undefined;
  return {
    workoutType: data.session_type ?? session.session_type,
    estimatedDuration: data.duration_minutes ?? session.duration_minutes,
    workout: readList(session.exercises, maxItems).map(convertExercise),
  };
}

/**
 * The full workout where the record carries it, otherwise its session's
 * exercises, what was done before what was planned. Nothing in it: null.
 */
export function convertRecord(record: unknown): Workout | null {
  if (!isRecord(record)) return null;
  const own = defined({
    id: readId(record.id),
    source: readText(record.source),
    generatedAt: readText(record.generated_at),
    title: readText(record.workout_focus),
  });
  if (isRecord(record.workout)) return normaliseWorkout({ ...own, ...defined(record.workout) });
  const session =
    convertSession(record.actual_workout_data) ?? convertSession(record.planned_workout_data);
  return session === undefined ? null : normaliseWorkout({ ...own, ...session });
}
