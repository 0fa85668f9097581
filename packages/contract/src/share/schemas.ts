import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { RequestChange } from '@cadence/domain/planner/receipts/changes';
import { programLimits } from '@cadence/domain/program/types';
import { variationTypes } from '@cadence/domain/program/weeks/weeks';
import { goals } from '@cadence/domain/reading/vocabulary';
import {
  type SharedContent,
  type SharedSession,
  type SharedTimer,
  type SharedWeek,
  shareKinds,
  shareLimits,
} from '@cadence/domain/share/types';
import { customKinds, customLimits } from '@cadence/domain/timer/custom';
import { quickLimits } from '@cadence/domain/timer/quick';
import type { Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { score, segment } from '../analytics/schemas.ts';
import { day } from '../program/schemas.ts';
import { sentWorkout, workout } from '../workout/workout.ts';

const words = (max: number) => z.string().check(z.maxLength(max));
const within = ({ min, max }: { min: number; max: number }) =>
  z.number().check(z.int(), z.gte(min), z.lte(max));
const listOf = <T>(item: z.ZodMiniType<T, T>, max: number) => z.array(item).check(z.maxLength(max));

const timer: z.ZodMiniType<SharedTimer, SharedTimer> = z.object({
  kind: z.enum(customKinds),
  intervals: listOf(
    z.object({
      name: words(customLimits.nameLength),
      seconds: within(customLimits.seconds),
      isRest: z.boolean(),
    }),
    customLimits.intervals,
  ),
  rounds: within(quickLimits.rounds),
  restBetween: within(quickLimits.restSeconds),
  leadInSeconds: within(quickLimits.leadInSeconds),
  minutes: within(customLimits.minutes),
});

const seconds = z.number().check(z.gte(0), z.lte(sessionLimits.sessionSeconds));

const session: z.ZodMiniType<SharedSession, SharedSession> = z.object({
  workoutType: words(sessionLimits.textLength),
  duration: z.object({ planned: seconds, actual: seconds }),
  lines: listOf(
    z.object({
      name: words(sessionLimits.textLength),
      exerciseId: z.exactOptional(words(sessionLimits.textLength)),
      sets: within({ min: 0, max: sessionLimits.plannedSets }),
      done: within({ min: 0, max: sessionLimits.plannedSets }),
      seconds,
      reps: z.exactOptional(within({ min: 0, max: sessionLimits.reps })),
    }),
    sessionLimits.exercises,
  ),
  segments: listOf(segment, sessionLimits.segments),
  scores: listOf(score, sessionLimits.scores),
});

const factor = z.number().check(z.gte(0), z.lte(10));

/** In whichever of its forms a session holds them. */
function itemsOf({ workout: items, phases = [], play }: Workout): number {
  const inPhases = phases.reduce((sum, { exercises }) => sum + exercises.length, 0);
  const inBlocks = (play?.blocks ?? []).reduce((sum, block) => sum + block.items.length, 0);
  return items.length + inPhases + inBlocks;
}

const allItems = (weeks: readonly SharedWeek[]): number =>
  weeks.flatMap(({ sessions }) => sessions).reduce((sum, one) => sum + itemsOf(one.workout), 0);

const program = z.object({
  goalKind: z.enum(goals),
  weeks: listOf(
    z.object({
      label: words(200),
      variation: z.object({ type: z.enum(variationTypes), volume: factor, intensity: factor }),
      sessions: listOf(
        z.object({
          /** A session that was moved may lie beyond its week. */
          day: within({ min: 0, max: 7 * programLimits.weeks.max * 2 }),
          title: words(sessionLimits.textLength),
          focus: words(sessionLimits.textLength),
          workout: sentWorkout,
        }),
        programLimits.sessionsPerWeek.max,
      ),
    }),
    programLimits.weeks.max + 4,
  ).check(
    z.minLength(1),
    z.refine(
      (weeks) => allItems(weeks) <= shareLimits.programItems,
      'This program has too many exercises to share',
    ),
  ),
});

/** What somebody else gets to see: the same on the way in and out. */
const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('workout'), workout: sentWorkout }),
  z.object({ kind: z.literal('timer'), timer }),
  z.object({ kind: z.literal('program'), program }),
  z.object({ kind: z.literal('session'), session }),
]) satisfies z.core.$ZodType<SharedContent>;

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give it a title'),
    z.maxLength(shareLimits.titleLength, `Use at most ${shareLimits.titleLength} characters`),
  );

export const shareTitle = z.object({ title });

export const shareRequest = z.object({ title, content, days: within(shareLimits.days) });

export const shareId = z.object({ id: z.guid('This is not the id of a link') });

const link = z.object({
  id: z.string(),
  kind: z.enum(shareKinds),
  title: z.string(),
  made_at: z.string(),
  ends_at: z.string(),
});

/** The secret of the link is told this once. */
export const shareMade = z.object({ token: z.string(), share: link });

export const shareList = z.object({ shares: z.array(link) });

export const shareToken = z.object({ token: z.string().check(z.maxLength(100)) });

export const sharedReply = z.object({ title: z.string(), ends_at: z.string(), content });

export const takeRequest = z.object({
  /** When a program is to begin; today where it is left out. */
  start_date: z.optional(day),
  /** Reasons of holds that the taker has been cleared for. A stop is not lifted by this. */
  cleared: z.optional(listOf(words(100), 20)),
});

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('swapped'),
    from: z.string(),
    to: z.string(),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('dropped'), from: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('retimed'), note: z.string() }),
  z.object({ kind: z.literal('replaced'), note: z.string() }),
]) satisfies z.core.$ZodType<RequestChange>;

/** What became of it in the taker's account, and what was changed for them. */
export const taken = z.object({
  changes: z.array(change),
  workout: z.nullable(workout),
  timer: z.nullable(timer),
  program_id: z.nullable(z.string()),
});
