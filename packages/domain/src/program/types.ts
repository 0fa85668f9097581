import type { LibraryExerciseView } from '../exercise/project.ts';
import type { EquipmentId, Prop } from '../exercise/types.ts';
import type { Goal } from '../reading/vocabulary.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import type { Workout } from '../workout/types.ts';
import type { TemplateId, WeekKind } from './templates/types.ts';
import type { Variation } from './weeks/weeks.ts';

export const programLimits = {
  weeks: { min: 1, max: 24 },
  sessionsPerWeek: { min: 1, max: 7 },
  goalLength: 2000,
  departures: { lines: 20, length: 1000 },
} as const;

export const sessionStates = ['planned', 'completed', 'skipped'] as const;
export type SessionState = (typeof sessionStates)[number];

export interface ProgramSession {
  /** From 1. */
  week: number;
  /** From 1 within its week. */
  session: number;
  /** A plain day, YYYY-MM-DD: no zone and no daylight saving can move it. */
  date: string;
  title: string;
  /** What it trains, in plain words. */
  focus: string;
  status: SessionState;
  workoutId: string;
  workout: Workout;
  /** When its status and its day last changed, as instants: of two devices the later one stays. */
  statusAt: string;
  dateAt: string;
  /** When its workout last changed; left out while it is as it was built. */
  workoutAt?: string;
  /** How often its day was changed: what a calendar goes by. */
  moves: number;
}

/** What a week of a template is for. */
export interface PlannedWeek {
  label: string;
  kind: WeekKind;
  note: string;
  /** The week's load: kilometres or minutes run, the heaviest main sets in kilograms, or hard sets. */
  load: { value: number; unit: 'km' | 'kg' | 'sets' | 'min' };
  /**
   * For each session its place in every week ('long', 'squat') and how much the goal needs it,
   * 0–3: when time is short the least is left out first.
   */
  slots: { id: string; key: number }[];
}

export interface ProgramWeek {
  week: number;
  variation: Variation;
  phaseId: string;
  /** A program from before templates has none. */
  plan?: PlannedWeek;
  sessions: ProgramSession[];
}

export const progressionMethods = ['linear', 'double', 'effort', 'bodyweight'] as const;
export type ProgressionMethod = (typeof progressionMethods)[number];

/** A lift that stays for a whole phase, and how it is meant to grow. */
export interface MainLift {
  exerciseId: string;
  name: string;
  method: ProgressionMethod;
  /** Kilograms to add; null where there is no load to add to. */
  stepKg: number | null;
  reps: { min: number; max: number };
  rule: string;
}

export interface ProgramPhase {
  id: string;
  name: string;
  startWeek: number;
  endWeek: number;
  description: string;
  mainLifts: MainLift[];
}

interface EditedSession {
  week: number;
  session: number;
}

/** One difference between the program as it is and as it is proposed; both sides, so that it can be undone. */
export type Edit =
  | (EditedSession & {
      kind: 'item';
      exerciseId: string;
      name: string;
      unit: 'kg' | 'reps' | 'sets';
      from: number | null;
      to: number;
    })
  | (EditedSession & { kind: 'date'; from: string; to: string })
  | (EditedSession & { kind: 'status'; from: SessionState; to: SessionState })
  | (EditedSession & {
      kind: 'workout';
      from: Workout;
      to: Workout;
      fromTitle: string;
      toTitle: string;
    })
  /** Another day for the event. */
  | { kind: 'event'; from: string; to: string }
  /** A week more, after this one; those behind it count up. */
  | { kind: 'week'; after: number; week: ProgramWeek };

/** A proposal that was accepted, refused or taken back; it is not made again. */
export interface DecidedChange {
  id: string;
  decision: 'accepted' | 'refused' | 'undone';
  at: string;
  reason: string;
  /** What was done, so that it can be undone; only of the newest. */
  edits?: Edit[];
}

/** What a program is asked for with. */
export interface ProgramWish {
  goalText: string;
  weeks: number;
  sessionsPerWeek: number;
  minutesPerSession: number;
  /** Days of the week, Sunday is 0; none for any. */
  preferredDays: number[];
  startDate: string;
  fitnessLevel?: FitnessLevel;
  equipment?: EquipmentId[];
  props?: Prop[];
  /** Reasons of holds that the user has been cleared for. */
  cleared?: string[];
  /** Readings of the goal that were not meant. */
  dismissed?: string[];
  /** A named program to start from; by the goal's words otherwise. */
  template?: TemplateId;
}

/** The way that a program takes, as its template has it. */
export interface ProgramCourse {
  template: TemplateId;
  name: string;
  /** What it takes to begin. */
  entry: string;
  end: { text: string; week: number; test: string };
  progress: string[];
  fallback: string;
  next: string;
  /** The day of the event, where there is one. */
  eventDay?: string;
}

/** Spec §3, Enhanced program, with the weeks it is made of. */
export interface Program {
  id: string;
  programName: string;
  goal: string;
  goalKind: Goal;
  level: FitnessLevel;
  startDate: string;
  totalWeeks: number;
  currentWeek: number;
  currentPhase: string;
  exerciseLibrary: LibraryExerciseView[];
  phases: ProgramPhase[];
  progressionGuidelines: string[];
  /** What was asked for and is not in it, and why; a program from before this was told has none. */
  departures?: string[];
  weeks: ProgramWeek[];
  /** A program from before templates has none. */
  course?: ProgramCourse;
  /** What was made of the log's proposals, the newest last. */
  changes?: DecidedChange[];
  /** What it was made from, so that the next one can be made from it. */
  wish: ProgramWish;
  /** Where the user jumped to; what lies before stays as it is. */
  pointer: { week: number; session: number } | null;
}
