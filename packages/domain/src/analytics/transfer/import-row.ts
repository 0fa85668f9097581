import { toKilograms, type WeightUnit } from '../../profile/units.ts';
import type { LoggedSet } from '../types.ts';
import { type DateOrder, readWallTime, type WallTime } from './wall-time.ts';

export type CsvSource = 'Strong' | 'Hevy' | 'FitNotes';

/** One line of a log: a set, or only a note. */
export interface ImportRow {
  startedAt: WallTime;
  endedAt: WallTime | null;
  title: string;
  /** Of the whole workout. */
  seconds: number;
  exercise: string;
  set: LoggedSet | null;
  notes: string;
  exerciseNotes: string;
}

/** The name of a column, small and without spaces. */
export const plainColumn = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '');

interface Layout {
  needs: readonly string[];
  start: string;
  exercise: string;
}

const layouts: Record<CsvSource, Layout> = {
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
  // It has days alone, and no names of workouts.
  FitNotes: {
    needs: ['date', 'exercise', 'category', 'reps'],
    start: 'date',
    exercise: 'exercise',
  },
};

export function sourceOf(columns: readonly string[]): CsvSource | null {
  const known = Object.entries(layouts) as [CsvSource, Layout][];
  return known.find(([, { needs }]) => needs.every((one) => columns.includes(one)))?.[0] ?? null;
}

/** The cell of a field in a line, trimmed; empty where there is none. */
type TextOf = (cells: readonly string[]) => string;

/** Of the named columns the first that a line fills. Looked up once: a log has many lines. */
function field(columns: readonly string[], ...names: string[]): TextOf {
  const places = names.map((name) => columns.indexOf(name)).filter((place) => place >= 0);
  return (cells) => {
    for (const place of places) {
      const text = cells[place]?.trim();
      if (text) return text;
    }
    return '';
  };
}

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i;

/** Zero for an empty cell, not a number for one that holds something else. */
function readAmount(text: string): number {
  const plain = text.replace(',', '.');
  return plain === '' || decimal.test(plain) ? Number(plain) : Number.NaN;
}

/** Of the longest in words. What goes on is none, and each number in it is looked for anew. */
const lengthCharacters = 40;

/** '1h 5m', '45min', '3600', '3600s', '0:30:00', '2:15'. */
function readSeconds(text: string): number {
  if (text === '' || text.length > lengthCharacters) return 0;
  if (text.includes(':')) {
    const seconds = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
  }
  const plain = readAmount(text);
  if (!Number.isNaN(plain)) return Math.max(0, plain);
  const unit = (name: string) => Number(new RegExp(`(\\d+)\\s*${name}`).exec(text)?.[1] ?? 0);
  return unit('h') * 3600 + unit('m') * 60 + unit('s');
}

/** The lines of a session repeat what they say of it. */
function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}

const metersPerMile = 1609.344;
const metersPer: Readonly<Record<string, number>> = {
  m: 1,
  meters: 1,
  km: 1000,
  kilometers: 1000,
  mi: metersPerMile,
  miles: metersPerMile,
  ft: 0.3048,
  feet: 0.3048,
  yd: 0.9144,
  yards: 0.9144,
};
/** Of who weighs in this unit. */
const usualMeters: Readonly<Record<WeightUnit, number>> = { kg: 1000, lb: metersPerMile };

interface ReadOptions {
  source: CsvSource;
  /** What weights are in where the file does not say; distances are kilometers or miles with it. */
  unit: WeightUnit;
}

export interface RowReader {
  startOf: TextOf;
  /** Strong writes its pauses as lines of their own. */
  isPause: (cells: readonly string[]) => boolean;
  /** Whether a line has a weight or a distance of nobody knows what. */
  lacksUnit: (cells: readonly string[]) => boolean;
  /** Null for a line that cannot be made out. */
  read: (cells: readonly string[], order: DateOrder | null) => ImportRow | null;
}

/** Reads the lines of a log with these columns. */
export function createRowReader(columns: readonly string[], options: ReadOptions): RowReader {
  const { source, unit } = options;
  const isHevy = source === 'Hevy';
  const startOf = field(columns, layouts[source].start);
  const endOf = field(columns, 'endtime');
  const titleOf = field(columns, 'workoutname', 'title');
  const durationOf = field(columns, 'duration', 'workoutduration', 'durationsec');
  const exerciseOf = field(columns, layouts[source].exercise);
  const inKilograms = field(columns, 'weightkg', 'weightkgs', 'kg');
  const inPounds = field(columns, 'weightlbs', 'weightlb', 'lbs', 'lb');
  const inEither = field(columns, 'weight');
  const unitOf = field(columns, 'weightunit');
  const repsOf = field(columns, 'reps');
  const rpeOf = field(columns, 'rpe');
  const orderOf = field(columns, 'setorder');
  const typeOf = field(columns, 'settype', 'kind');
  const secondsOf = field(columns, 'seconds', 'durationseconds', 'time');
  const distances = Object.entries(metersPer).map(
    ([name, factor]) => [field(columns, `distance${name}`), factor] as const,
  );
  const distanceOf = field(columns, 'distance');
  const distanceUnitOf = field(columns, 'distanceunit');
  const notesOf = field(columns, 'workoutnotes', 'description');
  const exerciseNotesOf = field(columns, 'notes', 'exercisenotes', 'comment');
  let order: DateOrder | null = null;
  const startTime = rememberLast((text) => readWallTime(text, order));
  const endTime = rememberLast((text) => readWallTime(text, order));
  const duration = rememberLast(readSeconds);

  /** Null where neither the line nor its column says. */
  function statedUnit(cells: readonly string[]): WeightUnit | null {
    if (inKilograms(cells) !== '') return 'kg';
    if (inPounds(cells) !== '') return 'lb';
    const said = unitOf(cells).toLowerCase();
    if (said.startsWith('kg')) return 'kg';
    return said.startsWith('lb') ? 'lb' : null;
  }

  function readSet(cells: readonly string[]): LoggedSet | null {
    const amount = readAmount(inKilograms(cells) || inPounds(cells) || inEither(cells));
    const reps = readAmount(repsOf(cells));
    const rpe = readAmount(rpeOf(cells));
    if (Number.isNaN(amount) || Number.isNaN(reps)) return null;
    const kilograms = amount > 0 ? toKilograms(amount, statedUnit(cells) ?? unit) : 0;
    const set: LoggedSet = {};
    // A set that is held for a time is written with no reps, one without a load with no weight,
    // and the help of a machine with less than none.
    if (reps > 0) set.reps = reps;
    if (kilograms > 0) set.weight = Math.round(kilograms * 100) / 100;
    if (rpe >= 1 && rpe <= 10) set.rpe = rpe;
    const seconds = readSeconds(secondsOf(cells));
    if (seconds > 0) set.seconds = seconds;
    const meters = readMeters(cells);
    if (meters > 0) set.distanceMeters = Math.round(meters);
    if (isOfType(cells, 'w', 'warm')) set.role = 'ramp';
    if (isOfType(cells, 'd', 'drop')) set.role = 'drop';
    if (isOfType(cells, 'f', 'fail')) set.role = 'failure';
    return set;
  }

  /** Strong writes a letter for its number, Hevy a word. */
  const isOfType = (cells: readonly string[], letter: string, word: string) =>
    orderOf(cells).toLowerCase() === letter || typeOf(cells).toLowerCase().startsWith(word);

  /** As the line, or its column, says; null where neither does. */
  const statedMeters = (cells: readonly string[]): number | null =>
    metersPer[plainColumn(distanceUnitOf(cells))] ?? null;

  function readMeters(cells: readonly string[]): number {
    const [inUnit, factor] = distances.find(([read]) => readAmount(read(cells)) > 0) ?? [
      distanceOf,
      statedMeters(cells) ?? usualMeters[unit],
    ];
    return readAmount(inUnit(cells)) * factor;
  }

  /** Strong writes a note of an exercise as a line of its own. */
  const isNote = (cells: readonly string[]) => /^note$/i.test(orderOf(cells));

  return {
    startOf,
    isPause: (cells) => [orderOf, exerciseOf].some((of) => /^rest timer$/i.test(of(cells))),
    lacksUnit: (cells) =>
      (readAmount(inEither(cells)) > 0 && statedUnit(cells) === null) ||
      (readAmount(distanceOf(cells)) > 0 && statedMeters(cells) === null),
    read(cells, dateOrder) {
      order = dateOrder;
      const startedAt = startTime(startOf(cells));
      const exercise = exerciseOf(cells);
      const isOnlyNote = isNote(cells);
      const set = isOnlyNote ? null : readSet(cells);
      if (!startedAt || exercise === '' || (!set && !isOnlyNote)) return null;
      return {
        startedAt,
        endedAt: isHevy ? endTime(endOf(cells)) : null,
        title: titleOf(cells) || 'Workout',
        seconds: duration(durationOf(cells)),
        exercise,
        set,
        notes: notesOf(cells),
        exerciseNotes: exerciseNotesOf(cells),
      };
    },
  };
}
