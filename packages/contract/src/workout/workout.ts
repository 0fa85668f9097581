import { formatIds, scoreKinds } from '@cadence/domain/workout/formats/ids';
import { blockLimits, maxItems, textLimits } from '@cadence/domain/workout/limits';
import {
  type Block,
  type Exercise,
  itemRoles,
  type Phase,
  paceUnits,
  stepModes,
  type Workout,
} from '@cadence/domain/workout/types';
import * as z from 'zod/mini';

const words = z.string().check(z.maxLength(textLimits.length));
const text = z.exactOptional(words);
const number = z.exactOptional(z.number());

/** Of a list that is too long no item is looked at. */
const listOf = <T>(item: z.ZodMiniType<T, T>, max: number) => z.array(item).check(z.maxLength(max));
const texts = z.exactOptional(listOf(words, textLimits.lines));

/**
 * Fields that are not named here pass through (docs/decisions/0011). Numbers are
 * bounded by `normaliseWorkout` on both sides, not here: an odd one is put right,
 * no workout is refused for it.
 */
const exercise: z.ZodMiniType<Exercise, Exercise> = z.looseObject({
  name: words,
  type: z.enum(['exercise', 'rest', 'warmup', 'cooldown', 'pre-workout']),
  exerciseId: text,
  duration: number,
  reps: number,
  repsText: text,
  sets: number,
  secondsPerRep: number,
  instructions: text,
  description: text,
  restAfter: number,
  restBetweenSets: number,
  phase: text,
  setScheme: z.exactOptional(
    z.looseObject({
      sets: number,
      reps: number,
      weightPercentage: number,
      restBetweenSets: number,
    }),
  ),
  weight: z.exactOptional(z.union([z.number(), words])),
  side: z.exactOptional(z.enum(['left', 'right', 'both'])),
  cues: texts,
  modifications: texts,
  rpe: number,
  tempo: text,
  role: z.exactOptional(z.enum(itemRoles)),
  rir: number,
  group: text,
  distanceMeters: number,
  calories: number,
  pace: z.exactOptional(z.object({ unit: z.enum(paceUnits), lo: z.number(), hi: z.number() })),
  heartRate: z.exactOptional(z.object({ lo: z.number(), hi: z.number() })),
  loadNote: text,
  stepMode: z.exactOptional(z.enum(stepModes)),
});

const block: z.ZodMiniType<Block, Block> = z.looseObject({
  kind: z.enum(formatIds),
  title: z.string().check(z.maxLength(blockLimits.titleLength)),
  items: listOf(exercise, blockLimits.items),
  minutes: number,
  capSeconds: number,
  rounds: number,
  everySeconds: number,
  workSeconds: number,
  restSeconds: number,
  ladder: z.exactOptional(listOf(z.number(), blockLimits.rungs)),
  restBetween: number,
  restAfter: number,
  score: z.enum(scoreKinds),
});

const phase: z.ZodMiniType<Phase, Phase> = z.looseObject({
  name: words,
  exercises: listOf(exercise, maxItems),
});

export const workout: z.ZodMiniType<Workout, Workout> = z.looseObject({
  id: text,
  userId: text,
  title: text,
  workoutType: text,
  referencePattern: text,
  totalRounds: number,
  restBetweenRounds: number,
  workoutStructure: text,
  estimatedDuration: number,
  motivationalMessage: text,
  workoutReasoning: text,
  coachingNotes: text,
  workoutGoals: texts,
  periodizationPhase: text,
  workout: listOf(exercise, maxItems),
  phases: z.exactOptional(listOf(phase, maxItems)),
  isStructured: z.exactOptional(z.boolean()),
  generatedAt: text,
  source: words,
  provider: text,
  safetyNotes: texts,
  archetype: text,
  benchmark: z.exactOptional(z.object({ id: words, scaled: text })),
  play: z.exactOptional(z.object({ blocks: listOf(block, blockLimits.blocks) })),
  honesty: texts,
});

/** Ten times what the longest generated one takes. */
const maxWorkoutCharacters = 200_000;

/** A workout that a device sends: bounded as a whole, since its texts and extra fields are free. */
export const sentWorkout = workout.check(
  z.refine(
    (value) => JSON.stringify(value).length <= maxWorkoutCharacters,
    'This workout is too large',
  ),
);
