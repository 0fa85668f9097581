import { intents, learnedSlots, pathways } from '@cadence/domain/coach/types';
import * as z from 'zod/mini';
import { userId } from '../fields.ts';

export const messageLength = 4000;

const id = z.guid('This is not an id of ours');
const text = z
  .string('Write a few words')
  .check(
    z.trim(),
    z.minLength(1, 'Write a few words'),
    z.maxLength(messageLength, `Use at most ${messageLength} characters`),
  );

const ofSession = {
  workoutId: z.string(),
  week: z.number(),
  session: z.number(),
  title: z.string(),
};

/** What the coach proposes for the program. Nothing of it is done before the user says so. */
export const programProposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skip_next'), ...ofSession }),
  z.object({ kind: z.literal('move_next'), ...ofSession, from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('adapt_next'), ...ofSession, summary: z.string() }),
  z.object({ kind: z.literal('week_off'), programName: z.string() }),
]);
export type ProgramProposal = z.output<typeof programProposal>;

/** A sign of danger: nothing is started before it has been looked at. */
const stopSign = z.object({ id: z.string(), message: z.string(), suggestion: z.string() });

/** Something the coach has done beside talking, or offers to do: shown as a card. */
const actCard = z.object({
  kind: z.string(),
  title: z.string(),
  /** What is different by it, line by line. */
  lines: z.array(z.string()),
  /** Offered: done by the call that is named, when the user presses it. */
  state: z.enum(['done', 'offered', 'undone']),
  canUndo: z.boolean(),
  /** The page where the same can be done. */
  link: z.optional(z.string()),
  request: z.optional(
    z.object({ method: z.string(), path: z.string(), body: z.record(z.string(), z.unknown()) }),
  ),
});
export type ActCard = z.output<typeof actCard>;

/** What an answer rests on: sessions that can be opened, or the source of a card. */
const answerSource = z.object({
  kind: z.enum(['sessions', 'card']),
  label: z.string(),
  sessionIds: z.optional(z.array(z.string())),
  id: z.optional(z.string()),
});

export const message = z.object({
  id: z.string(),
  type: z.enum(['user', 'coach']),
  content: z.string(),
  timestamp: z.string(),
  workoutId: z.optional(z.string()),
  /** It is a changed version of that workout. */
  replaces: z.optional(z.string()),
  quickReplies: z.optional(z.array(z.string())),
  proposal: z.optional(programProposal),
  stop: z.optional(stopSign),
  act: z.optional(actCard),
  sources: z.optional(z.array(answerSource)),
});

export const conversation = z.object({
  id: z.string(),
  userId: z.string(),
  pathway: z.enum(pathways),
  mode: z.enum(['goal_input', 'goal_analysis']),
  messages: z.array(message),
  context: z.record(z.string(), z.unknown()),
});

export const conversationSummary = z.object({
  id: z.string(),
  title: z.string(),
  pathway: z.enum(pathways),
  updatedAt: z.string(),
  preview: z.string(),
});

export const startBody = z.object({
  userId,
  pathway: z.optional(z.enum(pathways)),
  initialGoal: z.optional(z.nullable(z.string().check(z.maxLength(messageLength)))),
});
export const startReply = z.object({ conversation, message });

/** The client sends the last 30; the server goes by what it has stored. */
export const sendBody = z.object({
  userId,
  message: text,
  previousMessages: z.optional(z.array(z.unknown()).check(z.maxLength(30))),
});
export const sendReply = z.object({
  message,
  conversation,
  shouldGenerateWorkout: z.boolean(),
  workout_id: z.optional(z.string()),
});

export const learnedFact = z.object({
  id: z.string(),
  slot: z.enum(learnedSlots),
  value: z.string(),
  confidence: z.number(),
  source: z.string(),
  learnedAt: z.string(),
});

export const factChange = z.object({
  value: z
    .string('Write a few words')
    .check(
      z.trim(),
      z.minLength(1, 'Write a few words'),
      z.maxLength(200, 'Use at most 200 characters'),
    ),
});

export const analyzeBody = z.object({ userId, message: text });
export const analyzeReply = z.object({
  shouldGenerateWorkout: z.boolean(),
  intent: z.enum(intents),
  slots: z.record(z.string(), z.unknown()),
  safety: z.nullable(
    z.object({
      kind: z.enum(['stop', 'hold']),
      id: z.string(),
      message: z.string(),
      suggestion: z.string(),
    }),
  ),
});

export const goalBody = z.object({
  userId,
  goalStatement: text,
  conversationHistory: z.optional(z.array(z.unknown()).check(z.maxLength(30))),
});
export const refineBody = z.object({ userId, refinement: text });
export const goalAnalysis = z.object({
  id: z.string(),
  goalText: z.string(),
  complexity: z.enum(['simple', 'moderate', 'complex']),
  estimatedTime: z.string(),
  recommendedPathway: z.enum(pathways),
  reasoning: z.string(),
  confidence: z.number(),
  keyDimensions: z.array(z.string()),
  nextSteps: z.array(z.string()),
});

export const learnBody = z.object({ userId, message: text });
const profileShape = z.record(z.string(), z.unknown());
export const learnReply = z.object({ learned: z.array(learnedFact), profile: profileShape });
export const stateBody = z.object({ userId });
export const stateReply = z.object({
  profile: profileShape,
  learned: z.array(learnedFact),
  /** 0–100. */
  completion: z.number(),
  missing: z.array(z.string()),
  /** The latest twenty. */
  updates: z.array(learnedFact),
});

/** As JSON. */
const maxValueLength = 20_000;
export const storeBody = z.object({
  userId,
  key: z.string().check(z.minLength(1), z.maxLength(100)),
  value: z
    .unknown()
    .check(
      z.refine(
        (value) => (JSON.stringify(value) ?? '').length <= maxValueLength,
        `Use at most ${maxValueLength} characters`,
      ),
    ),
});
export const contextReply = z.object({ key: z.string(), value: z.unknown() });

export const makeBody = z.object({
  userId,
  message: text,
  conversationId: z.optional(z.nullable(id)),
});
export const makeReply = z.object({ workout_id: z.string(), title: z.string() });

export const feature = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  unlocked: z.boolean(),
  acknowledged: z.boolean(),
  requirement: z.string(),
});
export const featuresReply = z.object({ features: z.array(feature) });

export const loadBody = z.object({ userId, workoutId: id });
export const loadReply = z.object({ loaded: z.boolean(), redirectUrl: z.literal('/workout') });

export const byId = z.object({ id });
export const ofUser = z.object({ userId });
export const withUser = z.object({ userId });
