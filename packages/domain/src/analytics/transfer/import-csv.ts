import type { WeightUnit } from '../../profile/units.ts';
import { groupBy } from '../../training/group-by.ts';
import { matchLift } from '../../training/match-lift.ts';
import { defined } from '../../workout/defined.ts';
import { fitExercise, fitInstant, fitText, fitWhole } from '../fit.ts';
import { liftKey } from '../lifts/lift-key.ts';
import type { LiftNames } from '../lifts/lift-names.ts';
import { markAllRecords } from '../lifts/records.ts';
import { isWarmUp } from '../lifts/set-type.ts';
import { sessionLimits } from '../limits.ts';
import type { LoggedSet, SessionExercise, WorkoutSession } from '../types.ts';
import { parseCsv } from './csv.ts';
import {
  type CsvSource,
  createRowReader,
  type ImportRow,
  plainColumn,
  sourceOf,
} from './import-row.ts';
import { importedId } from './imported-id.ts';
import { dateOrderOf, type WallTime } from './wall-time.ts';

export type CsvImport =
  | {
      ok: true;
      source: CsvSource;
      sessions: WorkoutSession[];
      /** It has weights or distances and does not say of what. */
      asksUnit: boolean;
      /** Sets that are kept and count for nothing. */
      warmUps: number;
      /** Names that mean no exercise we know, those with most sets first. */
      unmatched: string[];
    }
  /** `row`: the first that cannot be made out, the heading being 1. */
  | { ok: false; row?: number };

interface ImportOptions {
  /** Knows the time zone that the log was written in. */
  toInstant: (time: WallTime) => string;
  /** What weights are in where the file does not say; distances are kilometers or miles with it. */
  unit: WeightUnit;
  /** What the user has matched by hand before. */
  liftNames?: LiftNames;
}

const utcOf = ({ year, month, day, hour, minute, second }: WallTime) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

interface Matched {
  ids: ReadonlyMap<string, string>;
  unmatched: string[];
}

/** Looked up once for each name: a log of years has the same few over and over. */
function matchNames(rows: readonly ImportRow[], names: LiftNames): Matched {
  const ids = new Map<string, string>();
  const unmatched: { name: string; sets: number }[] = [];
  for (const [name, own] of groupBy(rows, ({ exercise }) => exercise)) {
    const isLoaded = own.some(({ set }) => set?.weight !== undefined);
    const id = names[liftKey(name)] ?? matchLift(name, isLoaded);
    if (id === null) unmatched.push({ name, sets: own.length });
    else ids.set(name, id);
  }
  const mostFirst = unmatched.toSorted((a, b) => b.sets - a.sets);
  return { ids, unmatched: mostFirst.map(({ name }) => name) };
}

const setsOf = (rows: readonly ImportRow[]): LoggedSet[] => rows.flatMap(({ set }) => set ?? []);

function exerciseFrom(
  name: string,
  exerciseId: string | undefined,
  sets: LoggedSet[],
): SessionExercise {
  const worked = sets.filter((set) => !isWarmUp(set));
  const total = worked.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  return fitExercise(
    defined({
      name,
      exerciseId,
      planned: { sets: worked.length, seconds: total },
      actual: { sets },
      completed: true,
      personalRecord: false,
    }),
  );
}

/** Which workout a line belongs to; mostly that of the line before it. */
function workoutOf(): (row: ImportRow) => string {
  let last: { row: ImportRow; key: string } | null = null;
  return (row) => {
    const { startedAt, title } = row;
    if (last?.row.startedAt !== startedAt || last.row.title !== title) {
      last = { row, key: `${utcOf(startedAt)} ${title}` };
    }
    return last.key;
  };
}

/** Of the workout, then those of its exercises; each is repeated on the lines it is about. */
function notesOf(rows: readonly ImportRow[]): string {
  const whole = new Set<string>();
  const single = new Set<string>();
  for (const { notes, exercise, exerciseNotes } of rows) {
    if (notes !== '') whole.add(notes);
    if (exerciseNotes !== '') single.add(`${exercise}: ${exerciseNotes}`);
  }
  return [...whole, ...single].join('\n');
}

interface Tools {
  source: CsvSource;
  toInstant: ImportOptions['toInstant'];
  ids: Matched['ids'];
}

function sessionFrom(
  [first, ...others]: readonly [ImportRow, ...ImportRow[]],
  { source, toInstant, ids }: Tools,
): WorkoutSession {
  const rows = [first, ...others];
  const { startedAt, endedAt, title, seconds } = first;
  const exercises = [...groupBy(rows, ({ exercise }) => exercise)]
    .map(([name, own]) => ({ name, sets: setsOf(own) }))
    .filter(({ sets }) => sets.length > 0)
    .slice(0, sessionLimits.exercises)
    .map(({ name, sets }) => exerciseFrom(name, ids.get(name), sets));
  const startedMs = Date.parse(toInstant(startedAt));
  const measured = endedAt && (Date.parse(toInstant(endedAt)) - startedMs) / 1000;
  const actual = fitWhole(Math.max(0, measured ?? seconds), sessionLimits.sessionSeconds);
  const date = fitInstant(startedMs);
  return {
    // By the time on the wall: the second import may be in another time zone.
    id: importedId(source, utcOf(startedAt), title),
    date,
    updatedAt: date,
    title: fitText(title),
    workoutType: 'Imported',
    provider: source.toLowerCase(),
    duration: { planned: actual, actual },
    completion: {
      status: 'completed',
      percentage: 100,
      completedExercises: exercises.length,
      totalExercises: exercises.length,
    },
    exercises,
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: fitText(notesOf(rows), sessionLimits.notesLength),
  };
}

/** As many cells as there are columns: a line that was cut, or torn by a quote, has not. */
const isWhole = (cells: readonly string[], columns: readonly string[]) =>
  cells.length >= columns.length && !cells.slice(columns.length).some(Boolean);

/**
 * The log of another app, by its columns. Whole or not at all: one line that cannot be made out
 * refuses it.
 */
export function importCsv(
  text: string,
  { toInstant, unit, liftNames = {} }: ImportOptions,
): CsvImport {
  // The heading first: what is no such log may be long.
  const columns = parseCsv(text.slice(0, text.search(/[\r\n]|$/)))[0]?.map(plainColumn) ?? [];
  const source = sourceOf(columns);
  if (!source) return { ok: false };
  const lines = parseCsv(text).slice(1);
  const reader = createRowReader(columns, { source, unit });
  const order = dateOrderOf(lines.map(reader.startOf));
  const rows: ImportRow[] = [];
  for (const [index, cells] of lines.entries()) {
    const whole = isWhole(cells, columns);
    if (whole && reader.isPause(cells)) continue;
    const row = whole ? reader.read(cells, order) : null;
    if (!row) return { ok: false, row: index + 2 };
    rows.push(row);
  }
  const worked = rows.filter(({ set }) => set);
  if (worked.length === 0) return { ok: false };
  const { ids, unmatched } = matchNames(worked, liftNames);
  const tools = { source, toInstant, ids };
  const sessions = [...groupBy(rows, workoutOf()).values()]
    .map((group) => sessionFrom(group as [ImportRow, ...ImportRow[]], tools))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return {
    ok: true,
    source,
    sessions: markAllRecords(sessions),
    asksUnit: lines.some(reader.lacksUnit),
    warmUps: setsOf(rows).filter(isWarmUp).length,
    unmatched,
  };
}
