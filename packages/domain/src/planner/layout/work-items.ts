import type { Exercise } from '../../workout/types.ts';

/** Work of the main part: not the sets that lead up to a weight, nor easy minutes at the end. */
export const isWorkItem = ({ type, role }: Exercise): boolean =>
  type === 'exercise' && role !== 'ramp' && role !== 'easy';
