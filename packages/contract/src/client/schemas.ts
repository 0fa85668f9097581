import * as z from 'zod/mini';
import { moveBody, sessionLine } from '../program/progress-schemas.ts';

/** What an athlete may allow a coach. */
export const clientRights = ['plan', 'log', 'comment', 'adjust'] as const;
export type ClientRight = (typeof clientRights)[number];

export const clientLimits = { coaches: 10, clients: 200, comments: 500, commentLength: 1000 };

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

export const clientPlan = z.object({
  program_name: z.nullable(z.string()),
  sessions: z.array(sessionLine),
});

export const clientLog = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      title: z.string(),
      minutes: z.number(),
      percentage: z.number(),
      exercises: z.array(
        z.object({
          name: z.string(),
          sets: z.array(z.object({ reps: z.optional(z.number()), weight: z.optional(z.number()) })),
        }),
      ),
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
