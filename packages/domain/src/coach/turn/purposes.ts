import type { TurnMemory } from './memory.ts';

/** What a message is for. */
export const purposes = [
  'make',
  'change',
  'add',
  'undo',
  'skip',
  'move',
  'week_off',
  'program',
  'adapt',
  'repeat',
  'schedule',
  'ask',
  'numbers',
  'recall',
  'known',
  'forget',
  'goal',
  'log',
  'fact',
  'pain',
  'setting',
  'tone',
  'timer',
  'moment',
  'greet',
  'thanks',
  'bye',
  'yes',
  'no',
  'insult',
  'again',
  'wrong',
  'explain',
  'meta',
  'off_field',
  'chat',
  'more',
  'small',
  'injection',
  'other',
] as const;
export type Purpose = (typeof purposes)[number];

/** Where a message stands. */
export interface TurnPlace {
  /** A workout that was made a few messages ago. */
  hasWorkout: boolean;
  /** The latest workout is a changed version of another one. */
  hasChange: boolean;
  memory: TurnMemory;
}
