import type { StepType } from '../timer/types.ts';
import { isRecord } from '../workout/read-value.ts';
import { itemRoles } from '../workout/types.ts';
import { readTrace } from './activity/trace.ts';
import { sessionLimits as limits, setAmounts } from './limits.ts';
import { readScores } from './scores/read-score.ts';
import type {
  LoggedSet,
  SessionExercise,
  SessionSegment,
  SessionStatus,
  WorkoutSession,
} from './types.ts';

const stepTypes = {
  'pre-workout': true,
  warmup: true,
  exercise: true,
  rest: true,
  cooldown: true,
  phase_transition: true,
} satisfies Record<StepType, true>;
const statuses = { partial: true, completed: true, abandoned: true } satisfies Record<
  SessionStatus,
  true
>;

const isOneOf = <K extends string>(value: unknown, names: Record<K, true>): value is K =>
  typeof value === 'string' && Object.hasOwn(names, value);
const isText = (value: unknown, max: number = limits.textLength): value is string =>
  typeof value === 'string' && value.length <= max;
const isNumber = (value: unknown, max: number, min = 0): value is number =>
  typeof value === 'number' && value >= min && value <= max;
const isWhole = (value: unknown, max: number, min = 0): value is number =>
  Number.isInteger(value) && isNumber(value, max, min);
const isRating = (value: unknown): value is number | null =>
  value === null || isWhole(value, limits.rating.max, limits.rating.min);

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instantPattern = /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;

/** In UTC, on a day that exists. */
function isInstant(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && instantPattern.exec(value)) || [];
  if (year === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

/** Each of them, or null as soon as one is none. */
function readAll<T>(value: unknown, max: number, readOne: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const read: T[] = [];
  for (const one of value) {
    const item = readOne(one);
    if (item === null) return null;
    read.push(item);
  }
  return read;
}

/** Null as soon as one of its amounts is out of bounds. */
function readAmounts(value: Record<string, unknown>): LoggedSet | null {
  const set: LoggedSet = {};
  for (const [name, { min, max }] of setAmounts) {
    const amount = value[name];
    if (amount === undefined) continue;
    if (!isNumber(amount, max, min)) return null;
    set[name] = amount;
  }
  return set;
}

function readSet(value: unknown): LoggedSet | null {
  const set = isRecord(value) ? readAmounts(value) : null;
  if (set === null || !isRecord(value)) return null;
  const { reps, role, bandId, failed } = value;
  if (reps !== undefined) {
    if (!isWhole(reps, limits.reps)) return null;
    set.reps = reps;
  }
  if (role !== undefined) {
    const known = itemRoles.find((one) => one === role);
    if (known === undefined) return null;
    set.role = known;
  }
  if (bandId !== undefined) {
    if (!isText(bandId, limits.bandLength)) return null;
    set.bandId = bandId;
  }
  if (failed !== undefined) {
    if (failed !== true) return null;
    set.failed = failed;
  }
  return set;
}

function readPlanned(value: unknown): SessionExercise['planned'] | null {
  if (!isRecord(value)) return null;
  const { sets, seconds, reps, weight } = value;
  if (!isWhole(sets, limits.plannedSets) || !isNumber(seconds, limits.itemSeconds)) return null;
  if (reps !== undefined && !isWhole(reps, limits.reps)) return null;
  if (weight !== undefined && !isNumber(weight, limits.weightKg)) return null;
  return {
    sets,
    seconds,
    ...(reps !== undefined && { reps }),
    ...(weight !== undefined && { weight }),
  };
}

function readActual(value: unknown): SessionExercise['actual'] | null {
  if (!isRecord(value)) return null;
  const { done } = value;
  const sets = readAll(value.sets, limits.loggedSets, readSet);
  if (!sets || (done !== undefined && !isWhole(done, limits.plannedSets))) return null;
  return done === undefined ? { sets } : { sets, done };
}

function readExercise(value: unknown): SessionExercise | null {
  if (!isRecord(value)) return null;
  const { name, exerciseId, completed, personalRecord } = value;
  const planned = readPlanned(value.planned);
  const actual = readActual(value.actual);
  if (!planned || !actual || !isText(name)) return null;
  if (exerciseId !== undefined && !isText(exerciseId)) return null;
  if (typeof completed !== 'boolean' || typeof personalRecord !== 'boolean') return null;
  const names = exerciseId === undefined ? { name } : { name, exerciseId };
  return { ...names, planned, actual, completed, personalRecord };
}

function readSegment(value: unknown): SessionSegment | null {
  if (!isRecord(value)) return null;
  const { type, seconds, done, isLast } = value;
  if (!isOneOf(type, stepTypes) || !isNumber(seconds, limits.itemSeconds)) return null;
  if (typeof done !== 'boolean' || (isLast !== undefined && isLast !== true)) return null;
  return isLast ? { type, seconds, done, isLast } : { type, seconds, done };
}

function readCompletion(value: unknown): WorkoutSession['completion'] | null {
  if (!isRecord(value)) return null;
  const { status, percentage, completedExercises, totalExercises } = value;
  if (!isOneOf(status, statuses) || !isNumber(percentage, 100)) return null;
  if (!isWhole(completedExercises, limits.segments)) return null;
  if (!isWhole(totalExercises, limits.segments)) return null;
  return { status, percentage, completedExercises, totalExercises };
}

const readEquipment = (value: unknown) => (isText(value, limits.equipmentLength) ? value : null);

/**
 * From JSON, in the form that the contract has; null for anything else. The contract's own check
 * takes ten times as long, which is felt with the thousands of sessions of a file.
 */
export function readSession(value: unknown): WorkoutSession | null {
  if (!isRecord(value) || !isRecord(value.duration)) return null;
  const { id, date, updatedAt, workoutId, title, workoutType, provider, notes } = value;
  const { planned, actual } = value.duration;
  const { userRating, difficulty, benchmark } = value;
  if (typeof id !== 'string' || !idPattern.test(id)) return null;
  if (!isInstant(date) || !isInstant(updatedAt)) return null;
  if (workoutId !== undefined && !isText(workoutId)) return null;
  if (!isText(title) || !isText(workoutType) || !isText(provider, limits.providerLength)) {
    return null;
  }
  if (!isText(notes, limits.notesLength)) return null;
  if (!isNumber(planned, limits.sessionSeconds) || !isNumber(actual, limits.sessionSeconds)) {
    return null;
  }
  if (!isRating(userRating) || !isRating(difficulty)) return null;
  const completion = readCompletion(value.completion);
  const exercises = readAll(value.exercises, limits.exercises, readExercise);
  const segments = readAll(value.segments, limits.segments, readSegment);
  const equipment = readAll(value.equipment, limits.equipment, readEquipment);
  if (!completion || !exercises || !segments || !equipment) return null;
  const scores = value.scores === undefined ? undefined : readScores(value.scores);
  if (scores === null || (benchmark !== undefined && !isText(benchmark))) return null;
  const trace = value.trace === undefined ? undefined : readTrace(value.trace);
  if (trace === null) return null;
  return {
    id,
    date,
    updatedAt,
    ...(workoutId !== undefined && { workoutId }),
    title,
    workoutType,
    provider,
    duration: { planned, actual },
    completion,
    exercises,
    segments,
    ...(scores !== undefined && { scores }),
    ...(benchmark !== undefined && { benchmark }),
    ...(trace !== undefined && { trace }),
    equipment,
    userRating,
    difficulty,
    notes,
  };
}
