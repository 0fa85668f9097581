import { groupBy } from '../../training/group-by.ts';
import { matchLift } from '../../training/match-lift.ts';
import { defined } from '../../workout/defined.ts';
import { isWarmUp } from '../lifts/set-type.ts';
import { readSession } from '../read-session.ts';
import type { LoggedSet, WorkoutSession } from '../types.ts';
import { parseCsv, withoutGuardQuote } from './csv.ts';
import { type CsvColumn, traceColumns } from './export-csv.ts';

/** The columns that every version has written. */
const needs: readonly CsvColumn[] = ['session_id', 'date', 'title', 'status', 'exercise', 'set'];

/** One line, by the names of its columns. */
interface Line {
  text: (column: CsvColumn) => string;
  /** Undefined for an empty cell. */
  number: (column: CsvColumn) => number | undefined;
}

function linesOf(text: string): Line[] | null {
  const [heading = [], ...rows] = parseCsv(text);
  if (!needs.every((column) => heading.includes(column))) return null;
  const places = new Map(heading.map((column, place) => [column, place]));
  return rows.map((cells) => {
    const textOf = (column: CsvColumn) => withoutGuardQuote(cells[places.get(column) ?? -1] ?? '');
    return {
      text: textOf,
      number: (column) => (textOf(column) === '' ? undefined : Number(textOf(column))),
    };
  });
}

const orUndefined = (text: string) => (text === '' ? undefined : text);

/** Undefined where it is empty; what is no JSON stays a text, which no session has there. */
function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Files of earlier versions wrote the role as the type. */
function roleOf({ text }: Line): LoggedSet['role'] {
  const role = orUndefined(text('role'));
  const types = { warmup: 'ramp', drop: 'drop', failure: 'failure' } as const;
  const type = text('set_type');
  return (role ?? (Object.hasOwn(types, type) ? types[type as keyof typeof types] : undefined)) as
    | LoggedSet['role']
    | undefined;
}

function setOf(line: Line): LoggedSet {
  const { text, number } = line;
  return defined({
    reps: number('reps'),
    weight: number('weight_kg'),
    rpe: number('rpe'),
    rir: number('rir'),
    role: roleOf(line),
    seconds: number('set_seconds'),
    distanceMeters: number('distance_m'),
    calories: number('calories'),
    addedKg: number('added_kg'),
    assistKg: number('assist_kg'),
    bandId: orUndefined(text('band')),
    failed: number('failed') === 1 ? (true as const) : undefined,
  });
}

function exerciseOf([first, ...others]: readonly [Line, ...Line[]]): unknown {
  const { text, number } = first;
  const sets = [first, ...others].filter((line) => line.text('set') !== '').map(setOf);
  const name = text('exercise');
  const worked = sets.filter((set) => !isWarmUp(set));
  const isLoaded = sets.some(({ weight }) => weight !== undefined);
  // Earlier versions wrote neither the id nor what was planned.
  const isOld = text('exercise_number') === '';
  return defined({
    name,
    exerciseId:
      orUndefined(text('exercise_id')) ?? (isOld ? matchLift(name, isLoaded) : null) ?? undefined,
    planned: defined({
      sets: number('planned_sets') ?? worked.length,
      seconds: number('planned_set_seconds') ?? 0,
      reps: number('planned_reps'),
      weight: number('planned_kg'),
    }),
    actual: defined({ sets, done: number('sets_done') }),
    completed: isOld || number('exercise_done') === 1,
    personalRecord: number('record') === 1,
  });
}

function traceOf({ text }: Line): unknown {
  const parts = Object.entries(traceColumns).flatMap(([name, column]) => {
    const part = parsed(text(column));
    return part === undefined ? [] : [[name, part] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

function sessionOf([first, ...others]: readonly [Line, ...Line[]]): WorkoutSession | null {
  const { text, number } = first;
  const named = [first, ...others].filter(
    (line) => line.text('exercise_number') !== '' || line.text('exercise') !== '',
  );
  const groups = groupBy(named, (line) => line.text('exercise_number') || line.text('exercise'));
  const exercises = [...groups.values()].map((lines) => exerciseOf(lines as [Line, ...Line[]]));
  return readSession(
    defined({
      id: text('session_id'),
      date: text('date'),
      updatedAt: text('updated_at') || text('date'),
      workoutId: orUndefined(text('workout_id')),
      title: text('title'),
      workoutType: text('type'),
      provider: text('updated_at') === '' ? 'cadence' : text('provider'),
      duration: { planned: number('planned_seconds'), actual: number('actual_seconds') },
      completion: {
        status: text('status'),
        percentage: number('percent_done'),
        completedExercises: number('exercises_done') ?? exercises.length,
        totalExercises: number('exercises_planned') ?? exercises.length,
      },
      exercises,
      segments: parsed(text('segments')) ?? [],
      scores: parsed(text('scores_data')),
      benchmark: orUndefined(text('benchmark')),
      trace: traceOf(first),
      equipment: parsed(text('equipment')) ?? [],
      userRating: number('rating') ?? null,
      difficulty: number('difficulty') ?? null,
      notes: text('notes'),
    }),
  );
}

/** A table that this app has written, as the sessions it was written from; null for any other. */
export function readOwnCsv(text: string): WorkoutSession[] | 'broken' | null {
  const lines = linesOf(text);
  if (!lines) return null;
  const groups = [...groupBy(lines, (line) => line.text('session_id')).values()];
  const sessions = groups.flatMap((own) => sessionOf(own as [Line, ...Line[]]) ?? []);
  return sessions.length === groups.length ? sessions : 'broken';
}
