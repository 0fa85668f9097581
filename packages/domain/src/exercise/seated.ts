import { seated } from './library/seated.ts';
import type { LibraryExercise } from './types.ts';

/** Sat on a bench's edge to dip from it, or held up by the hands, is no sitting. */
const notOnChairs = new Set(['bench-dip', 'tuck-l-sit', 'l-sit', 'outdoor-ride']);

export function isSeated({ id, position, floor, props }: LibraryExercise): boolean {
  return position === 'seated' && !floor && !props.includes('bench') && !notOnChairs.has(id);
}

const madeForChairs = new Set(seated.map(({ id }) => id));

/** Written for those who sit; who stands has the standing version of it. */
export function isForChairs({ id }: LibraryExercise): boolean {
  return madeForChairs.has(id);
}
