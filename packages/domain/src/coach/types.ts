import type { WorkoutSession } from '../analytics/types.ts';
import type { AssessmentResult } from '../assessment/result.ts';
import type { AthleteFacts, Understanding } from '../planner/request.ts';
import type { CoachWish, ConversationTold } from './message/told.ts';
import type { TurnAct } from './turn/acts.ts';
import type { TurnMemory } from './turn/memory.ts';
import type { Purpose } from './turn/purposes.ts';
import type { Tone } from './turn/voice/tone.ts';

/** What a conversation is about. */
export const pathways = [
  'quick_workout',
  'goal_build',
  'returning',
  'plateau',
  'pain_limits',
  'low_motivation',
  'program',
  'safety',
] as const;
export type Pathway = (typeof pathways)[number];

/** Spec §3, Coach conversation. */
export interface CoachMessage {
  id: string;
  type: 'user' | 'coach';
  content: string;
  timestamp: string;
  /** A workout that this message made, to be loaded in the timer. */
  workoutId?: string;
  /** The workout that it is a changed version of. */
  replaces?: string;
  quickReplies?: readonly string[];
}

export interface Conversation {
  id: string;
  userId: string;
  pathway: Pathway;
  mode: 'goal_input' | 'goal_analysis';
  messages: readonly CoachMessage[];
  context: Readonly<Record<string, unknown>>;
  /** What it has told so far; not there where nothing was kept of it yet. */
  told?: ConversationTold;
}

/** Spec §3, Goal analysis. */
export interface GoalAnalysis {
  goalText: string;
  complexity: 'simple' | 'moderate' | 'complex';
  /** '8 to 12 weeks'. */
  estimatedTime: string;
  recommendedPathway: Pathway;
  reasoning: string;
  /** 0–1. */
  confidence: number;
  keyDimensions: string[];
  nextSteps: string[];
}

/** Something the coach has learned, never without where it came from. */
export const learnedSlots = [
  'like',
  'dislike',
  'time_window',
  'barrier',
  'equipment',
  'injury',
  'lift',
  'cue_style',
  'why',
  'readiness',
  'goal',
  'note',
] as const;
export type LearnedSlot = (typeof learnedSlots)[number];

export interface LearnedFact {
  /** Once it is stored. */
  id?: string;
  learnedAt?: string;
  slot: LearnedSlot;
  /** In the user's terms: 'kettlebells', 'left knee', 'mornings before 7'. */
  value: string;
  /** 0–1. */
  confidence: number;
  /** The words that said so. */
  source: string;
}

/** A sign that a message raised, kept beyond its conversation until something settles it. */
export interface RaisedFlag {
  /** Such as 'chest-pain'. */
  id: string;
  kind: 'stop' | 'hold';
  raisedAt: string;
  liftedAt: string | null;
}

/** What the coach may look at: only what is stored. */
export interface CoachKnowledge {
  /** ISO instant. */
  now: string;
  name: string | null;
  athlete: AthleteFacts;
  /** The latest that was noted. */
  bodyWeightKg?: number | null;
  /** Newest first. */
  sessions: readonly WorkoutSession[];
  learned: readonly LearnedFact[];
  /** Of all conversations; none where nothing was raised. */
  flags?: readonly RaisedFlag[];
  assessment: AssessmentResult | null;
  /** How the coach is to talk; plain where nothing was chosen. */
  tone?: Tone;
  /** What was said in the conversation before this one, the latest last. */
  lastTalk?: { at: string; messages: readonly Pick<CoachMessage, 'type' | 'content'>[] } | null;
  program: { name: string; week: number; totalWeeks: number; nextTitle: string | null } | null;
}

export const intents = [
  'greet',
  'ask_workout',
  'ask_advice',
  'ask_numbers',
  'ask_program',
  'change_program',
  'share_goal',
  'share_progress',
  'report_pain',
  'low_motivation',
  'plan_ahead',
  'adjust_workout',
  'undo_change',
  'thanks',
  'refuse',
  'injection',
  'ask_memory',
  'forget',
  'share_fact',
  'log_session',
  'change_setting',
  'start_timer',
  'other',
] as const;
export type Intent = (typeof intents)[number];

/** What is done about a message, before any words. */
export interface MessageReading {
  intent: Intent;
  purpose: Purpose;
  /** True only for an explicit wish or a commitment, when nothing about safety is open. */
  shouldGenerateWorkout: boolean;
  understanding: Understanding;
  learned: LearnedFact[];
  /** What the conversation has told with this message. */
  told: ConversationTold;
  /** What it is for beside a sign that nothing but a trained head has heard. */
  meant?: Purpose;
}

/** A wish about the program. Only the user's own button carries it out. */
export type ProgramChange =
  | { change: 'skip_next' }
  | { change: 'week_off' }
  /** As the log suggests. */
  | { change: 'adapt_next' }
  /** An ISO date; null while no day was named. */
  | { change: 'move_next'; to: string | null };

export interface CoachReply {
  content: string;
  pathway: Pathway;
  quickReplies: string[];
  /** For a workout to be made now. */
  wish: CoachWish | null;
  /** To be proposed under the answer. */
  programChange: ProgramChange | null;
  /** The workout of before a change, to be shown again. */
  returnsTo: string | null;
  /** To be done with it, shown as a card that can be taken back. */
  act: TurnAct | null;
  /** Kept with the conversation. */
  memory: TurnMemory;
  /** Where numbers and statements come from. */
  sources: readonly AnswerSource[];
  /** What is known near the message, for whoever words the answer. */
  cards: readonly { answer: string; source: string }[];
}

/** What an answer rests on: sessions of the log that can be opened, or what a card goes by. */
export type AnswerSource =
  | { kind: 'sessions'; label: string; sessionIds: readonly string[] }
  | { kind: 'card'; label: string; id: string };
