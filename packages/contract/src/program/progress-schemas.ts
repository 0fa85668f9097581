import { programLimits, sessionStates } from '@cadence/domain/program/types';
import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { workout } from '../workout/workout.ts';
import { day, programId } from './schemas.ts';

const { weeks, sessionsPerWeek } = programLimits;
const week = z.number().check(z.int(), z.gte(1), z.lte(weeks.max));
const session = z.number().check(z.int(), z.gte(1), z.lte(sessionsPerWeek.max));

/** When the device made the change, where that was earlier: of two the later one stays. */
const changedAt = { changed_at: z.optional(instant) };

export const sessionLine = z.object({
  week: z.number(),
  session: z.number(),
  date: z.string(),
  title: z.string(),
  focus: z.string(),
  status: z.enum(sessionStates),
  workout_id: z.string(),
});

const progress = {
  program_id: z.string(),
  program_name: z.string(),
  total_weeks: z.number(),
  current_week: z.number(),
  current_session: z.number(),
  current_phase: z.string(),
  completed_sessions: z.number(),
  skipped_sessions: z.number(),
  total_sessions: z.number(),
  completion_percentage: z.number(),
  /** Null once every session is completed or skipped. */
  next_session: z.nullable(sessionLine),
  /** Open ones whose day has gone by. */
  missed_sessions: z.array(sessionLine),
  /** Another text whenever anything of the program has changed: whoever knows it need not read all of it again. */
  revision: z.optional(z.string()),
  /** What to say and offer at the end; null before. */
  finished: z.nullable(
    z.object({ message: z.string(), suggestion: z.string(), weeks: z.number() }),
  ),
};

export const programProgress = z.object(progress);

export const movedReply = z.object({
  ...progress,
  /** What is odd about the new day, if anything. */
  note: z.nullable(z.string()),
});

export const updateSessionBody = z.object({
  workout_id: z.string().check(z.maxLength(100)),
  completed: z.boolean(),
  ...changedAt,
});

/** The session to skip; the next one where none is named. */
export const skipBody = z.optional(
  z.object({ workout_id: z.optional(z.string().check(z.maxLength(100))), ...changedAt }),
);

/** The current one where it is left out; a device that was away names the one it meant. */
const namedProgram = { program_id: z.optional(programId) };

export const jumpBody = z.object({ week, session, ...namedProgram, ...changedAt });

export const moveBody = z.object({
  week,
  session,
  date: day,
  ...namedProgram,
  ...changedAt,
});

/** From this day on; from today where it is left out. */
export const weekOffBody = z.object({ from: z.optional(day), ...changedAt });

/** The day it is for the user; the server's own where it is left out. */
const today = { today: z.optional(day) };

export const progressQuery = z.object(today);

export const upcomingQuery = z.object({
  weeks: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(weeks.max)), 2),
  ...today,
});

export const preview = z.object({
  workout_id: z.string(),
  week: z.number(),
  /** Of the program; a copy from before it was told has none. */
  total_weeks: z.optional(z.number()),
  session: z.number(),
  date: z.string(),
  title: z.string(),
  workout,
});

export const proposal = z.object({
  week: z.number(),
  session: z.number(),
  workout_id: z.string(),
  changes: z.array(
    z.object({
      exercise_id: z.string(),
      name: z.string(),
      /** Kilograms where it is left out. */
      unit: z.optional(z.enum(['kg', 'reps'])),
      from: z.nullable(z.number()),
      to: z.number(),
      reason: z.string(),
    }),
  ),
  restart_at: z.nullable(z.object({ week: z.number(), session: z.number() })),
  summary: z.string(),
});

/** The proposal that was looked at; one that is no longer made is not applied. */
export const acceptBody = z.object({ workout_id: z.string().check(z.maxLength(100)) });
