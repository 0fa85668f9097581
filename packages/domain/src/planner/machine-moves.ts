import type { EquipmentId, LibraryExercise } from '../exercise/types.ts';
import type { Machine } from '../reading/vocabulary.ts';
import type { Request } from './request.ts';

/** The equipment that the reader's names for machines stand for. */
export const equipmentOfMachine: Record<Machine, EquipmentId> = {
  treadmill: 'treadmill',
  rower: 'rower',
  bike: 'bike',
  elliptical: 'elliptical',
  stair_climber: 'stair_climber',
  ski_erg: 'ski_erg',
  machines: 'machines',
  cables: 'cable',
  rings: 'rings',
  sandbag: 'sandbag',
  backpack: 'ruck',
  pool: 'pool',
  track: 'track',
};

/** What each machine is for, the calmer one first. */
export const machineMoves: Partial<Record<EquipmentId, readonly string[]>> = {
  treadmill: ['treadmill-walk', 'treadmill-run'],
  rower: ['rowing-machine'],
  bike: ['stationary-bike'],
  elliptical: ['elliptical-trainer'],
  stair_climber: ['stair-climber'],
  ski_erg: ['ski-erg'],
  pool: ['lap-swim'],
};

/** Whether it is done on a machine that was named. */
export const isOnNamedMachine = ({ equipment }: LibraryExercise, { machines }: Request): boolean =>
  equipment.some((id) => machines?.value.includes(id));
