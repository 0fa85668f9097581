import { classLimits } from '@cadence/domain/class/class-steps';
import type { OwnVersion } from '@cadence/domain/class/own-version';
import type { TimerState } from '@cadence/domain/timer/timer-state';
import * as z from 'zod/mini';
import { sentWorkout, workout } from '../workout/workout.ts';

const title = z
  .string()
  .check(z.trim(), z.minLength(1, 'Give it a title'), z.maxLength(classLimits.titleLength));

export const classRequest = z.object({ title, workout: sentWorkout });
export const classId = z.object({ id: z.guid('This is not the id of a class') });
export const classCode = z.object({ code: z.string().check(z.maxLength(40)) });

/** Where the class stands, by the server's clock: everybody computes the rest. */
const state = z.object({
  version: z.literal(1),
  status: z.enum(['not-started', 'running', 'paused', 'complete']),
  stepIndex: z.number(),
  offsetMs: z.number(),
  anchorMs: z.nullable(z.number()),
  spentMs: z.number(),
  adjustedMs: z.record(z.string(), z.number()),
}) satisfies z.core.$ZodType<TimerState>;

const line = z.object({
  id: z.string(),
  title: z.string(),
  made_at: z.string(),
  ends_at: z.string(),
});

/** The code is told this once; the big screen shows it as well. */
export const classMade = z.object({ code: z.string(), class: line });
export const classList = z.object({ classes: z.array(line) });

/** What is told whenever it changes. */
const live = z.object({ state, members: z.number() });

export const classShown = z.object({
  id: z.string(),
  title: z.string(),
  ends_at: z.string(),
  workout,
  live,
});

export const classMoves = ['start', 'pause', 'next', 'previous'] as const;
export const moveRequest = z.object({ move: z.enum(classMoves) });
export const classMoved = z.object({ live });

export const joinRequest = z.object({
  /** Reasons of holds that the athlete has been cleared for. A stop is not lifted by this. */
  cleared: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))),
});

const version = z.object({
  exercises: z.array(
    z.object({
      from: z.string(),
      to: z.nullable(z.object({ name: z.string(), exerciseId: z.string() })),
      reason: z.nullable(z.string()),
      cues: z.array(z.string()),
    }),
  ),
  rpeCap: z.number(),
}) satisfies z.core.$ZodType<OwnVersion>;

export const classJoined = z.object({ version });

export const classSocketPath = '/class/{code}/live';

/** What a device asks: what time it is. Its own time comes back with the answer. */
export const classQuestion = z.object({ sent: z.number() });

/** A frame of the class's socket. */
export const classEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('live'), live }),
  z.object({ type: z.literal('clock'), sent: z.number(), now: z.number() }),
]);
export type ClassEvent = z.output<typeof classEvent>;
export type LiveClass = z.output<typeof live>;

/** Why the socket was closed; after the first, trying again is of no use. */
export const classCloseCodes = { over: 4404, tooSlow: 4408, tooMany: 4429 } as const;
