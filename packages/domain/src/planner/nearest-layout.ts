import type { Format } from '../reading/vocabulary.ts';

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
] as const satisfies readonly Format[];
export type LaidFormat = (typeof laidFormats)[number];

/** What a format is laid out as, where a whole session runs in it. */
export const nearestLayout: Record<Format, LaidFormat> = {
  emom: 'emom',
  every: 'emom',
  death_by: 'emom',
  tabata: 'tabata',
  pyramid: 'pyramid',
  ladder: 'pyramid',
  compound: 'compound',
  complex: 'compound',
  circuit: 'circuit',
  rounds: 'rounds',
  amrap: 'rounds',
  for_time: 'rounds',
  chipper: 'rounds',
  superset: 'rounds',
  giant_set: 'rounds',
  sets: 'sets',
  cluster: 'sets',
  rest_pause: 'sets',
  drop_set: 'sets',
  tempo: 'sets',
  skill: 'sets',
  hold: 'sets',
  intervals: 'intervals',
  distance_reps: 'intervals',
  steady: 'intervals',
  fight_rounds: 'intervals',
};
