import type { EquipmentId, LibraryExercise } from '../exercise/types.ts';
import type { Request } from './request.ts';

/** What each machine is for, the calmer one first. */
export const machineMoves: Partial<Record<EquipmentId, readonly string[]>> = {
  treadmill: ['treadmill-walk', 'treadmill-run'],
  rower: ['rowing-machine'],
  bike: ['stationary-bike'],
  elliptical: ['elliptical-trainer'],
  stair_climber: ['stair-climber'],
  ski_erg: ['ski-erg'],
  pool: ['lap-swim'],
  air_bike: ['air-bike'],
  road_bike: ['outdoor-ride'],
  ruck: ['ruck-march'],
};

/** Whether it is done on a machine that was named. */
export const isOnNamedMachine = ({ equipment }: LibraryExercise, { machines }: Request): boolean =>
  equipment.some((id) => machines?.value.includes(id));
