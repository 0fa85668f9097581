import type { StepType } from '../timer/types.ts';
import type { FormatId, ScoreKind } from '../workout/formats/ids.ts';
import type { ItemRole } from '../workout/types.ts';

/** Spec §4, session completion status: partial at first. */
export type SessionStatus = 'partial' | 'completed' | 'abandoned';

/** One set as it was really done. */
export interface LoggedSet {
  reps?: number;
  /** Kilograms. */
  weight?: number;
  /** Rate of perceived exertion, 1–10. */
  rpe?: number;
  /** Reps in reserve. */
  rir?: number;
  role?: ItemRole;
  seconds?: number;
  distanceMeters?: number;
  calories?: number;
  /** On a belt or a vest, beside body mass. */
  addedKg?: number;
  /** Taken off body mass by a machine. */
  assistKg?: number;
  bandId?: string;
  failed?: true;
}

/** The result of one block. */
export interface SessionScore {
  kind: ScoreKind;
  /** In the unit of its kind: seconds, rounds, reps, kilograms, meters, seconds per unit, minutes. */
  value: number;
  /** Which block of the workout it is of, and how that was played. */
  block: number;
  format: FormatId;
  title: string;
  rounds?: number;
  /** Beyond whole rounds; of a capped one, all that were done. */
  reps?: number;
  /** Reps of a whole round, or of the whole task where there is a cap. */
  repsPlanned?: number;
  /** Seconds of each round, rung or rep. */
  splits?: number[];
  /** What was changed; absent when it was done as written. */
  scaled?: string;
  /** The loads used, in words. */
  loads?: string;
  /** Seconds; there when the clock could end it. */
  cap?: number;
  /** The clock ended it. */
  capped?: true;
}

/** What a watch or a strap measured: a row an instant, null where one of its columns has nothing. */
export interface SessionTrace {
  /** Since the session began, rising. */
  seconds: number[];
  /** Beats a minute. */
  heartRate?: (number | null)[];
  /** Covered since it began. */
  meters?: (number | null)[];
  /** Degrees. */
  latitude?: (number | null)[];
  longitude?: (number | null)[];
  /** Meters above the sea. */
  altitude?: (number | null)[];
}

export interface SessionExercise {
  name: string;
  exerciseId?: string;
  planned: { sets: number; seconds: number; reps?: number; weight?: number };
  actual: {
    sets: LoggedSet[];
    /** How many ran to their end, logged or not; only where that is some and not all. */
    done?: number;
  };
  completed: boolean;
  personalRecord: boolean;
}

/** One segment of the session's strip. */
export interface SessionSegment {
  type: StepType;
  seconds: number;
  done: boolean;
  /** The one that the session ended in before its end; none in sessions of an earlier version. */
  isLast?: true;
}

/** Spec §3, Workout session. */
export interface WorkoutSession {
  /** Made by the client, a UUIDv7: sending a session twice stores it once. */
  id: string;
  /** When it began; ISO 8601 in UTC. */
  date: string;
  /** When it last changed on a device: of two versions the later one stays. */
  updatedAt: string;
  workoutId?: string;
  title: string;
  workoutType: string;
  provider: string;
  /** Seconds. */
  duration: { planned: number; actual: number };
  completion: {
    status: SessionStatus;
    percentage: number;
    completedExercises: number;
    totalExercises: number;
  };
  exercises: SessionExercise[];
  segments: SessionSegment[];
  /** One for each block that has a result. */
  scores?: SessionScore[];
  benchmark?: string;
  trace?: SessionTrace;
  equipment: string[];
  /** 1–5. */
  userRating: number | null;
  /** How hard it was, 1–5. */
  difficulty: number | null;
  notes: string;
}
