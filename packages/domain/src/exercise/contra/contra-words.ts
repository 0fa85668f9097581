import {
  all,
  any,
  has,
  isHardHold,
  isLoaded,
  isMainly,
  isPlaced,
  type Matches,
  metFrom,
} from './contra-match.ts';

export const goesUpsideDown = any(has('head_down'), isPlaced('inverted'));
export const isAllOut = any(has('sprint'), isMainly('sprint'), metFrom(9));
/** Folded at the hips for as long as the set lasts. */
export const isBentOver: Matches = ({ name }) =>
  /bent-over|reverse fly|pendlay|gorilla|good morning/i.test(name);
/** A hold that asks for all you have: loaded, hanging or hard to learn. */
export const isMaximalHold = all(
  isHardHold,
  any(isLoaded, has('hang'), (exercise) => exercise.complexity >= 3),
);

export const breathHold = 'People tend to hold their breath here.';
export const bloodToHead = 'The head is below the heart.';
export const slowFloor = 'Take your time getting down and up, and pause before you stand.';
export const breatheOut = 'Go lighter and breathe out on every effort.';
export const holdOn = 'Keep a hand on a wall or a chair.';
