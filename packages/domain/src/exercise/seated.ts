import type { LibraryExercise } from './types.ts';

/** What a chair takes nothing from: the arms work, and the legs only carry. */
const seatable = new Set(
  `air-chest-press towel-overhead-press towel-lat-pulldown towel-wring shoulder-blade-squeeze
  self-resisted-curl self-resisted-curl-hold arm-raise-pulse self-resisted-triceps-press
  arm-raise-hold elbow-in-rotation shoulder-shrug shadow-boxing air-woodchop arm-circle
  shoulder-roll torso-rotation wrist-circle cross-body-shoulder-stretch overhead-triceps-stretch
  neck-side-stretch wrist-stretch long-exhale-breathing chest-opener arnold-press
  dumbbell-shoulder-press dumbbell-curl hammer-curl dumbbell-reverse-curl
  overhead-triceps-extension lateral-raise dumbbell-woodchop band-chest-press
  band-overhead-press band-pull-apart band-overhead-pull-apart band-curl band-lateral-raise
  band-external-rotation band-pass-through band-chest-stretch`.split(/\s+/),
);

/** Sat on the bench's edge to dip from it is no sitting. */
const notOnChairs = new Set(['bench-dip']);

export function isSeated({ id, position, floor, props }: LibraryExercise): boolean {
  return position === 'seated' && !floor && !props.includes('bench') && !notOnChairs.has(id);
}

export function canBeSeated({ id }: LibraryExercise): boolean {
  return seatable.has(id);
}

export const seatedWords = 'Do this sitting tall on a firm chair, both feet flat.';
