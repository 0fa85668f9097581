import { maxItems } from '@cadence/domain/workout/limits';
import type { Exercise, Phase, Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';

const text = z.exactOptional(z.string());
const texts = z.exactOptional(z.array(z.string()));
const number = z.exactOptional(z.number());

/**
 * Fields that are not named here pass through (docs/decisions/0011). Numbers are
 * bounded by `normaliseWorkout` on both sides, not here: an odd one is put right,
 * no workout is refused for it.
 */
const exercise: z.ZodMiniType<Exercise, Exercise> = z.lazy(() =>
  z.looseObject({
    name: z.string(),
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
    weight: z.exactOptional(z.union([z.number(), z.string()])),
    side: z.exactOptional(z.enum(['left', 'right', 'both'])),
    cues: texts,
    modifications: texts,
    rpe: number,
    tempo: text,
  }),
);

const phase: z.ZodMiniType<Phase, Phase> = z.looseObject({
  name: z.string(),
  exercises: z.array(exercise).check(z.maxLength(maxItems)),
});

export const workout: z.ZodMiniType<Workout, Workout> = z.lazy(() =>
  z.looseObject({
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
    workout: z.array(exercise).check(z.maxLength(maxItems)),
    phases: z.exactOptional(z.array(phase).check(z.maxLength(maxItems))),
    isStructured: z.exactOptional(z.boolean()),
    generatedAt: text,
    source: z.string(),
    provider: text,
    safetyNotes: texts,
  }),
);

/** Ten times what the longest generated one takes. */
const maxWorkoutCharacters = 200_000;

/** A workout that a device sends: bounded as a whole, since its texts and extra fields are free. */
export const sentWorkout = workout.check(
  z.refine(
    (value) => JSON.stringify(value).length <= maxWorkoutCharacters,
    'This workout is too large',
  ),
);
