import { keepExtras } from './defined.ts';
import { flatList } from './flat-list.ts';
import { bounds, generationDefaults, maxItems } from './limits.ts';
import { type KnownExercises, readExercises } from './read-exercise.ts';
import { readBenchmark, readPlay } from './read-play.ts';
import { readMinutesField, readRest } from './read-time.ts';
import {
  isRecord,
  readId,
  readList,
  readProse,
  readText,
  readTexts,
  readWhole,
} from './read-value.ts';
import type { Exercise, Phase, Workout } from './types.ts';

function readPhases(value: unknown, known: KnownExercises): Phase[] {
  let room = maxItems;
  const phases: Phase[] = [];
  for (const draft of readList(value, maxItems)) {
    if (!isRecord(draft)) continue;
    const name = readText(draft.name) ?? `Phase ${phases.length + 1}`;
    const exercises = readExercises(draft.exercises, name, known).slice(0, room);
    room -= exercises.length;
    phases.push(keepExtras(draft, { name, exercises }));
  }
  return phases;
}

const countExercises = (items: Exercise[]) => items.filter(({ type }) => type !== 'rest').length;

/** Spec §4: the phases become the list when that yields more exercises. */
function flattenPhases(listed: Exercise[], phases: Phase[]): Exercise[] {
  const flat = phases.flatMap(({ exercises }) => exercises);
  return countExercises(flat) > countExercises(listed) ? flat : listed;
}

/** A time stamp may be a number of milliseconds in an older store. */
function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'number') return readText(value);
  return Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** What has been read once need not be read again: planner, gates and timer pass it on. */
const alreadyRead = new WeakSet<object>();

/**
 * Reads a workout from whatever a model, a server or a store has sent. Bad
 * numbers are put right here and nowhere else; rounds, rests and minutes that
 * the plan does not state stay absent, because only the timer's builder knows
 * what they then mean (docs/decisions/0011).
 */
export function normaliseWorkout(draft: unknown): Workout {
  const source = isRecord(draft) ? draft : {};
  if (alreadyRead.has(source)) return source as unknown as Workout;
  const known: KnownExercises = new Map();
  const phases = readPhases(source.phases, known);
  const listed = flattenPhases(readExercises(source.workout, undefined, known), phases);
  const play = readPlay(source.play);
  const workout: Workout = keepExtras(source, {
    id: readId(source.id),
    userId: readId(source.userId),
    title: readText(source.title),
    workoutType: readText(source.workoutType),
    referencePattern: readText(source.referencePattern),
    totalRounds: readWhole(source.totalRounds, bounds.rounds),
    restBetweenRounds: readRest(source.restBetweenRounds),
    workoutStructure: readProse(source.workoutStructure),
    estimatedDuration: readMinutesField(source.estimatedDuration),
    motivationalMessage: readProse(source.motivationalMessage),
    workoutReasoning: readProse(source.workoutReasoning),
    coachingNotes: readProse(source.coachingNotes),
    workoutGoals: readTexts(source.workoutGoals),
    periodizationPhase: readText(source.periodizationPhase),
    workout: play ? flatList(listed, play) : listed,
    phases: phases.length > 0 ? phases : undefined,
    isStructured: readFlag(source.isStructured),
    generatedAt: readInstant(source.generatedAt),
    source: readText(source.source) ?? generationDefaults.source,
    provider: readText(source.provider),
    safetyNotes: readTexts(source.safetyNotes),
    equipment: readTexts(source.equipment),
    archetype: readText(source.archetype),
    benchmark: readBenchmark(source.benchmark),
    play,
    honesty: readTexts(source.honesty),
  });
  alreadyRead.add(workout);
  return workout;
}
