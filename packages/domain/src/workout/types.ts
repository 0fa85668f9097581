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
  tempo?: string;
}

export interface Phase {
  name: string;
  exercises: Exercise[];
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
}
