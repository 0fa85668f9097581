import { doseLimits } from '@cadence/domain/planner/edit/dose-limits';
import { shownStates } from '@cadence/domain/program/coached/states';
import { programLimits } from '@cadence/domain/program/types';
import { maxItems, textLimits } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';
import { score, sessionExercise } from '../analytics/schemas.ts';
import { moveBody, sessionLine } from '../program/progress-schemas.ts';
import { workout } from '../workout/workout.ts';

/** What an athlete may allow a coach. */
export const clientRights = ['plan', 'log', 'comment', 'adjust'] as const;
export type ClientRight = (typeof clientRights)[number];

export const clientLimits = {
  coaches: 10,
  clients: 200,
  comments: 500,
  commentLength: 1000,
};

const rights = z
  .array(z.enum(clientRights))
  .check(z.minLength(1, 'Allow at least one thing'), z.maxLength(4));

export const invitationRequest = z.object({ rights });
export const rightsChange = z.object({ rights });

export const coachId = z.object({ id: z.guid('This is not the id of a coach') });
export const athleteId = z.object({ athleteId: z.guid('This is not the id of an athlete') });

const grant = z.object({
  id: z.string(),
  /** Who it is; null until the code is used. */
  coach_name: z.nullable(z.string()),
  rights,
  made_at: z.string(),
  /** Until when the code works; null once it is used. */
  code_ends_at: z.nullable(z.string()),
});

/** The code is told this once. */
export const invitationMade = z.object({ code: z.string(), coach: grant });
export const coachShown = z.object({ coach: grant });

const comment = z.object({
  id: z.string(),
  coach_name: z.string(),
  text: z.string(),
  written_at: z.string(),
});

export const coachList = z.object({ coaches: z.array(grant), comments: z.array(comment) });
export const commentId = z.object({ id: z.guid('This is not the id of a comment') });

export const acceptRequest = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(100)),
});

const client = z.object({
  athlete_id: z.string(),
  name: z.string(),
  rights,
  since: z.string(),
});
export const clientShown = z.object({ client });
export const clientList = z.object({ clients: z.array(client) });

const difference = z.object({ what: z.string(), from: z.string(), to: z.string() });

/** What this coach has proposed for a session, and what the athlete made of it. */
const proposedChange = z.object({
  state: z.enum(shownStates),
  differences: z.array(difference),
});

export const clientPlan = z.object({
  program_name: z.nullable(z.string()),
  sessions: z.array(
    z.extend(sessionLine, {
      /** With doses and loads, without cues and notes: they name injuries. */
      workout,
      change: z.nullable(proposedChange),
    }),
  ),
});

export const clientLog = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      title: z.string(),
      minutes: z.number(),
      percentage: z.number(),
      exercises: z.array(sessionExercise),
      scores: z.array(score),
      /** How hard it was, 1–5. */
      difficulty: z.nullable(z.number()),
      notes: z.string(),
    }),
  ),
});

export const commentRequest = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write something'),
      z.maxLength(
        clientLimits.commentLength,
        `Use at most ${clientLimits.commentLength} characters`,
      ),
    ),
});
export const commentMade = z.object({ comment });

export const clientMove = z.pick(moveBody, { week: true, session: true, date: true });
export const clientMoved = z.object({ note: z.nullable(z.string()) });

export const sessionPlace = z.pick(moveBody, { week: true, session: true });

const index = z.number().check(z.int(), z.gte(0), z.lt(maxItems));
export const swapsQuery = z.object({
  week: z.coerce.number().check(z.int(), z.gte(1), z.lte(programLimits.weeks.max)),
  session: z.coerce.number().check(z.int(), z.gte(1), z.lte(programLimits.sessionsPerWeek.max)),
  index: z.coerce.number().check(z.int(), z.gte(0), z.lt(maxItems)),
});
export const clientSwaps = z.object({
  swaps: z.array(z.object({ exercise_id: z.string(), name: z.string() })),
});

/** Within what an edit of the athlete's own may have. */
const amount = ({ min, max }: { min: number; max: number }) =>
  z.optional(
    z.number().check(z.gte(min, `Use at least ${min} here`), z.lte(max, `Use at most ${max} here`)),
  );

export const sessionChange = z.extend(sessionPlace, {
  lines: z
    .array(
      z.object({
        index,
        /** As it is called there: another session is not changed in its place. */
        name: z.string().check(z.maxLength(textLimits.length)),
        exercise_id: z.optional(z.string().check(z.maxLength(100))),
        sets: amount(doseLimits.sets),
        reps: amount(doseLimits.reps),
        seconds: amount(doseLimits.seconds),
        kilograms: amount(doseLimits.kilograms),
        set_rest_seconds: amount(doseLimits.setRestSeconds),
        rest_seconds: amount(doseLimits.restSeconds),
      }),
    )
    .check(z.minLength(1, 'Change something first'), z.maxLength(maxItems)),
});
export const sessionChangeMade = z.object({ change: proposedChange });
