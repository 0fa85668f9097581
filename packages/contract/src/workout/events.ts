import * as z from 'zod/mini';
import { errorReply } from '../error-reply.ts';
import { generated } from './schemas.ts';

export const generationStages = ['reading', 'choosing', 'fitting', 'checking'] as const;

export const generationProgress = z.object({
  type: z.literal('progress'),
  stage: z.enum(generationStages),
  /** For people: 'Reading your request'. */
  words: z.string(),
  /** How long the workout is to be, once the request has been read: its words may say it. */
  minutes: z.optional(z.number()),
});

/**
 * One line each of the answer to `Accept: application/x-ndjson`: progress, and at
 * last the result or the error that would have been the answer without a stream.
 */
export const generationEvent = z.discriminatedUnion('type', [
  generationProgress,
  z.object({ type: z.literal('result'), body: generated }),
  z.object({ type: z.literal('error'), status: z.number(), body: errorReply }),
]);
