import type { LibraryExercise } from '../exercise/types.ts';
import type { Machine } from '../reading/vocabulary.ts';
import type { Request } from './request.ts';

/** What each machine is for, the calmer one first. */
export const machineMoves: Partial<Record<Machine, readonly string[]>> = {
  treadmill: ['treadmill-walk', 'treadmill-run'],
  rower: ['rowing-machine'],
  bike: ['stationary-bike'],
  elliptical: ['elliptical-trainer'],
  stair_climber: ['stair-climber'],
  ski_erg: ['ski-erg'],
  pool: ['lap-swim'],
};

export const hasMoves = (machine: Machine): boolean =>
  machine === 'track' || machineMoves[machine] !== undefined;

/** Whether it is done on a machine that was named. */
export const isOnNamedMachine = ({ machine }: LibraryExercise, { machines }: Request): boolean =>
  machine !== undefined && (machines?.value.includes(machine) ?? false);
