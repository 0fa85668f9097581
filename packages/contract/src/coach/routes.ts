import * as z from 'zod/mini';
import { userId } from '../fields.ts';
import { defineRoute } from '../route.ts';
import {
  analyzeBody,
  analyzeReply,
  byId,
  contextReply,
  conversation,
  conversationSummary,
  factChange,
  featuresReply,
  goalAnalysis,
  goalBody,
  learnBody,
  learnedFact,
  learnReply,
  loadBody,
  loadReply,
  makeBody,
  makeReply,
  ofUser,
  refineBody,
  sendBody,
  sendReply,
  startBody,
  startReply,
  stateBody,
  stateReply,
  storeBody,
  withUser,
} from './schemas.ts';

/** Of a body with thirty messages in it. */
const historyLimit = 512 * 1024;

const posting = {
  access: 'user',
  owner: 'body.userId',
  method: 'POST',
} as const;
const reading = { access: 'user', method: 'GET', body: null } as const;

export const startConversation = defineRoute({
  ...posting,
  path: '/coach/conversation/start',
  summary: 'Begin a conversation; the coach speaks first',
  body: startBody,
  stores: true,
  reply: { status: 200, body: startReply },
  errors: ['IDEMPOTENCY_CONFLICT'],
  idempotencyKey: true,
});

export const sendMessage = defineRoute({
  ...posting,
  path: '/coach/conversation/{id}/message',
  summary: 'Say something; both messages are stored before the answer',
  params: byId,
  body: sendBody,
  stores: true,
  bodyLimit: historyLimit,
  reply: { status: 200, body: sendReply },
  errors: ['NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
  idempotencyKey: true,
});

export const readConversation = defineRoute({
  ...reading,
  path: '/coach/conversation/{id}',
  summary: 'A conversation with all its messages, or those after the one that is named',
  owner: 'token',
  params: byId,
  /** The last message known: one that is not there any more gives all of them. */
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
  reply: { status: 200, body: conversation },
  errors: ['NOT_FOUND'],
});

export const deleteConversation = defineRoute({
  access: 'user',
  method: 'DELETE',
  path: '/coach/conversation/{id}',
  summary: 'Delete a conversation',
  owner: 'token',
  params: byId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const listConversations = defineRoute({
  ...reading,
  path: '/coach/conversations',
  summary: 'Recent conversations, the latest first; with `search` those that hold the words',
  owner: 'token',
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: { status: 200, body: z.object({ conversations: z.array(conversationSummary) }) },
});

export const analyzeGoal = defineRoute({
  ...posting,
  path: '/coach/goal/analyze',
  summary: 'What a goal takes',
  body: goalBody,
  stores: true,
  bodyLimit: historyLimit,
  reply: { status: 200, body: goalAnalysis },
});

export const readGoal = defineRoute({
  ...reading,
  path: '/coach/goals/{id}',
  summary: 'A goal analysis',
  owner: 'token',
  params: byId,
  reply: { status: 200, body: goalAnalysis },
  errors: ['NOT_FOUND'],
});

export const refineGoal = defineRoute({
  ...posting,
  path: '/coach/goals/{id}/refine',
  summary: 'The analysis again, with what was added',
  params: byId,
  body: refineBody,
  stores: true,
  reply: { status: 200, body: goalAnalysis },
  errors: ['NOT_FOUND'],
});

export const learnProfile = defineRoute({
  ...posting,
  path: '/coach/profile/learn',
  summary: 'What a message tells about the user, stored with its source',
  body: learnBody,
  stores: true,
  reply: { status: 200, body: learnReply },
});

export const profileState = defineRoute({
  ...posting,
  path: '/coach/profile/state',
  summary: 'What the coach knows, and what is missing',
  body: stateBody,
  reply: { status: 200, body: stateReply },
});

export const editFact = defineRoute({
  access: 'user',
  method: 'PATCH',
  path: '/coach/profile/facts/{id}',
  summary: 'Correct one learned fact',
  owner: 'token',
  params: byId,
  body: factChange,
  reply: { status: 200, body: learnedFact },
  errors: ['NOT_FOUND'],
});

export const forgetFact = defineRoute({
  access: 'user',
  method: 'DELETE',
  path: '/coach/profile/facts/{id}',
  summary: 'Forget one learned fact',
  owner: 'token',
  params: byId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const profileProgress = defineRoute({
  ...reading,
  path: '/coach/profile/progress',
  summary: 'How far the user has come towards a goal',
  owner: 'query.userId',
  query: z.object({ userId, goalAnalysisId: z.optional(z.guid()) }),
  reply: {
    status: 200,
    body: z.object({
      completion: z.number(),
      goal: z.nullable(goalAnalysis),
      sessions: z.number(),
      minutes: z.number(),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const storeContext = defineRoute({
  ...posting,
  path: '/coach/context/store',
  summary: 'Keep a value for the coach under a key',
  body: storeBody,
  stores: true,
  reply: { status: 200, body: contextReply },
});

export const retrieveContext = defineRoute({
  ...reading,
  path: '/coach/context/retrieve',
  summary: 'What is kept under a key',
  owner: 'query.userId',
  query: z.object({ userId, key: z.string().check(z.maxLength(100)) }),
  reply: { status: 200, body: contextReply },
  errors: ['NOT_FOUND'],
});

export const makeWorkout = defineRoute({
  ...posting,
  path: '/coach/workout/generate',
  summary: 'Make and keep a workout from a message',
  body: makeBody,
  stores: true,
  reply: { status: 200, body: makeReply },
  errors: ['SAFETY_STOP', 'SAFETY_HOLD', 'NO_WORKOUT_FITS', 'NOT_FOUND'],
});

export const availableFeatures = defineRoute({
  ...reading,
  path: '/coach/features/available',
  summary: 'What unlocks as the coach learns, and what it takes',
  owner: 'query.userId',
  query: ofUser,
  reply: { status: 200, body: featuresReply },
});

export const unlockFeature = defineRoute({
  ...posting,
  path: '/coach/features/unlock',
  summary: 'Unlock a feature whose requirement is met',
  body: z.object({ userId, featureId: z.string().check(z.maxLength(100)) }),
  reply: { status: 200, body: featuresReply },
  errors: ['NOT_FOUND'],
});

export const acknowledgeFeature = defineRoute({
  ...posting,
  path: '/coach/features/acknowledge/{id}',
  summary: 'The user has seen that it is unlocked',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  body: withUser,
  reply: { status: 200, body: featuresReply },
  errors: ['NOT_FOUND'],
});

export const analyzeMessage = defineRoute({
  ...posting,
  path: '/coach/message/analyze',
  summary: 'What a message means, without storing anything',
  body: analyzeBody,
  reply: { status: 200, body: analyzeReply },
});

export const loadInTimer = defineRoute({
  ...posting,
  path: '/coach/timer/load',
  summary: 'Check that a stored workout can be trained now, and say where',
  body: loadBody,
  reply: { status: 200, body: loadReply },
  errors: ['NOT_FOUND', 'SAFETY_STOP', 'SAFETY_HOLD'],
});
