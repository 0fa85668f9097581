import type { LiftingArchetype, SlotRow } from '../../planner/session/types.ts';
import type {
  FocusArea,
  InjuryRegion,
  SafetyTag,
  SessionKind,
  Sport,
} from '../../reading/vocabulary.ts';
import type { Zone } from '../../training/pace/types.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { FitnessTest } from '../goal/read-test.ts';

export const templateIds = [
  'couch-to-5k',
  'run-5k',
  'run-10k',
  'half-marathon',
  'marathon',
  'pull-up',
  'pull-up-ladder',
  'push-up',
  'handstand',
  'muscle-up',
  'linear',
  'five-by-five',
  'block-strength',
  'undulating-strength',
  'five-three-one',
  'upper-lower',
  'push-pull-legs',
  'fat-loss',
  'kettlebell',
  'olympic',
  'climbing',
  'hyrox',
  'fitness-test',
  'hike',
  'engine',
  'minimal',
  'comeback',
  'postpartum',
  'senior',
  'mobility',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** What a week is for. */
export const weekKinds = ['build', 'deload', 'test', 'taper', 'event', 'return'] as const;
export type WeekKind = (typeof weekKinds)[number];

/** One piece of a run: so far or so long, in a zone, perhaps several times. */
export interface RunPart {
  zone: Zone | 'walk';
  metres?: number;
  seconds?: number;
  /** More than once, with seconds of easy going between. */
  times?: number;
  rest?: number;
  /** At the pace that a race of so many metres would have now. */
  race?: number;
  /** The seconds that the race is likely to take on its day, from a good one to a usual one. */
  likely?: readonly [good: number, usual: number];
  /** Up a hill. */
  isUphill?: true;
  /** The race or the test itself: by tap, as far as it goes. */
  isGoal?: true;
}

/** What a day asks of the body: where it may stand in a week goes by it. */
export interface Strain {
  heavyLegs?: true;
  deadlift?: true;
  /** Hard running, or another hard hour for the breath. */
  hard?: true;
  long?: true;
  /** A test or a trial: nothing long or hard in the two days before. */
  fresh?: true;
  /** Easy enough to stand beside anything. */
  easy?: true;
  /** Days of one group do not follow each other. */
  group?: 'upper' | 'push' | 'pull' | 'lower' | 'whole' | 'skill';
  /** The event itself, or the test: the last of its week. */
  last?: true;
}

export type Work =
  | { kind: 'lift'; archetype: LiftingArchetype; rows: SlotRow[] }
  | { kind: 'run'; parts: RunPart[]; by?: 'run' | 'walk' | EngineBy }
  /** What one of the planner's own archetypes makes of these words. */
  | { kind: 'session'; session: AskedSession };

/** On wheels, on the erg or in the water. */
export type EngineBy = 'bike' | 'ride' | 'row' | 'swim';

export interface AskedSession {
  kinds?: SessionKind[];
  sport?: Sport;
  goal?: 'mobility' | 'endurance' | 'hiit';
  format?: 'circuit' | 'intervals';
  focus?: FocusArea;
  minutes: number;
  easy?: true;
  /** Of 10, where the day asks for one of its own. */
  effort?: number;
  /** So much of every run and station, 1 for what the minutes hold. */
  share?: number;
  /** All of a race: every run and station as on the day. */
  isRace?: true;
}

/** What is said of a line where reps in reserve say nothing: a try, a test, a slow way down. */
export interface LineWords {
  /** The lines of these exercises. */
  moves: readonly string[];
  note: string;
  rpe: number;
}

/** A session of a week before it is built. */
export interface DayPlan {
  /** The same place of every week: 'squat', 'long'. */
  id: string;
  title: string;
  /** So many of its first lifts are told in the title, with their sets and reps as built. */
  tells?: number;
  focus: string;
  /** How much the goal needs it; when days are missing, the least is left out first. 3 is a key session. */
  key: 0 | 1 | 2 | 3;
  strain: Strain;
  work: Work;
  lines?: readonly LineWords[];
  /** What is left of the time goes into brisk minutes instead of stretches. */
  isBrisk?: true;
  /**
   * What does not hold on this day: a part that only complains, on a run with a rule for it; the
   * weeks after a birth, once their test is passed.
   */
  lifted?: readonly SafetyTag[];
  /** What the weeks have led up to: it may be harder than the level is. */
  ledUpTo?: readonly string[];
  /** What to know about this day. */
  notes?: string[];
  /** The minutes that it takes, where the plan decides them. */
  minutes?: number;
  /** The days of the week that were named for it, Sunday is 0. */
  weekdays?: readonly number[];
}

export interface WeekPlan {
  label: string;
  kind: WeekKind;
  note: string;
  phase: string;
  /** Told by the minutes of all that is done. */
  loadBy?: 'min';
  days: DayPlan[];
}

/** Where a program leads: a number, and how it is found out. */
export interface EndState {
  text: string;
  /** The week in which it is shown. */
  week: number;
  test: string;
}

export interface ProgramPlan {
  template: TemplateId;
  name: string;
  entry: string;
  end: EndState;
  /** How to move on, and what to do where a week fails. */
  progress: string[];
  fallback: string;
  next: string;
  /** What was changed, assumed or is not likely. */
  honesty: string[];
  weeks: WeekPlan[];
}

/** Told or logged numbers of a runner. */
export interface RunnerState {
  /** Metres of the longest run of the last weeks. */
  longest?: number;
  /** Metres of the longest race that was told of: about so far somebody runs. */
  raced?: number;
  /** Metres in a week. */
  weekly?: number;
  /** Minutes that can be run without a walk. */
  minutes?: number;
  vdot?: number;
}

/** All that a template is laid out from. */
export interface PlanFacts {
  weeks: number;
  days: number;
  minutes: number;
  level: FitnessLevel;
  /** How used to training the body is now. */
  tolerance: FitnessLevel;
  breakDays: number;
  runner: RunnerState;
  /** Seconds of a hang, reps of a row and so on, by exercise. */
  abilities: ReadonlyMap<string, { reps?: number; seconds?: number }>;
  /** Exercises of which a maximum is known. */
  knownMaxima: ReadonlySet<string>;
  hasBar: boolean;
  /** Equipment and places at hand. */
  kit: ReadonlySet<string>;
  /** What the goal asks for in numbers. */
  target: {
    metres?: number;
    seconds?: number;
    inDays?: number;
    /** Of one move in a row. */
    reps?: number;
    /** Of one lift. */
    lift?: { id: string; kilograms: number };
    /** Of the snatch and the clean and jerk together. */
    total?: number | undefined;
    /** And of other lifts beside it. */
    others?: { id: string; kilograms: number }[];
  };
  /** Kilograms of a single, as far as they are known. */
  maxima: ReadonlyMap<string, number>;
  /** Muscle is what was asked for. */
  isForMuscle: boolean;
  isSore: boolean;
  /** Parts that complain now and then: they slow the steps of a run and do not end it. */
  grumbles: readonly InjuryRegion[];
  /** A part of the leg that was operated on and is cleared. */
  healedLeg?: InjuryRegion;
  /** Elbows and hands that hurt. */
  soreArms: readonly InjuryRegion[];
  /** Nothing is run: it is not wished for, or not allowed. */
  isWithoutRuns: boolean;
  /** What a goal that is not run is done with. */
  engineBy?: EngineBy;
  /** Metres of it at a stretch today. */
  engineMetres?: number;
  /** Seconds that the distance of the goal takes today. */
  engineSeconds?: number;
  /** The lifts are judged on a day that is told. */
  isMeet: boolean;
  /** The test of the body that it leads to. */
  test?: FitnessTest;
  /** The weights told of are too light to grow with. */
  isLightKit: boolean;
  /** A fall was told of. */
  hasFallen: boolean;
  /** The race is done by two. */
  isPair: boolean;
  /** To be fast is what was asked for, or a sport that asks for it. */
  isForSpeed: boolean;
  /** Floor push-ups are too much, or nobody knows. */
  isNewToPushes: boolean;
  /** Months since a birth, where that was told, and that running was asked for. */
  afterBirth: { months: number | null; wantsRuns: boolean };
  age?: number;
  bodyMassKg?: number;
  /** Singles may be tested: adult, cleared, experienced. */
  mayTestSingles: boolean;
}

export interface Template {
  id: TemplateId;
  name: string;
  /** Weeks that it has where nothing is said. */
  usualWeeks: number;
  plan: (facts: PlanFacts) => ProgramPlan;
}
