import type { ExerciseType } from '../workout/types.ts';

/** Spec §3, Timer step. */
export type StepType =
  | 'pre-workout'
  | 'warmup'
  | 'exercise'
  | 'rest'
  | 'cooldown'
  | 'phase_transition';

export interface SetInfo {
  currentSet: number;
  totalSets: number;
  weightPercentage?: number;
}

export interface NextExercise {
  name: string;
  reps?: number;
  duration?: number;
  instructions?: string;
  type: ExerciseType;
}

export interface TimerStep {
  name: string;
  /** Seconds. */
  duration: number;
  type: StepType;
  instructions?: string;
  reps?: number;
  round?: number;
  totalRounds?: number;
  setInfo?: SetInfo;
  /** Only on the introduction. */
  quote?: string;
  /** Only on the introduction; null when nothing follows. */
  nextExercise?: NextExercise | null;
}
