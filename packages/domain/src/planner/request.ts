import type { WorkoutSession } from '../analytics/types.ts';
import type { EquipmentId, Muscle, Pattern, Prop, Space } from '../exercise/types.ts';
import type { Difficulty, FitnessLevel } from '../workout/limits.ts';

export const languages = ['en', 'es', 'de', 'fr', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

export const formats = [
  'emom',
  'tabata',
  'pyramid',
  'compound',
  'circuit',
  'rounds',
  'sets',
  /** Work and rest of the user's own length, such as 40/20. */
  'intervals',
] as const;
export type Format = (typeof formats)[number];

export const goals = [
  'strength',
  'hypertrophy',
  'power',
  'endurance',
  'hiit',
  'mobility',
  'general',
] as const;
export type Goal = (typeof goals)[number];

/** Body parts as people name them. */
export const focusAreas = [
  'full_body',
  'upper_body',
  'lower_body',
  'push',
  'pull',
  'legs',
  'glutes',
  'core',
  'chest',
  'back',
  'shoulders',
  'arms',
  'hips',
  'cardio',
  'balance',
] as const;
export type FocusArea = (typeof focusAreas)[number];

export const injuryRegions = [
  'knee',
  'low_back',
  'shoulder',
  'neck',
  'wrist',
  'elbow',
  'hip',
  'ankle',
  'hamstring',
  'calf',
  'pelvic_floor',
] as const;
export type InjuryRegion = (typeof injuryRegions)[number];

export const conditions = [
  'hypertension',
  'pregnancy',
  'postpartum',
  'surgery',
  'osteoporosis',
  'insulin',
  'asthma',
  'vertigo',
  'epilepsy',
  'hernia',
  'glaucoma',
  'heart',
  /** A lasting illness, or a body on the mend: light to moderate, steady, nothing all-out. */
  'gentle',
] as const;
export type Condition = (typeof conditions)[number];

/** What the safety table is keyed by. */
export type SafetyTag = InjuryRegion | Condition;

/** Kinds of exercise people rule out as a whole. */
export const attributes = [
  'jumping',
  'running',
  'floor',
  'kneeling',
  'overhead',
  'planks',
  'hanging',
  'twisting',
  'lying_down',
  'crunches',
  'standing',
] as const;
export type Attribute = (typeof attributes)[number];

/** Where the user trains, as far as it says what is at hand. */
export type Place = 'gym' | 'home_gym' | 'hotel_gym' | 'hotel' | 'travel' | 'office' | 'outdoors';

export type SlotSource = 'text' | 'form' | 'profile' | 'history' | 'default';

export interface Slot<T> {
  value: T;
  source: SlotSource;
  /** 0–1; below 0.6 on a safety slot the careful reading is taken and one question is asked. */
  confidence: number;
  /** The words that said so. */
  quote?: string;
}

export interface Injury {
  region: InjuryRegion;
  side?: 'left' | 'right' | 'both';
  /** Only an active one filters; a resolved one is remembered as told. */
  status: 'active' | 'resolved' | 'history';
  /** 'when squatting'. */
  trigger?: string;
  source: SlotSource;
  confidence: number;
  quote?: string;
}

export interface ConditionFact {
  condition: Condition;
  /** Such as 'trimester 3', 'six weeks ago', '185/115'. */
  detail?: string;
  source: SlotSource;
  confidence: number;
  quote?: string;
}

export interface Loads {
  count?: number;
  kilograms?: number[];
}

/** The block in the middle, where the text states its layout. */
export interface BodyWish {
  minutes?: number;
  rounds?: number;
  levels?: number[];
  workSeconds?: number;
  restSeconds?: number;
  sets?: number;
  reps?: number;
  /** Different moves, where the wish leaves no room for others. */
  moves?: number;
  /** Supersets: two moves on end, a rest only after the pair. */
  isPaired?: boolean;
}

/** One line of a workout that the text writes out: 'Deadlift 3x5', '10 push-ups'. */
export interface WrittenItem {
  exerciseId: string;
  quote: string;
  sets?: number;
  /** Per set; with a list that is gone through in rounds, per round. */
  reps?: number;
  seconds?: number;
  kilograms?: number;
}

/** A workout that the text writes out itself, in its order: kept to the letter. */
export interface WrittenWorkout {
  items: WrittenItem[];
  /** How often the whole list is gone through. */
  rounds?: number;
  /** Reps of every item, round by round: 21-15-9. */
  levels?: number[];
  /** Between the items, or between the sets of the only one. */
  restSeconds?: number;
  /** The list is the whole main part: nothing is added to it. */
  only: boolean;
}

/** What the text says about the warm-up or the cool-down. */
export interface EdgeWish {
  length: 'none' | 'short' | 'long';
  minutes?: number;
}

export interface Readiness {
  sleepHours?: number;
  /** 0 fresh – 1 spent. */
  tiredness?: number;
  soreMuscles?: Muscle[];
}

/** What the user wants, slot by slot, each with where it came from. */
export interface Request {
  text: string;
  language: Slot<Language>;
  /** Of the whole session. */
  minutes: Slot<number>;
  format: Slot<Format>;
  body: Slot<BodyWish>;
  goal: Slot<Goal>;
  focus: Slot<FocusArea[]>;
  avoidFocus: Slot<FocusArea[]>;
  /** Muscles that the text names, finer than a focus area: at least half of the main work is for them. */
  focusMuscles?: Slot<Muscle[]>;
  /** Muscles that no exercise of the main part may mainly train. */
  avoidMuscles?: Slot<Muscle[]>;
  /** A workout that the text writes out; its exercises are in `mustInclude` as well. */
  written?: Slot<WrittenWorkout>;
  exerciseCount?: Slot<number>;
  warmUp?: Slot<EdgeWish>;
  coolDown?: Slot<EdgeWish>;
  /** 'Zone 2' is one steady effort, 'Norwegian 4x4' hard intervals on foot or a machine. */
  cardio?: Slot<'steady' | 'intervals'>;
  equipment: Slot<EquipmentId[]>;
  props: Slot<Prop[]>;
  loads: Slot<Partial<Record<EquipmentId, Loads>>>;
  /** Ids of library exercises. */
  mustInclude: Slot<string[]>;
  excludedExercises: Slot<string[]>;
  excludedPatterns: Slot<Pattern[]>;
  excludedAttributes: Slot<Attribute[]>;
  injuries: Injury[];
  conditions: ConditionFact[];
  space: Slot<Space>;
  /** The loudest and the hardest landing that is allowed. */
  maxNoise: Slot<0 | 1 | 2 | 3>;
  maxImpact: Slot<0 | 1 | 2 | 3>;
  level: Slot<FitnessLevel>;
  difficulty: Slot<Difficulty>;
  /** Wanted effort, 1–10, where the text says one. */
  rpe?: Slot<number>;
  age?: Slot<number>;
  readiness: Slot<Readiness>;
  /** Where the session takes place, if the text says so. */
  place?: Slot<Place>;
  /** Ids of exercises the user cannot do yet and wants to learn: plan their easier versions. */
  skillGoals?: Slot<string[]>;
  /** 'same as last time', 'something different'. */
  historyWish?: Slot<'repeat' | 'vary'>;
  /** As it was given: recovery, progression and variety look into it. */
  history: TrainingHistory;
  /** Ids of the holds that were lifted, so that a later check does not raise them again. */
  cleared?: string[];
  /** The day of the request, as it was given. */
  today?: string;
  /** Words of the text that carry a meaning and that no slot has read. */
  unread?: string[];
  /** Things to say or ask that no slot holds: 'Two blocks asked for', contradictions. */
  remarks: string[];
}

/** Spec §7: what the generation form sends beside the text. */
export interface GenerationForm {
  durationMinutes?: number;
  difficulty?: Difficulty;
  fitnessLevel?: FitnessLevel;
  equipment?: EquipmentId[];
  props?: Prop[];
  /** Chips that the user has tapped away: readings to leave out. */
  dismissed?: string[];
  /** Ids of holds that the user says a doctor has lifted. A stop stays. */
  cleared?: string[];
  /** The day of the request, 2026-11-15: how long ago a year lies. */
  today?: string;
}

/** What is known about the user beside this request. */
export interface AthleteFacts {
  age?: number;
  level?: FitnessLevel;
  goal?: Goal;
  equipment?: EquipmentId[];
  props?: Prop[];
  injuries?: Injury[];
  conditions?: ConditionFact[];
  dislikedExercises?: string[];
}

/** Newest first; the planner looks back over four weeks. */
export interface TrainingHistory {
  sessions: readonly WorkoutSession[];
}

/** What the page shows as a removable chip. */
export interface Chip {
  /** Stable for the same reading: sent back in `dismissed` when it is wrong. */
  id: string;
  label: string;
  kind: 'safety' | 'limit' | 'wish';
}

export type Understanding =
  | { kind: 'request'; request: Request; chips: Chip[]; question: string | null }
  /** A red flag or something to clear up first: no workout. `id` names the reason. */
  | { kind: 'stop' | 'hold'; id: string; message: string; suggestion: string };
