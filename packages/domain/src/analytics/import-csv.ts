import { findExercise } from '../exercise/find.ts';
import { hashText } from '../planner/seeded.ts';
import { defined } from '../workout/defined.ts';
import { parseCsv } from './csv.ts';
import { fitExercise, fitInstant, fitText, fitWhole } from './fit.ts';
import { sessionLimits } from './limits.ts';
import { markAllRecords } from './records.ts';
import type { LoggedSet, SessionExercise, WorkoutSession } from './types.ts';

/** A time as a log has it, without its zone. */
export interface WallTime {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export type CsvSource = 'Strong' | 'Hevy';

export type CsvImport =
  | { ok: true; source: CsvSource; sessions: WorkoutSession[]; skippedRows: number }
  | { ok: false };

interface Row {
  startedAt: string;
  title: string;
  seconds: number;
  exercise: string;
  set: LoggedSet;
  setSeconds: number;
  notes: string;
}

/** The names of the columns, small and without spaces. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '');

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numeric = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?/;
const named = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4}),? (\d{1,2}):(\d{2})(?::(\d{2}))?/;

/** '2024-03-28 17:29:00' or '28 Mar 2024, 17:29'. */
function readWallTime(text: string): WallTime | null {
  const iso = numeric.exec(text);
  const words = iso ? null : named.exec(text);
  const parts = iso
    ? iso.slice(1)
    : words && [
        words[3],
        months.indexOf(words[2]?.toLowerCase() ?? '') + 1,
        words[1],
        ...words.slice(4),
      ];
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 24 && minute < 60;
  return isReal ? { year, month, day, hour, minute, second } : null;
}

/** '1h 5m', '45min', '3600', '3600s'. */
function readSeconds(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const unit = (name: string) => Number(new RegExp(`(\\d+)\\s*${name}`).exec(text)?.[1] ?? 0);
  return unit('h') * 3600 + unit('m') * 60 + unit('s');
}

function readNumber(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

const kilogramsPerPound = 0.45359237;

type Columns = (name: string) => string;

function setFrom(cellOf: Columns): LoggedSet {
  const pounds =
    readNumber(cellOf('weightlbs')) ??
    (/lb/i.test(cellOf('weightunit')) ? readNumber(cellOf('weight')) : undefined);
  const kilograms = readNumber(cellOf('weightkg')) ?? readNumber(cellOf('weight'));
  const weight =
    pounds === undefined ? kilograms : Math.round(pounds * kilogramsPerPound * 100) / 100;
  const rpe = readNumber(cellOf('rpe'));
  return defined({
    reps: readNumber(cellOf('reps')),
    // A bodyweight exercise is written with a weight of nothing.
    weight: weight === 0 ? undefined : weight,
    rpe: rpe !== undefined && rpe >= 1 && rpe <= 10 ? rpe : undefined,
  });
}

const sources: Record<CsvSource, { needs: readonly string[]; start: string; exercise: string }> = {
  Strong: {
    needs: ['date', 'workoutname', 'exercisename', 'setorder'],
    start: 'date',
    exercise: 'exercisename',
  },
  Hevy: {
    needs: ['title', 'starttime', 'exercisetitle', 'setindex'],
    start: 'starttime',
    exercise: 'exercisetitle',
  },
};

function sourceOf(columns: readonly string[]): CsvSource | null {
  const known = Object.entries(sources) as [CsvSource, (typeof sources)[CsvSource]][];
  return known.find(([, { needs }]) => needs.every((one) => columns.includes(one)))?.[0] ?? null;
}

function readRow(
  source: CsvSource,
  cellOf: Columns,
  toInstant: (time: WallTime) => string,
): Row | null {
  const { start, exercise } = sources[source];
  const startedAt = readWallTime(cellOf(start));
  const name = cellOf(exercise).trim();
  // Strong writes its pauses between sets as lines of their own.
  if (!startedAt || name === '' || /rest timer/i.test(cellOf('setorder'))) return null;
  const startInstant = toInstant(startedAt);
  const endedAt = source === 'Hevy' ? readWallTime(cellOf('endtime')) : null;
  const measured = endedAt && (Date.parse(toInstant(endedAt)) - Date.parse(startInstant)) / 1000;
  return {
    startedAt: startInstant,
    title: (cellOf('workoutname') || cellOf('title')).trim() || 'Workout',
    seconds: measured ?? readSeconds(cellOf('duration')),
    exercise: name,
    set: setFrom(cellOf),
    setSeconds: readNumber(cellOf('seconds')) ?? readNumber(cellOf('durationseconds')) ?? 0,
    notes: cellOf('workoutnotes') || cellOf('description'),
  };
}

/** The same log gives the same id, so that importing it twice adds nothing. */
function idOf(source: CsvSource, startedAt: string, title: string): string {
  const time = Math.max(0, Date.parse(startedAt)).toString(16).padStart(12, '0');
  const hash = ['a', 'b']
    .map((salt) =>
      hashText(`${salt}|${source}|${startedAt}|${title}`).toString(16).padStart(8, '0'),
    )
    .join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(4, 16)}`;
}

/** Looked up once for each name: a log of years has the same few over and over. */
function exerciseIds(): (name: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, findExercise(name)?.exercise.id);
    return known.get(name);
  };
}

function exerciseFrom(
  name: string,
  exerciseId: string | undefined,
  rows: readonly Row[],
): SessionExercise {
  const seconds = rows.reduce((sum, { setSeconds }) => sum + setSeconds, 0);
  return fitExercise(
    defined({
      name,
      exerciseId,
      planned: { sets: rows.length, seconds },
      actual: { sets: rows.map(({ set }) => set) },
      completed: true,
      personalRecord: false,
    }),
  );
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function sessionFrom(
  source: CsvSource,
  rows: readonly Row[],
  idOfExercise: (name: string) => string | undefined,
): WorkoutSession {
  const { startedAt, title, seconds, notes } = rows[0] as Row;
  const exercises = [...groupBy(rows, ({ exercise }) => exercise)]
    .slice(0, sessionLimits.exercises)
    .map(([name, sets]) => exerciseFrom(name, idOfExercise(name), sets));
  const actual = fitWhole(Math.max(0, seconds), sessionLimits.sessionSeconds);
  const date = fitInstant(Date.parse(startedAt));
  return {
    id: idOf(source, startedAt, title),
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
    notes: fitText(notes, sessionLimits.notesLength),
  };
}

/** The log of another app, by its columns. `toInstant` knows the time zone it was written in. */
export function importCsv(text: string, toInstant: (time: WallTime) => string): CsvImport {
  // The heading first: what is no such log may be long.
  const columns = parseCsv(text.slice(0, text.search(/[\r\n]|$/)))[0]?.map(plain) ?? [];
  const source = sourceOf(columns);
  if (!source) return { ok: false };
  const [, ...lines] = parseCsv(text);
  const read = lines.map((line) =>
    readRow(source, (name) => line[columns.indexOf(name)] ?? '', toInstant),
  );
  const rows = read.filter((row) => row !== null);
  const idOfExercise = exerciseIds();
  const sessions = [...groupBy(rows, ({ startedAt, title }) => `${startedAt} ${title}`).values()]
    .map((group) => sessionFrom(source, group, idOfExercise))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const skippedRows = read.length - rows.length;
  if (sessions.length === 0) return { ok: false };
  return { ok: true, source, sessions: markAllRecords(sessions), skippedRows };
}
