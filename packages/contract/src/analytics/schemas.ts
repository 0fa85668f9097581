import type { WorkoutSession } from '@cadence/domain/analytics/types';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.maxLength(max));
const wholeUpTo = (max: number) => z.number().check(z.int(), z.gte(0), z.lte(max));
const numberUpTo = (max: number) => z.number().check(z.gte(0), z.lte(max));
const rating = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(5)));
const daySeconds = 86_400;

/** UUIDs of any version: the client makes version 7, imports may carry others. */
export const sessionId = z.guid('This is not the id of a session');

const instant = z.iso.datetime('Use an instant such as 2026-03-01T08:00:00Z');

const loggedSet = z.object({
  reps: z.exactOptional(wholeUpTo(10_000)),
  weight: z.exactOptional(numberUpTo(2000)),
  rpe: z.exactOptional(z.number().check(z.gte(1), z.lte(10))),
});

const sessionExercise = z.object({
  name: text(200),
  exerciseId: z.exactOptional(text(200)),
  planned: z.object({
    sets: wholeUpTo(4000),
    seconds: numberUpTo(daySeconds),
    reps: z.exactOptional(wholeUpTo(10_000)),
    weight: z.exactOptional(numberUpTo(2000)),
  }),
  actual: z.object({ sets: z.array(loggedSet).check(z.maxLength(400)) }),
  completed: z.boolean(),
  personalRecord: z.boolean(),
});

const segment = z.object({
  type: z.enum(['pre-workout', 'warmup', 'exercise', 'rest', 'cooldown', 'phase_transition']),
  seconds: numberUpTo(daySeconds),
  done: z.boolean(),
});

export const session = z.object({
  id: sessionId,
  date: instant,
  updatedAt: instant,
  workoutId: z.exactOptional(text(200)),
  title: text(200),
  workoutType: text(200),
  provider: text(100),
  duration: z.object({ planned: numberUpTo(7 * daySeconds), actual: numberUpTo(7 * daySeconds) }),
  completion: z.object({
    status: z.enum(['partial', 'completed', 'abandoned']),
    percentage: numberUpTo(100),
    completedExercises: wholeUpTo(4000),
    totalExercises: wholeUpTo(4000),
  }),
  exercises: z.array(sessionExercise).check(z.maxLength(400)),
  segments: z.array(segment).check(z.maxLength(4000)),
  equipment: z.array(text(100)).check(z.maxLength(50)),
  userRating: rating,
  difficulty: rating,
  notes: text(4000),
}) satisfies z.core.$ZodType<WorkoutSession>;

/** Opaque: where a reader of sessions got to. */
export const cursor = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z~[\da-f-]{36}$/i));

export const sessionPage = z.object({
  sessions: z.array(session),
  deleted: z.array(z.string()),
  cursor: z.nullable(z.string()),
  more: z.boolean(),
});
