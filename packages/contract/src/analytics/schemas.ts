import { isEven } from '@cadence/domain/analytics/activity/trace';
import {
  sessionLimits as limits,
  type TraceColumn,
  traceColumns,
} from '@cadence/domain/analytics/limits';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { formatIds, scoreKinds } from '@cadence/domain/workout/formats/ids';
import { itemRoles } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { instant } from '../fields.ts';

const text = (max: number = limits.textLength) => z.string().check(z.maxLength(max));
const wholeUpTo = (max: number) => z.number().check(z.int(), z.gte(0), z.lte(max));
const numberUpTo = (max: number) => z.number().check(z.gte(0), z.lte(max));
const rating = z.nullable(
  z.number().check(z.int(), z.gte(limits.rating.min), z.lte(limits.rating.max)),
);

/** UUIDs of any version: the client makes version 7, imports may carry others. */
export const sessionId = z.guid('This is not the id of a session');

const loggedSet = z.object({
  reps: z.exactOptional(wholeUpTo(limits.reps)),
  weight: z.exactOptional(numberUpTo(limits.weightKg)),
  rpe: z.exactOptional(z.number().check(z.gte(limits.rpe.min), z.lte(limits.rpe.max))),
  rir: z.exactOptional(numberUpTo(limits.rir.max)),
  role: z.exactOptional(z.enum(itemRoles)),
  seconds: z.exactOptional(numberUpTo(limits.itemSeconds)),
  distanceMeters: z.exactOptional(numberUpTo(limits.distanceMeters)),
  calories: z.exactOptional(numberUpTo(limits.calories)),
  addedKg: z.exactOptional(numberUpTo(limits.weightKg)),
  assistKg: z.exactOptional(numberUpTo(limits.weightKg)),
  bandId: z.exactOptional(text(limits.bandLength)),
  failed: z.exactOptional(z.literal(true)),
});

const scoreValue = numberUpTo(limits.scoreValue);
const scoreCount = wholeUpTo(limits.scoreValue);

export const score = z.object({
  kind: z.enum(scoreKinds),
  value: scoreValue,
  block: scoreCount,
  format: z.enum(formatIds),
  title: text(),
  rounds: z.exactOptional(scoreCount),
  reps: z.exactOptional(scoreCount),
  repsPlanned: z.exactOptional(scoreCount),
  splits: z.exactOptional(z.array(scoreValue).check(z.maxLength(limits.splits))),
  scaled: z.exactOptional(text()),
  loads: z.exactOptional(text()),
  cap: z.exactOptional(scoreValue),
  capped: z.exactOptional(z.literal(true)),
});

export const sessionExercise = z.object({
  name: text(),
  exerciseId: z.exactOptional(text()),
  planned: z.object({
    sets: wholeUpTo(limits.plannedSets),
    seconds: numberUpTo(limits.itemSeconds),
    reps: z.exactOptional(wholeUpTo(limits.reps)),
    weight: z.exactOptional(numberUpTo(limits.weightKg)),
  }),
  actual: z.object({
    sets: z.array(loggedSet).check(z.maxLength(limits.loggedSets)),
    done: z.exactOptional(wholeUpTo(limits.plannedSets)),
  }),
  completed: z.boolean(),
  personalRecord: z.boolean(),
});

export const segment = z.object({
  type: z.enum(['pre-workout', 'warmup', 'exercise', 'rest', 'cooldown', 'phase_transition']),
  seconds: numberUpTo(limits.itemSeconds),
  done: z.boolean(),
  isLast: z.exactOptional(z.literal(true)),
});

const traceColumn = (name: TraceColumn) => {
  const { min, max } = traceColumns[name];
  const cell = z.nullable(z.number().check(z.gte(min), z.lte(max)));
  return z.exactOptional(z.array(cell).check(z.maxLength(limits.traceRows)));
};

const trace = z
  .object({
    seconds: z.array(numberUpTo(limits.sessionSeconds)).check(z.maxLength(limits.traceRows)),
    heartRate: traceColumn('heartRate'),
    meters: traceColumn('meters'),
    latitude: traceColumn('latitude'),
    longitude: traceColumn('longitude'),
    altitude: traceColumn('altitude'),
  })
  .check(z.refine(isEven, 'Every column of a trace is as long as its seconds'));

export const session = z.object({
  id: sessionId,
  date: instant,
  updatedAt: instant,
  workoutId: z.exactOptional(text()),
  title: text(),
  workoutType: text(),
  provider: text(limits.providerLength),
  duration: z.object({
    planned: numberUpTo(limits.sessionSeconds),
    actual: numberUpTo(limits.sessionSeconds),
  }),
  completion: z.object({
    status: z.enum(['partial', 'completed', 'abandoned']),
    percentage: numberUpTo(100),
    completedExercises: wholeUpTo(limits.segments),
    totalExercises: wholeUpTo(limits.segments),
  }),
  exercises: z.array(sessionExercise).check(z.maxLength(limits.exercises)),
  segments: z.array(segment).check(z.maxLength(limits.segments)),
  scores: z.exactOptional(z.array(score).check(z.maxLength(limits.scores))),
  benchmark: z.exactOptional(text()),
  trace: z.exactOptional(trace),
  equipment: z.array(text(limits.equipmentLength)).check(z.maxLength(limits.equipment)),
  userRating: rating,
  difficulty: rating,
  notes: text(limits.notesLength),
}) satisfies z.core.$ZodType<WorkoutSession>;

/** Of a device that was long without a connection, or has imported a log. */
export const sessionChanges = z.object({
  sessions: z.array(session).check(z.maxLength(limits.batch)),
  deleted: z.array(sessionId).check(z.maxLength(limits.batch)),
});

export const sessionPage = z.object({
  sessions: z.array(session),
  deleted: z.array(z.string()),
  cursor: z.nullable(z.string()),
  more: z.boolean(),
});
