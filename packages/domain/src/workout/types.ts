import type { FormatId, ScoreKind } from './formats/ids.ts';

/** Spec §3, Exercise. */
export type ExerciseType = 'exercise' | 'rest' | 'warmup' | 'cooldown' | 'pre-workout';

/** 'both' means one side after the other within the item, not both limbs at once. */
export type Side = 'left' | 'right' | 'both';

/** Spec §3: stands in for sets, reps and rest where the exercise itself does not say. */
export interface SetScheme {
  sets?: number;
  reps?: number;
  /** Of the one-rep maximum, 0–200. */
  weightPercentage?: number;
  /** Seconds. */
  restBetweenSets?: number;
}

/** What a set is for. Ramp sets are no work: they count for no volume. A failure set leaves no rep. */
export const itemRoles = [
  'ramp',
  'top',
  'work',
  'backoff',
  'drop',
  'failure',
  'cluster',
  'skill',
  'easy',
] as const;
export type ItemRole = (typeof itemRoles)[number];

/** How an item's length is found: by the clock, until the user ends it, or against a target time. */
export const stepModes = ['time', 'open', 'target'] as const;
export type StepMode = (typeof stepModes)[number];

export const paceUnits = ['s/km', 's/mi', 's/500m', 's/100m', 'watts'] as const;
export type PaceUnit = (typeof paceUnits)[number];

/** From the smaller number to the larger: of seconds, the smaller is the faster. */
export interface NumberRange {
  lo: number;
  hi: number;
}

export interface Pace extends NumberRange {
  unit: PaceUnit;
}

export interface Exercise {
  name: string;
  type: ExerciseType;
  exerciseId?: string;
  /** Seconds, of one set. */
  duration?: number;
  /** Per side when the side is 'both'; the upper end of a range. */
  reps?: number;
  /** The wording where a number says less: '8–10', 'max'. */
  repsText?: string;
  sets?: number;
  /** From the exercise library. */
  secondsPerRep?: number;
  instructions?: string;
  description?: string;
  /** Seconds. */
  restAfter?: number;
  /** Seconds. */
  restBetweenSets?: number;
  phase?: string;
  setScheme?: SetScheme;
  /** A number is kilograms; a text is shown as it is. */
  weight?: number | string;
  side?: Side;
  cues?: string[];
  /** How this athlete does it, where an injury or a condition changes it. */
  modifications?: string[];
  /** Rate of perceived exertion, 1–10. */
  rpe?: number;
  /** Seconds down, in the hold, up, and at the top: '3-1-1-0'. */
  tempo?: string;
  role?: ItemRole;
  /** Reps in reserve. */
  rir?: number;
  /** Its place in a superset: 'A1', 'A2'. */
  group?: string;
  distanceMeters?: number;
  calories?: number;
  pace?: Pace;
  /** Beats a minute. */
  heartRate?: NumberRange;
  /** How its load was found. */
  loadNote?: string;
  stepMode?: StepMode;
}

export interface Phase {
  name: string;
  exercises: Exercise[];
}

/** One part of a workout, played in its own format. Lengths are in seconds unless they say minutes. */
export interface Block {
  kind: FormatId;
  title: string;
  items: Exercise[];
  minutes?: number;
  capSeconds?: number;
  /** Rounds, or sets where the items do not say. */
  rounds?: number;
  /** From one start to the next. */
  everySeconds?: number;
  workSeconds?: number;
  /** Between pieces of work: intervals, sets, the parts of a cluster. */
  restSeconds?: number;
  /** Reps of each rung. */
  ladder?: number[];
  /** Between rounds, or after a group of moves. */
  restBetween?: number;
  /** Before the next block. */
  restAfter?: number;
  score: ScoreKind;
}

/** A workout that is played block by block, whatever words its texts hold. */
export interface Play {
  blocks: Block[];
}

/** A named workout that others have done as well. */
export interface Benchmark {
  id: string;
  /** What was changed; absent when it is done as written. */
  scaled?: string;
}

/** From this step of the timer on, another exercise stands in for the one that was planned there. */
export interface Swap {
  step: number;
  name: string;
  exerciseId: string;
  cues?: string[];
}

/**
 * Spec §3, Workout. Numbers that the plan leaves out stay out: each timer
 * builder has defaults of its own. Fields not named here are kept at run time.
 */
export interface Workout {
  id?: string;
  userId?: string;
  title?: string;
  workoutType?: string;
  referencePattern?: string;
  totalRounds?: number;
  /** Seconds. */
  restBetweenRounds?: number;
  workoutStructure?: string;
  /** Minutes. For an EMOM: the length of its body. */
  estimatedDuration?: number;
  motivationalMessage?: string;
  workoutReasoning?: string;
  coachingNotes?: string;
  workoutGoals?: string[];
  periodizationPhase?: string;
  workout: Exercise[];
  phases?: Phase[];
  isStructured?: boolean;
  /** ISO 8601. */
  generatedAt?: string;
  source: string;
  provider?: string;
  safetyNotes?: string[];
  /** Equipment ids that its exercises use. */
  equipment?: string[];
  archetype?: string;
  benchmark?: Benchmark;
  /** Its blocks; `workout` then holds their items as one list, between warm-up and cool-down. */
  play?: Play;
  /** What the athlete should know: what was changed, guessed or left out. */
  honesty?: string[];
  /** Made while it was played; what was done before them stays as it was. */
  swaps?: Swap[];
}
