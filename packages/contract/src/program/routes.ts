import * as z from 'zod/mini';
import { timeZone } from '../fields.ts';
import { defineRoute } from '../route.ts';
import {
  acceptBody,
  jumpBody,
  moveBody,
  movedReply,
  preview,
  programProgress,
  progressQuery,
  proposal,
  sessionLine,
  skipBody,
  upcomingQuery,
  updateSessionBody,
  weekOffBody,
} from './progress-schemas.ts';
import {
  enhancedDetails,
  enhancedDetailsBody,
  program,
  programBody,
  programId,
  programSummary,
  progressions,
  weekVariations,
} from './schemas.ts';

const own = {
  access: 'user',
  owner: 'token',
} as const;
const reading = { ...own, method: 'GET' } as const;
const byId = z.object({ id: programId });
const programReply = { status: 200, body: z.object({ program }) } as const;
const progressReply = { status: 200, body: programProgress } as const;

export const createProgram = defineRoute({
  ...own,
  method: 'POST',
  path: '/programs',
  summary: 'Make a program from a goal, and make it the current one',
  body: programBody,
  stores: true,
  reply: {
    status: 201,
    /** By the revision, progress that is read next tells that this is the latest. */
    body: z.object({ program, revision: z.optional(z.string()) }),
  },
  errors: [
    'SAFETY_STOP',
    'SAFETY_HOLD',
    'NO_WORKOUT_FITS',
    'TOO_MANY_PROGRAMS',
    'IDEMPOTENCY_CONFLICT',
  ],
  idempotencyKey: true,
});

export const listPrograms = defineRoute({
  ...reading,
  path: '/programs',
  scope: 'plan:read',
  summary: 'The programs of the user, newest first',
  reply: { status: 200, body: z.object({ programs: z.array(programSummary) }) },
});

export const readProgram = defineRoute({
  ...reading,
  path: '/programs/{id}',
  scope: 'plan:read',
  summary: 'A program with all its sessions',
  params: byId,
  reply: programReply,
  errors: ['NOT_FOUND'],
});

export const deleteProgram = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/programs/{id}',
  summary: 'Delete a program; for thirty days it can be brought back',
  params: byId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const restoreProgram = defineRoute({
  ...own,
  method: 'POST',
  path: '/programs/{id}/restore',
  summary: 'Bring back a program that was deleted',
  params: byId,
  reply: programReply,
  errors: ['NOT_FOUND'],
});

export const makeCurrent = defineRoute({
  ...own,
  method: 'POST',
  path: '/programs/{id}/current',
  summary: 'Make this the program that progress is about',
  params: byId,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const readCurrentProgress = defineRoute({
  ...reading,
  path: '/program-progress/current',
  scope: 'plan:read',
  summary: 'How far the current program is',
  query: progressQuery,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const listUpcoming = defineRoute({
  ...reading,
  path: '/program-progress/upcoming-sessions',
  scope: 'plan:read',
  summary: 'Open sessions of the coming weeks',
  query: upcomingQuery,
  reply: { status: 200, body: z.object({ sessions: z.array(sessionLine) }) },
});

export const previewWorkout = defineRoute({
  ...reading,
  path: '/program-progress/workout-preview',
  scope: 'plan:read',
  summary: 'The next session with its workout',
  reply: { status: 200, body: preview },
  errors: ['NOT_FOUND'],
});

export const readProposal = defineRoute({
  ...reading,
  path: '/program-progress/proposal',
  scope: 'plan:read',
  summary: 'What the log suggests for the next session; nothing is changed',
  reply: { status: 200, body: z.object({ proposal: z.nullable(proposal) }) },
});

export const readProgress = defineRoute({
  ...reading,
  path: '/program-progress/{id}',
  scope: 'plan:read',
  summary: 'How far a program is',
  params: byId,
  query: progressQuery,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const updateSession = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/update-session',
  summary: 'Tick a session, or open it again',
  body: updateSessionBody,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const jumpToSession = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/jump-to',
  summary: 'Go on from another session; what lies before stays open',
  body: jumpBody,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const skipWorkout = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/skip-workout',
  summary: 'Skip the next session, or the one that is named',
  body: skipBody,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const moveProgramSession = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/move-session',
  summary: 'Move an open session to another day; no other one changes',
  body: moveBody,
  reply: { status: 200, body: movedReply },
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const takeWeekOff = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/week-off',
  summary: 'Shift all open sessions from a day on by a week',
  body: weekOffBody,
  reply: progressReply,
  errors: ['NOT_FOUND'],
});

export const acceptProposal = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/accept-proposal',
  summary: 'Take over what the log suggests for the next session',
  body: acceptBody,
  reply: { status: 200, body: preview },
  errors: ['NOT_FOUND'],
});

export const readProgressions = defineRoute({
  ...reading,
  path: '/exercises/{id}/progressions',
  scope: 'plan:read',
  summary: 'Easier and harder versions of an exercise',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: { status: 200, body: progressions },
  errors: ['NOT_FOUND'],
});

export const readWeekVariations = defineRoute({
  ...reading,
  path: '/phases/{phaseId}/weeks/{week}/variations',
  scope: 'plan:read',
  summary: 'How a week of a phase differs from the others',
  params: z.object({
    phaseId: z.string().check(z.maxLength(100)),
    week: z.coerce.number().check(z.int(), z.gte(1), z.lte(24)),
  }),
  reply: { status: 200, body: weekVariations },
  errors: ['NOT_FOUND'],
});

export const readEnhancedDetails = defineRoute({
  method: 'POST',
  path: '/coach/{product}/enhanced_details',
  summary: 'The current program with one of its weeks',
  access: 'user',
  owner: 'body.userId',
  params: z.object({ product: z.string().check(z.maxLength(100)) }),
  body: enhancedDetailsBody,
  reply: { status: 200, body: enhancedDetails },
  errors: ['NOT_FOUND'],
});

export const makeCalendarLink = defineRoute({
  ...own,
  method: 'POST',
  path: '/programs/calendar-link',
  summary: 'Make a private address of the calendar; the one before it is dead afterwards',
  reply: { status: 201, body: z.object({ url: z.string() }) },
});

export const deleteCalendarLink = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/programs/calendar-link',
  summary: 'End the private address of the calendar; ending it again is fine',
  reply: { status: 204, body: null },
});

/** A calendar app sends no token: the address alone is the secret. */
export const readCalendar = defineRoute({
  method: 'GET',
  path: '/calendar/{token}.ics',
  summary: 'The sessions of the current program as a calendar',
  access: 'public',
  owner: 'none',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  query: z.object({
    /** Minutes after midnight; all-day entries where it is left out. */
    start: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1439))),
    /** Whose clocks the start is meant by; those of wherever the reader is where it is left out. */
    zone: z.optional(timeZone),
  }),
  reply: { status: 200, body: null, binary: 'text/calendar' },
  errors: ['NOT_FOUND'],
});
