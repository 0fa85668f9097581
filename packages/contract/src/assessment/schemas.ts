import { dimensions } from '@cadence/domain/assessment/types';
import * as z from 'zod/mini';
import { userId } from '../fields.ts';

const sessionId = z.guid('This is not the id of an assessment');

const answer = z.object({
  itemId: z.string().check(z.maxLength(100)),
  /** Null leaves the item out. What else it may be, its item says. */
  value: z.nullable(
    z.union([
      z.string().check(z.maxLength(100)),
      z.number(),
      z.boolean(),
      z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)),
    ]),
  ),
});

export const adaptiveBody = z.object({
  userId,
  /** Without it the one under way goes on, or a new one begins. */
  sessionId: z.optional(z.nullable(sessionId)),
  answer: z.optional(z.nullable(answer)),
});

export const submitBody = z.object({ userId, sessionId });

const options = z.array(z.object({ value: z.string(), label: z.string() }));

const question = z.object({
  id: z.string(),
  kind: z.enum(['screen', 'question', 'test']),
  prompt: z.string(),
  help: z.nullable(z.string()),
  input: z.discriminatedUnion('type', [
    z.object({ type: z.literal('yes_no') }),
    z.object({ type: z.literal('choice'), options }),
    z.object({ type: z.literal('choices'), options }),
    z.object({ type: z.literal('number'), unit: z.string(), min: z.number(), max: z.number() }),
  ]),
  steps: z.array(z.string()),
  /** What a timer counts for it: null where it counts up, absent where it needs none. */
  timerSeconds: z.optional(z.nullable(z.number())),
});

const byDimension = z.record(z.enum(dimensions), z.number());

export const assessmentReply = z.object({
  sessionId: z.string(),
  phase: z.enum(['structured', 'adaptive', 'complete']),
  question: z.nullable(question),
  /** 0–1. */
  progress: z.number(),
  /** 0–1 each. */
  confidence: byDimension,
  /** 0–100 each. */
  profile: byDimension,
  /** How many have been answered or left out. */
  answered: z.number(),
});

export const assessmentResult = z.object({
  sessionId: z.string(),
  submittedAt: z.string(),
  goal: z.string(),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  dimensions: z.array(
    z.object({
      dimension: z.enum(dimensions),
      name: z.string(),
      score: z.number(),
      confidence: z.number(),
      low: z.number(),
      high: z.number(),
      words: z.string(),
    }),
  ),
  strongest: z.nullable(z.enum(dimensions)),
  weakest: z.nullable(z.enum(dimensions)),
  nextSteps: z.array(z.string()),
  cautions: z.array(z.string()),
  notes: z.array(z.string()),
});
