import type { LearnedSlot, Pathway } from '@cadence/domain/coach/types';
import type { LiveStatus } from '../../platform/api/live-connection-state.ts';
import type { GoalAnalysis } from './coach-calls.ts';

/** Spec §8. */
export const failedTo = {
  start: 'Failed to start conversation',
  send: 'Failed to send message',
  find: 'No active conversation',
  analyze: 'Failed to analyze goal',
  load: 'Failed to load workout in timer',
  know: 'Failed to fetch profile state',
  make: 'Failed to generate workout',
  change: 'The program was not changed',
} as const;

export const liveWords: Record<LiveStatus, string> = {
  disconnected: 'Live updates are off',
  connecting: 'Connecting',
  connected: 'Live',
  reconnecting: 'Reconnecting',
  error: 'Live updates are off. Your messages still get through.',
};

export const slotWords: Record<LearnedSlot, string> = {
  like: 'You like',
  dislike: 'You do not like',
  time_window: 'When you train',
  barrier: 'What gets in the way',
  equipment: 'What you train with',
  injury: 'To take care of',
  lift: 'A lift of yours',
  cue_style: 'How you want to be coached',
  why: 'Why you train',
  readiness: 'How ready you are',
  goal: 'Your goal',
  note: 'What you told the coach',
};

export const pathwayWords: Record<Pathway, string> = {
  quick_workout: 'A workout now',
  goal_build: 'Towards a goal',
  returning: 'Coming back',
  plateau: 'Past a plateau',
  pain_limits: 'Around pain',
  low_motivation: 'Small steps',
  program: 'A program',
  safety: 'Safety first',
};

export const complexityWords: Record<GoalAnalysis['complexity'], string> = {
  simple: 'Simple',
  moderate: 'Takes some planning',
  complex: 'Takes a long plan',
};

/** People read a word faster than a share of one. */
export function confidenceWords(confidence: number): string {
  if (confidence >= 0.85) return 'Sure';
  if (confidence >= 0.6) return 'Fairly sure';
  return 'Not sure';
}

export const countThings = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

/** Facts are kept in the user's own words, which seldom begin with a capital. */
export const factText = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
