import type { ExerciseType, ItemRole, NumberRange, Pace, Side } from '../workout/types.ts';

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
  /** In the flattened list, where it is one of several in a block. */
  exerciseIndex?: number;
  distanceMeters?: number;
  calories?: number;
}

/** What a tap on a step counts. */
export type StepCount = 'rounds' | 'reps' | 'minutes' | 'items' | 'rungs' | 'tries';

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
  /** A set that waits for whoever does it: time alone never ends it, and its length is an estimate. */
  untilDone?: true;
  /** What an open-ended step flows through. */
  flow?: NextExercise[];
  /** How long such a flow may well take, far below its limit. */
  likelySeconds?: number;
  count?: StepCount;
  /** 'up': shows what has passed; its length is the cap. Without it, what remains is shown. */
  mode?: 'down' | 'up';
  /** When the clock ends what nobody has finished. */
  capSeconds?: number;
  /** One that is missed ends its block. */
  untilMissed?: true;
  /** Index among the workout's blocks. */
  block?: number;
  distanceMeters?: number;
  calories?: number;
  pace?: Pace;
  heartRate?: NumberRange;
  /** What the work should take; the step itself goes on until it is ended or capped. */
  targetSeconds?: number;
  group?: string;
  role?: ItemRole;
  rir?: number;
  loadNote?: string;
}
