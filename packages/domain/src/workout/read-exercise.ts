import { defined, keepExtras } from './defined.ts';
import { bounds, maxItems } from './limits.ts';
import { type Prescription, readPrescription } from './prescription.ts';
import { readDose } from './read-dose.ts';
import { readLength, readRest } from './read-time.ts';
import {
  clamp,
  isRecord,
  readClamped,
  readId,
  readList,
  readNumber,
  readPositive,
  readProse,
  readText,
  readTexts,
  readWhole,
} from './read-value.ts';
import { readWeight } from './read-weight.ts';
import type { Exercise, ExerciseType, SetScheme, Side } from './types.ts';

const typePatterns: [ExerciseType, RegExp][] = [
  ['pre-workout', /^(pre[-_ ]?workout|intro(duction)?)$/],
  ['warmup', /\bwarm[-_ ]?up/],
  ['cooldown', /\bcool[-_ ]?down/],
  ['rest', /^(rest|break|recovery|pause)( period| between .*| \d.*)?$/],
];

/** As we write them ourselves: most need no pattern. */
const ownTypes: readonly ExerciseType[] = ['exercise', 'rest', 'warmup', 'cooldown', 'pre-workout'];

function matchType(text: string | undefined): ExerciseType | undefined {
  const word = text?.toLowerCase();
  return word === undefined ? undefined : typePatterns.find(([, p]) => p.test(word))?.[0];
}

/**
 * An explicit type counts, so that a warm-up can be played as an exercise in a
 * phase called 'Warm-up'. Without one, the item's or the phase's name tells.
 */
function readType(draft: Record<string, unknown>, phase: string | undefined): ExerciseType {
  const own = ownTypes.find((type) => type === draft.type);
  if (own !== undefined) return own;
  const given = readText(draft.type);
  if (given !== undefined) return matchType(given) ?? 'exercise';
  return matchType(readText(draft.name)) ?? matchType(phase) ?? 'exercise';
}

/** Some models write 0.7 for 70 %. */
function readPercentage(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value.replace('%', '') : value;
  const number = readNumber(text);
  if (number === undefined || number <= 0) return undefined;
  return clamp(number <= 1.5 ? Math.round(number * 100) : number, bounds.weightPercentage);
}

function readReps(value: unknown): Prescription {
  const number = readPositive(value, bounds.reps);
  if (number !== undefined) return { reps: number };
  const text = readNumber(value) === undefined ? readText(value) : undefined;
  return text === undefined ? {} : readPrescription(text);
}

function readSetScheme(value: unknown): SetScheme | undefined {
  if (!isRecord(value)) return undefined;
  const scheme = keepExtras(value, {
    sets: readWhole(value.sets, bounds.sets),
    reps: readReps(value.reps).reps,
    weightPercentage: readPercentage(value.weightPercentage),
    restBetweenSets: readRest(value.restBetweenSets),
  });
  return Object.keys(scheme).length > 0 ? scheme : undefined;
}

function readSide(value: unknown): Side | undefined {
  return value === 'left' || value === 'right' || value === 'both' ? value : undefined;
}

function readName(draft: Record<string, unknown>, type: ExerciseType): string | undefined {
  const name = readText(draft.name);
  if (name !== undefined) return name;
  if (type === 'rest') return 'Rest';
  // Spec §3: a plan's item may carry only its set scheme.
  const signs = ['duration', 'reps', 'sets', 'setScheme', 'instructions', 'exerciseId'];
  return signs.some((sign) => draft[sign] !== undefined && draft[sign] !== null)
    ? 'Exercise'
    : undefined;
}

function readExercise(value: unknown, phase?: string): Exercise | undefined {
  const draft = typeof value === 'string' ? { name: value } : value;
  if (!isRecord(draft)) return undefined;
  const ownPhase = readText(draft.phase) ?? phase;
  const type = readType(draft, ownPhase);
  const name = readName(draft, type);
  if (name === undefined) return undefined;
  const told = readReps(draft.reps);
  return keepExtras(draft, {
    name,
    type,
    exerciseId: readId(draft.exerciseId),
    duration: readLength(draft.duration) ?? told.duration,
    reps: told.reps,
    repsText: readText(draft.repsText) ?? told.repsText,
    sets: readWhole(draft.sets, bounds.sets) ?? told.sets,
    secondsPerRep: readClamped(draft.secondsPerRep, bounds.secondsPerRep),
    instructions: readProse(draft.instructions),
    description: readProse(draft.description),
    restAfter: readRest(draft.restAfter),
    restBetweenSets: readRest(draft.restBetweenSets),
    phase: ownPhase,
    setScheme: readSetScheme(draft.setScheme),
    weight: readWeight(draft.weight),
    side: readSide(draft.side) ?? told.side,
    cues: readTexts(draft.cues),
    modifications: readTexts(draft.modifications),
    rpe: readClamped(draft.rpe, bounds.rpe),
    tempo: readId(draft.tempo),
    ...readDose(draft),
  });
}

/** Those with a phase of their own, which read the same wherever they stand. */
export type KnownExercises = Map<unknown, Exercise>;

/** A list that is its phases in order holds every item twice: `known` has it read once. */
export function readExercises(
  value: unknown,
  phase?: string,
  known: KnownExercises = new Map(),
): Exercise[] {
  return readList(value, maxItems)
    .map((item) => {
      const exercise = known.get(item) ?? readExercise(item, phase);
      if (exercise && isRecord(item) && readText(item.phase) !== undefined)
        known.set(item, exercise);
      return exercise;
    })
    .filter((item) => item !== undefined);
}

export function exerciseFrom(prescription: Prescription): Partial<Exercise> {
  const { rest, weightPercentage, ...fields } = prescription;
  return {
    ...fields,
    ...defined({
      restBetweenSets: rest,
      setScheme: weightPercentage === undefined ? undefined : { weightPercentage },
    }),
  };
}
