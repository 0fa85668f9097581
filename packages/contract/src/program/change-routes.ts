import { equipmentIds, props } from '@cadence/domain/exercise/types';
import { changeKinds } from '@cadence/domain/program/adjust/types';
import { dayNumber } from '@cadence/domain/program/calendar/days';
import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { programProgress } from './progress-schemas.ts';

const own = {
  access: 'user',
  owner: 'token',
} as const;

const day = z.string().check(
  z.maxLength(10),
  z.refine((value) => dayNumber(value) !== null, 'Use a day such as 2026-03-02'),
);

/** What the log does not tell: days ill, a journey with other kit, another day for the event. */
const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('illness'), from: day, to: day }),
  z.object({
    kind: z.literal('travel'),
    from: day,
    to: day,
    equipment: z.array(z.enum(equipmentIds)).check(z.maxLength(equipmentIds.length)),
    props: z.optional(z.array(z.enum(props)).check(z.maxLength(props.length))),
  }),
  z.object({ kind: z.literal('event'), day }),
]);

/** One line of the difference: what was planned, and what is proposed. */
const difference = z.object({
  week: z.number(),
  session: z.number(),
  what: z.string(),
  from: z.string(),
  to: z.string(),
});

const proposed = z.object({
  id: z.string(),
  kind: z.enum(changeKinds),
  title: z.string(),
  reason: z.string(),
  /** The coach whose wish it is; left out where log, calendar or news suggest it. */
  proposed_by: z.optional(z.string()),
  differences: z.array(difference),
});

const proposedReply = {
  status: 200,
  body: z.object({
    changes: z.array(proposed),
    /** The newest accepted one that can still be taken back. */
    undoable: z.nullable(z.object({ id: z.string(), reason: z.string() })),
  }),
} as const;

export const proposeChanges = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/propose-changes',
  scope: 'plan:read',
  summary: 'What log, calendar, news and a coach suggest for the coming weeks; nothing is changed',
  body: z.object({ news: z.optional(news) }),
  reply: proposedReply,
});

export const decideChange = defineRoute({
  ...own,
  method: 'POST',
  path: '/program-progress/decide-change',
  summary: 'Accept or refuse a proposed change, or take back the newest accepted one',
  body: z.object({
    id: z.string().check(z.maxLength(2000)),
    decision: z.enum(['accept', 'refuse', 'undo']),
    news: z.optional(news),
  }),
  reply: { status: 200, body: programProgress },
  errors: ['NOT_FOUND', 'SAFETY_STOP', 'SAFETY_HOLD'],
});
