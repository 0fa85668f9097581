import type { WorkoutSession } from '../analytics/types.ts';
import type { EquipmentId, Muscle, Pattern, Prop, Space } from '../exercise/types.ts';
import type { WeightUnit } from '../profile/units.ts';
import type { Claim } from '../reading/claims.ts';
import type { EventAhead } from '../reading/events-ahead.ts';
import type { Trait } from '../reading/trait-names.ts';
import type {
  Ability,
  Attribute,
  BodyWish,
  Condition,
  DistanceWish,
  EdgeWish,
  FocusArea,
  Format,
  Goal,
  InjuryRegion,
  Language,
  LastLift,
  Loads,
  OrderPart,
  Place,
  ProgramPlace,
  RaceMark,
  SessionKind,
  Sex,
  Situation,
  Sport,
  StatedMax,
  TimeTarget,
  WrittenWorkout,
} from '../reading/vocabulary.ts';
import type { RackFacts, TrainingFacts } from '../training/facts.ts';
import type { Difficulty, FitnessLevel } from '../workout/limits.ts';

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
  /** In a splint, a cast or a sling: nothing is loaded through it. */
  isStill?: true;
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

export interface Readiness {
  sleepHours?: number;
  /** 0 fresh – 1 spent. */
  tiredness?: number;
  soreMuscles?: Muscle[];
}

/** A best, and of when it is. */
export interface ToldMax extends StatedMax {
  /** Of another time: less by now. */
  had?: true;
  /** 2026-03-01, where it was written down. */
  day?: string;
}

/** What the user wants, slot by slot, each with where it came from. */
export interface Request {
  /** The words, for the dice alone: the same wish on one day gives the same workout. Nobody reads them. */
  dice: string;
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
  /** Single muscles named beside the whole that they are of: each has a move of its own. */
  namedBeside?: Slot<Muscle[]>;
  /** Muscles that no exercise of the main part may mainly train. */
  avoidMuscles?: Slot<Muscle[]>;
  /** A workout that the text writes out; its exercises are in `mustInclude` as well. */
  written?: Slot<WrittenWorkout>;
  /** Several formats one after the other, in this order. */
  parts?: Slot<OrderPart[]>;
  distances?: Slot<DistanceWish[]>;
  /** As said: '5:30/km'. */
  pace?: Slot<string>;
  /** Beats a minute. */
  heartRate?: Slot<number>;
  /** Watts of an hour on the bike. */
  ftpWatts?: Slot<number>;
  /** Weights that the athlete says they can lift. */
  maxima?: Slot<ToldMax[]>;
  events?: Slot<EventAhead[]>;
  /** Kinds of session that the words name. */
  session?: Slot<SessionKind[]>;
  sport?: Slot<Sport>;
  /** Parts of the body that are asked for beside what the session is about. */
  beside?: Slot<FocusArea[]>;
  /** The moment in which it is done, where that asks for another session than usual. */
  situations?: Slot<Situation[]>;
  /** How the session is meant, in words that no other slot holds. */
  traits?: Slot<Trait[]>;
  /** Id of the lift that is the whole session. */
  soleLift?: Slot<string>;
  programPlace?: Slot<ProgramPlace>;
  /** Days since the last training, where somebody tells of a break. */
  breakDays?: Slot<number>;
  races?: Slot<RaceMark[]>;
  /** A time that the athlete is after. */
  target?: Slot<TimeTarget>;
  abilities?: Slot<Ability[]>;
  /** What was lifted before, as told. */
  lastLifts?: Slot<LastLift[]>;
  bodyMassKg?: Slot<number>;
  sex?: Slot<Sex>;
  /** The bar, plates and bells that are there, as the profile has them. */
  rack?: Slot<RackFacts>;
  /** What weights are counted in, so that they are rounded to what is there. */
  unit?: Slot<WeightUnit>;
  /** Key of a known workout. */
  named?: Slot<string>;
  /** Of the equipment, what the text names beyond the catalogue's ten: it is to be used. */
  machines?: Slot<EquipmentId[]>;
  /** The weights that the text names of all that stands in a gym: they are to be used. */
  namedOfGym?: EquipmentId[];
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
  /** What the text tells of danger and of a doctor's word, for the check. */
  signs?: readonly Claim[];
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
export interface AthleteFacts extends TrainingFacts {
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
  | {
      kind: 'request';
      request: Request;
      chips: Chip[];
      question: string | null;
      /** The chip that a no takes away. */
      asksAbout: string | null;
    }
  /** A red flag or something to clear up first: no workout. `id` names the reason. */
  | { kind: 'stop' | 'hold'; id: string; message: string; suggestion: string };
