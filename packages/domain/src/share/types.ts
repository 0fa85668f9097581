import type { SessionScore, SessionSegment } from '../analytics/types.ts';
import type { Variation } from '../program/weeks/weeks.ts';
import type { Goal } from '../reading/vocabulary.ts';
import type { CustomTimer } from '../timer/custom.ts';
import type { Workout } from '../workout/types.ts';

export const shareKinds = ['workout', 'timer', 'program', 'session'] as const;
export type ShareKind = (typeof shareKinds)[number];

export const shareLimits = {
  titleLength: 80,
  days: { min: 1, max: 365 },
  /** Of one user at once. */
  count: 50,
  /** Of all sessions of a program together: each is checked again for whoever takes it over. */
  programItems: 10_000,
} as const;

export interface SharedDay {
  /** Days after the first one of the program. */
  day: number;
  title: string;
  focus: string;
  workout: Workout;
}

export interface SharedWeek {
  label: string;
  variation: Variation;
  sessions: SharedDay[];
}

export interface SharedProgram {
  goalKind: Goal;
  weeks: SharedWeek[];
}

export interface SharedLine {
  name: string;
  exerciseId?: string;
  sets: number;
  /** Of the planned sets. */
  done: number;
  /** Of one set. */
  seconds: number;
  reps?: number;
}

export interface SharedSession {
  workoutType: string;
  /** Seconds. */
  duration: { planned: number; actual: number };
  lines: SharedLine[];
  segments: SessionSegment[];
  scores: SessionScore[];
}

export interface SharedTimer extends Omit<CustomTimer, 'id' | 'name'> {}

/** What somebody else gets to see, and no more. */
export type SharedContent =
  | { kind: 'workout'; workout: Workout }
  | { kind: 'timer'; timer: SharedTimer }
  | { kind: 'program'; program: SharedProgram }
  | { kind: 'session'; session: SharedSession };
