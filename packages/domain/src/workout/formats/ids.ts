/** Every way in which a part of a workout can be done; each has a definition beside this file. */
export const formatIds = [
  'emom',
  'tabata',
  'pyramid',
  'compound',
  'circuit',
  'rounds',
  'sets',
  'intervals',
  'amrap',
  'for_time',
  'chipper',
  'every',
  'death_by',
  'ladder',
  'complex',
  'superset',
  'giant_set',
  'cluster',
  'rest_pause',
  'drop_set',
  'tempo',
  'distance_reps',
  'steady',
  'skill',
  'hold',
  'fight_rounds',
] as const;
export type FormatId = (typeof formatIds)[number];

/** The formats that the planner lays out item by item. */
export const laidFormats = [
  'emom',
  'tabata',
  'pyramid',
  'compound',
  'circuit',
  'rounds',
  'sets',
  'intervals',
] as const satisfies readonly FormatId[];
export type LaidFormat = (typeof laidFormats)[number];

/** What the result of a block is counted in. */
export const scoreKinds = [
  'time',
  'rounds',
  'reps',
  'load',
  'distance',
  'pace',
  'minutes',
  'done',
] as const;
export type ScoreKind = (typeof scoreKinds)[number];
