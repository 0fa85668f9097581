import { exerciseById } from '../../../exercise/library.ts';
import type { EquipmentId, LibraryExercise } from '../../../exercise/types.ts';
import type { RaceMark } from '../../../reading/vocabulary.ts';
import type { PaceUnit } from '../../../workout/types.ts';

/** How the way is covered. */
export const modes = [
  'run',
  'treadmill',
  'walk',
  'ruck',
  'treadmill_walk',
  'row',
  'ski',
  'bike',
  'air_bike',
  'ride',
  'elliptical',
  'stairs',
  'swim',
] as const;
export type Mode = (typeof modes)[number];

type Family = 'foot' | 'walk' | 'erg' | 'wheels' | 'glide' | 'water';

interface ModeFacts {
  /** The first that the library has is taken. */
  exercises: readonly string[];
  family: Family;
  /** The sport that its best times are of; none where no time says anything about it. */
  race?: RaceMark['by'];
  unit?: PaceUnit;
  /** 'Easy run', '4 × 4 min on the rower'. */
  noun: string;
  verb: string;
  where: string;
  /** What one does in the easy minutes between hard ones. */
  recovery: string;
  kit: readonly EquipmentId[];
}

export const modeFacts: Record<Mode, ModeFacts> = {
  run: {
    exercises: ['run', 'tempo-run'],
    family: 'foot',
    race: 'run',
    unit: 's/km',
    noun: 'run',
    verb: 'Run',
    where: '',
    recovery: 'jog',
    kit: ['road', 'turf_space'],
  },
  treadmill: {
    exercises: ['treadmill-run'],
    family: 'foot',
    race: 'run',
    unit: 's/km',
    noun: 'treadmill run',
    verb: 'Run',
    where: ' on the treadmill',
    recovery: 'jog',
    kit: ['treadmill'],
  },
  walk: {
    exercises: ['brisk-walk'],
    family: 'walk',
    noun: 'walk',
    verb: 'Walk',
    where: '',
    recovery: 'stroll',
    kit: ['road', 'turf_space'],
  },
  ruck: {
    exercises: ['ruck-march'],
    family: 'walk',
    noun: 'ruck',
    verb: 'March',
    where: '',
    recovery: 'stroll',
    kit: ['ruck', 'road', 'turf_space'],
  },
  treadmill_walk: {
    exercises: ['treadmill-incline-walk', 'treadmill-walk'],
    family: 'walk',
    noun: 'treadmill walk',
    verb: 'Walk',
    where: ' on the treadmill',
    recovery: 'stroll',
    kit: ['treadmill'],
  },
  row: {
    exercises: ['rowing-machine'],
    family: 'erg',
    race: 'row',
    unit: 's/500m',
    noun: 'row',
    verb: 'Row',
    where: ' on the rower',
    recovery: 'paddle',
    kit: ['rower'],
  },
  ski: {
    exercises: ['ski-erg'],
    family: 'erg',
    race: 'ski',
    unit: 's/500m',
    noun: 'ski',
    verb: 'Ski',
    where: ' on the ski erg',
    recovery: 'light pull',
    kit: ['ski_erg'],
  },
  bike: {
    exercises: ['stationary-bike'],
    family: 'wheels',
    race: 'bike',
    unit: 'watts',
    noun: 'ride',
    verb: 'Ride',
    where: ' on the bike',
    recovery: 'spin',
    kit: ['bike'],
  },
  air_bike: {
    exercises: ['air-bike', 'stationary-bike'],
    family: 'wheels',
    noun: 'air bike ride',
    verb: 'Ride',
    where: ' on the air bike',
    recovery: 'spin',
    kit: ['air_bike'],
  },
  ride: {
    exercises: ['outdoor-ride', 'stationary-bike'],
    family: 'wheels',
    race: 'bike',
    unit: 'watts',
    noun: 'ride',
    verb: 'Ride',
    where: ' on the road',
    recovery: 'spin',
    kit: ['road_bike'],
  },
  elliptical: {
    exercises: ['elliptical-trainer'],
    family: 'glide',
    noun: 'elliptical',
    verb: 'Glide',
    where: ' on the elliptical',
    recovery: 'glide',
    kit: ['elliptical'],
  },
  stairs: {
    exercises: ['stair-climber'],
    family: 'glide',
    noun: 'climb',
    verb: 'Climb',
    where: ' on the stair climber',
    recovery: 'slow climb',
    kit: ['stair_climber'],
  },
  swim: {
    exercises: ['freestyle-swim', 'lap-swim'],
    family: 'water',
    race: 'swim',
    unit: 's/100m',
    noun: 'swim',
    verb: 'Swim',
    where: ' in the pool',
    recovery: 'rest at the wall',
    kit: ['pool'],
  },
};

export function firstKnown(ids: readonly string[]): LibraryExercise | undefined {
  for (const id of ids) {
    const found = exerciseById(id);
    if (found) return found;
  }
  return undefined;
}

export const isRunning = (mode: Mode): boolean => modeFacts[mode].family === 'foot';
export const isWalking = (mode: Mode): boolean => modeFacts[mode].family === 'walk';

const modeOfExercise = new Map<string, Mode>([
  ...modes.flatMap((mode) =>
    modeFacts[mode].exercises.map((id): [string, Mode] => [id, mode]).reverse(),
  ),
  // Shared ids mean the plainest of their modes.
  ['stationary-bike', 'bike'],
  ['treadmill-walk', 'treadmill_walk'],
  ['stride', 'run'],
  ['hill-sprint', 'run'],
  ['build-up-run', 'run'],
  ['10-m-sprint', 'run'],
  ['30-m-sprint', 'run'],
  ['high-knee-walk', 'walk'],
  ['swim-kick', 'swim'],
]);

/** How a library exercise gets one along; undefined where it is no way of getting anywhere. */
export const modeOf = (exerciseId: string): Mode | undefined => modeOfExercise.get(exerciseId);

const modeOfKit: Partial<Record<EquipmentId, Mode>> = {
  treadmill: 'treadmill',
  rower: 'row',
  ski_erg: 'ski',
  bike: 'bike',
  air_bike: 'air_bike',
  road_bike: 'ride',
  elliptical: 'elliptical',
  stair_climber: 'stairs',
  pool: 'swim',
  track: 'run',
  hill: 'run',
  road: 'run',
};

/** What a machine or a place is there for. */
export const modeOfEquipment = (id: EquipmentId): Mode | undefined => modeOfKit[id];

export const modeOfWay: Record<RaceMark['by'], Mode> = {
  run: 'run',
  walk: 'walk',
  row: 'row',
  ski: 'ski',
  bike: 'bike',
  swim: 'swim',
};
