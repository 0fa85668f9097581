import { formatFor } from '@cadence/domain/planner/layout/format-for';
import type { Request } from '@cadence/domain/planner/request';
import type { Format } from '@cadence/domain/reading/vocabulary';
import { defined } from '@cadence/domain/workout/defined';
import { formatDefinitions } from '@cadence/domain/workout/formats/definitions';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { isRecord } from '@cadence/domain/workout/read-value';
import type { Exercise, Phase, Workout } from '@cadence/domain/workout/types';
import { plainText } from './quote-data.ts';

type Fields = Record<string, unknown>;

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutNulls(field)]));
}

/** Some models wrap the object or call the list by another name. */
function unwrap(value: unknown): Fields {
  if (Array.isArray(value)) return { workout: value };
  if (!isRecord(value)) return {};
  if (isRecord(value.workout)) return unwrap(value.workout);
  if (!Array.isArray(value.workout) && Array.isArray(value.exercises)) {
    return { ...value, workout: value.exercises };
  }
  return value;
}

const proseLetters = 600;

/** Words that a model wrote go before people: no links, no markup. */
function cleanProse(text: string | undefined, limit = proseLetters): string | undefined {
  const plain = plainText(text ?? '', limit)
    .replace(/\b(https?:\/\/|www\.)\S+/gi, '')
    .replace(/[<>`*_#|[\]]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return plain || undefined;
}

function readItem(item: Exercise): Exercise {
  const { name, type, exerciseId, duration, reps, sets, restAfter, restBetweenSets, rpe } = item;
  const weight = typeof item.weight === 'number' && item.weight > 0 ? item.weight : undefined;
  const { weightPercentage } = item.setScheme ?? {};
  return defined({
    name: cleanProse(name, 80) ?? 'Exercise',
    type,
    exerciseId,
    duration,
    reps: reps ?? item.setScheme?.reps,
    sets: sets ?? item.setScheme?.sets,
    restAfter,
    restBetweenSets: restBetweenSets ?? item.setScheme?.restBetweenSets,
    rpe,
    weight,
    setScheme: weightPercentage === undefined ? undefined : { weightPercentage },
  }) as Exercise;
}

/** A structured plan plays its warm-up only from a phase (docs/decisions/0011). */
function toPhases(items: Exercise[]): Phase[] {
  const ofType = (name: string, ...types: Exercise['type'][]) => ({
    name,
    exercises: items
      .filter(({ type }) => types.includes(type))
      .map((item) => ({ ...item, phase: name })),
  });
  return [
    ofType('Warm-up', 'pre-workout', 'warmup'),
    ofType('Main', 'exercise', 'rest'),
    ofType('Cool-down', 'cooldown'),
  ].filter(({ exercises }) => exercises.length > 0);
}

function readLevels(value: unknown, request: Request): number[] {
  const written = Array.isArray(value) ? value : [];
  const levels = written.filter((level) => Number.isInteger(level) && level > 0 && level <= 100);
  return levels.length > 1 ? levels.slice(0, 30) : (request.body.value.levels ?? []);
}

/**
 * The three texts by which the timer tells a format apart are never a model's:
 * 'compound lifts' in its prose would turn sets into one long step.
 */
function formatFields(request: Request, read: Workout, levels: number[]): Partial<Workout> {
  const { format } = formatFor(request);
  const { label, style } = formatDefinitions[format];
  const isStructured = style === 'structured';
  const type = isStructured ? 'Strength' : label;
  const rounds = read.totalRounds;
  const structure: Partial<Record<Format, string>> = {
    emom: `EMOM ${read.estimatedDuration ?? request.minutes.value} min`,
    tabata: 'Tabata 20/10',
    pyramid: ['Pyramid', levels.join(',')].join(' ').trim(),
    sets: label,
  };
  const roundWords = rounds === undefined ? type : `${type}, ${rounds} rounds`;
  return {
    referencePattern: label,
    workoutType: type,
    workoutStructure: structure[format] ?? roundWords,
    ...(isStructured ? { isStructured } : {}),
  };
}

/** What a model has written, read for this request; null when there is no exercise in it. */
export function readDraft(value: unknown, request: Request): Workout | null {
  const fields = unwrap(withoutNulls(value));
  const read = normaliseWorkout(fields);
  const items = read.workout.map(readItem);
  if (!items.some(({ type }) => type === 'exercise')) return null;
  const isStructured = formatDefinitions[formatFor(request).format].style === 'structured';
  const phases = isStructured ? toPhases(items) : undefined;
  return defined({
    title: cleanProse(read.title, 80),
    motivationalMessage: cleanProse(read.motivationalMessage),
    workoutReasoning: cleanProse(read.workoutReasoning),
    coachingNotes: cleanProse(read.coachingNotes),
    totalRounds: read.totalRounds,
    restBetweenRounds: read.restBetweenRounds,
    estimatedDuration: read.estimatedDuration,
    ...formatFields(request, read, readLevels(fields.levels, request)),
    workout: phases ? phases.flatMap(({ exercises }) => exercises) : items,
    phases,
    source: 'ai',
  }) as Workout;
}
