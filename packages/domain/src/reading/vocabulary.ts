import { type FormatId, formatIds } from '../workout/formats/ids.ts';

/** The words that readers, planner and pages share: what a message can be about. */

export const languages = ['en', 'es', 'de', 'fr', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Ways in which a part of a workout is done: each is defined once, with its words. */
export const formats = formatIds;
export type Format = FormatId;

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

export const upperAreas: readonly FocusArea[] = [
  'upper_body',
  'push',
  'pull',
  'chest',
  'back',
  'shoulders',
  'arms',
];
export const lowerAreas: readonly FocusArea[] = ['legs', 'lower_body', 'glutes', 'hips'];

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
  'lying_back',
  'lying_front',
  'weight_on_hands',
  'gripping',
  'head_down',
  'up_and_down',
  'upright',
  'sitting',
] as const;
export type Attribute = (typeof attributes)[number];

/** Where the user trains, as far as it says what is at hand. */
export type Place = 'gym' | 'home_gym' | 'hotel_gym' | 'hotel' | 'travel' | 'office' | 'outdoors';

export interface Loads {
  count?: number;
  kilograms?: number[];
  /** A rack: all that lies between the lightest and the heaviest. */
  isRange?: boolean;
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
  /** The larger number of '8–12'. */
  repsTo?: number;
  /** Different moves, where the wish leaves no room for others. */
  moves?: number;
  /** Supersets: two moves on end, a rest only after the pair. */
  isPaired?: boolean;
  /** The clock stops it here, done or not. */
  capMinutes?: number;
}

/** One line of a workout that the text writes out: 'Deadlift 3x5', '10 push-ups'. */
export interface WrittenItem {
  exerciseId: string;
  quote: string;
  sets?: number;
  /** Per set; with a list that is gone through in rounds, per round. */
  reps?: number;
  seconds?: number;
  /** How far; the seconds are what that is expected to take. */
  metres?: number;
  calories?: number;
  kilograms?: number;
  /** The larger number of '8–12'; `reps` is the smaller. */
  repsTo?: number;
  /** So much of the best, or of the heavy set of the day. */
  percent?: number;
  percentOf?: 'best' | 'top';
  /** Worked up to: a heavy single, a top triple. */
  isTop?: true;
  /** Moves of one rep, in turn: '6×(1+1)'. */
  complex?: number[];
  restSeconds?: number;
  /** How long this line lasts in all. */
  minutes?: number;
  /** As said: '5:20/km', '5k', '1:52/500m'. */
  pace?: string;
  /** Reps left in reserve. */
  rir?: number;
  tempo?: 'slow';
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

/** Machines and other kit beyond the catalogue's ten, as the reader tells them apart. */
export const machines = [
  'treadmill',
  'rower',
  'bike',
  'elliptical',
  'stair_climber',
  'ski_erg',
  'machines',
  'cables',
  'rings',
  'sandbag',
  'backpack',
  'pool',
  'track',
] as const;
export type Machine = (typeof machines)[number];

/** One of several parts that follow each other. */
export interface OrderPart {
  /** What is done in it, line by line, each with its own dose. */
  items?: WrittenItem[];
  /** It lasts until the session is over. */
  untilEnd?: true;
  format?: Format;
  minutes?: number;
  /** Of the lifts of the part. */
  sets?: number;
  reps?: number;
  rounds?: number;
  /** Of work in each round, and of rest after it: '4 × 3 min, 1 min rest'. */
  workSeconds?: number;
  restSeconds?: number;
  /** How far in all, and how fast. */
  metres?: number;
  pace?: string;
  /** What it is done on. */
  machine?: Machine;
  /** Starts so many seconds apart. */
  everySeconds?: number;
  /** The clock stops it here, done or not. */
  capMinutes?: number;
  /** Reps round by round: 21-15-9. */
  levels?: number[];
  goal?: Goal;
  focus?: FocusArea[];
  /** Ids of library exercises. */
  exercises?: string[];
}

/** Work that is measured in metres. */
export interface DistanceWish {
  metres: number;
  repeats?: number;
  restSeconds?: number;
  /** The rest lasts as long as the piece did. */
  restIsWork?: true;
  /** How it is covered, where that is said. */
  by?: 'run' | 'walk' | 'row' | 'bike' | 'swim' | 'ski';
  /** How fast, as said: '4:45/km', '5k'. */
  pace?: string;
  /** 'With the last 8 at race pace': so much of it at that pace, the rest easy. */
  lastMetres?: number;
}

/** A weight that somebody says they can lift. */
export interface StatedMax {
  /** Id of a library exercise. */
  lift: string;
  /** Weight beside the body's own: '+25 kg' on a pull-up. */
  isAdded?: boolean;
  kilograms: number;
  reps: number;
}

/** Kinds of session that people name by a word of their own. */
export const sessionKinds = [
  'max_strength',
  'top_set',
  'five_by_five',
  'heavy_singles',
  'olympic',
  'power',
  'skill',
  'kettlebell',
  'machines',
  'first_time',
  'travel',
  'steady',
  'tempo',
  'vo2',
  'sprint',
  'long',
  'brick',
  'hyrox',
  'sport',
  'deload',
  'recovery',
  'stairs',
  'bag',
  'boxing',
  'get_up',
  'mixed_machines',
  'games',
  'finisher',
  'speed',
  'pilates',
  'wake_up',
  'shuttles',
  'strides',
  'fartlek',
  'posture',
  'gate',
  'gentle_start',
  'hill_walk',
  'warm_up',
  'spin',
  'bootcamp',
  'walk_faster',
  'hangboard',
  'loosen_neck',
] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** The moment in which somebody trains, where it asks for another session than usual. */
export const situations = [
  'after_race',
  'with_child',
  'desk',
  'waiting',
  'aboard',
  'bedtime',
  'at_home',
] as const;
export type Situation = (typeof situations)[number];

/** Where in a program with weeks and days somebody stands. */
export interface ProgramPlace {
  week?: number;
  /** The lift of the day, by its English name: 'bench'. */
  day?: string;
  /** What is on the bar of it. */
  kilograms?: number;
}

export const sports = [
  'football',
  'climbing',
  'golf',
  'swimming',
  'skiing',
  'racket',
  'running',
  'cycling',
  'rowing',
  'basketball',
  'volleyball',
  'martial_arts',
  'hiking',
] as const;
export type Sport = (typeof sports)[number];

/** A race or a time trial that somebody tells: 'my 5k is 22:30'. */
export interface RaceMark {
  by: NonNullable<DistanceWish['by']>;
  metres: number;
  seconds: number;
}

/** 'Sub 25', 'Fran under 6 min'. */
export interface TimeTarget {
  seconds: number;
  metres?: number;
}

/** What a number tells that asks for no work. */
export type NumberRole = 'height' | 'list' | 'place' | 'date' | 'rate' | 'done';

/** What somebody can do now: '9 strict pull-ups', 'a 30 s wall handstand', 'I can run 20 minutes'. */
export interface Ability {
  /** Id of a library exercise. */
  exercise: string;
  reps?: number;
  seconds?: number;
}

/** A lift of a training before: 'last time squat 80 felt 7', '5x5 at 130 last week'. */
export interface LastLift {
  /** Id of a library exercise. */
  lift: string;
  kilograms: number;
  sets?: number;
  reps?: number;
  rpe?: number;
}

/** What the safety table is keyed by. */
export type SafetyTag = InjuryRegion | Condition;

export type Sex = 'female' | 'male';
