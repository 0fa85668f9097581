import * as z from 'zod/mini';
import { feature, learnedFact, message } from './schemas.ts';

/** Spec §7, Realtime: a frame of the coach's socket, one JSON object each. */
export const coachEvent = z.discriminatedUnion('type', [
  /** Again on an open socket: something may have been missed, so read what is stored. */
  z.object({ type: z.literal('connected'), sessionId: z.string() }),
  /** One that is stored: the user's own, for their other tabs, and the coach's. */
  z.object({ type: z.literal('chat_message'), conversationId: z.string(), message }),
  z.object({
    type: z.literal('coach_typing'),
    conversationId: z.string(),
    isTyping: z.boolean(),
    /** All that can be read so far of the answer under way; the stored message takes its place. */
    text: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('profile_update'),
    learned: z.array(learnedFact),
    /** Ids of facts. */
    forgotten: z.array(z.string()),
  }),
  z.object({ type: z.literal('feature_unlock'), feature }),
  z.object({
    type: z.literal('assessment_progress'),
    sessionId: z.string(),
    phase: z.string(),
    /** 0–1. */
    progress: z.number(),
  }),
  z.object({
    type: z.literal('error'),
    error: z.object({
      code: z.string(),
      message: z.string(),
      suggestion: z.nullable(z.string()),
    }),
  }),
]);
export type CoachEvent = z.output<typeof coachEvent>;

/** Why the server closed the socket: after the first two, trying again with the same token is of no use. */
export const closeCodes = {
  notAuthenticated: 4401,
  forbidden: 4403,
  /** More sockets than a user's tabs and devices have. */
  tooMany: 4429,
  /** The reader took too long: connect again and read what was missed by REST. */
  tooSlow: 4408,
} as const;

export const coachSocketPath = '/coach/ws/{userId}';
