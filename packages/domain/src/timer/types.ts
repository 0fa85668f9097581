import type { ExerciseType, Side } from '../workout/types.ts';

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
  exerciseId?: string;
  reps?: number;
  repsText?: string;
  weight?: number | string;
  side?: Side;
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

  /** The exercise without its set number; not on rests. */
  exerciseName?: string;
  /** Where the exercise stands in the flattened workout list. */
  exerciseIndex?: number;
  exerciseId?: string;
  phase?: string;
  repsText?: string;
  weight?: number | string;
  weightPercentage?: number;
  /** 'both': the sides change halfway through the step. */
  side?: Side;
  cues?: string[];
  rpe?: number;
  tempo?: string;
  /** Its length is an estimate from its reps. */
  repBased?: true;
  /** Its length is only a limit: the user ends it by pressing Rest. */
  openEnded?: true;
  /** What an open-ended step flows through. */
  flow?: NextExercise[];
  /** How long such a flow may well take, far below its limit. */
  likelySeconds?: number;
}
