import type { LibraryExercise } from '../../exercise/types.ts';
import type { Request } from '../request.ts';

/** Whether it is done on a machine that was named. */
export const isOnNamedMachine = ({ equipment }: LibraryExercise, { machines }: Request): boolean =>
  equipment.some((id) => machines?.value.includes(id));
