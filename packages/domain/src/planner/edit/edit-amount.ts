import type { LibraryExercise } from '../../exercise/types.ts';
import { estimate } from '../../timer/constants.ts';
import type { Style } from '../../timer/detect-style.ts';
import { itemSeconds, repsOf } from '../../timer/lengths.ts';
import type { Exercise } from '../../workout/types.ts';
import { repsWithin, secondsFor } from '../dose/reps.ts';
import { isCountable } from '../layout/choose.ts';

type Amount = Pick<Exercise, 'reps' | 'duration' | 'secondsPerRep'>;

/** A set may be done this much faster or slower than usual before its reps no longer suit. */
const paceShift = 0.25;
const emomLeastSeconds = 20;

/** The time that the reps themselves take, without getting into place. */
function movingSeconds(item: Exercise, style: Style): number {
  // A flow has no moment between its moves but a change of grip, which stays the same.
  if (style !== 'compound') return itemSeconds(item) - estimate.setupSeconds;
  const oneSide = (repsOf(item) ?? 1) * (item.secondsPerRep ?? estimate.secondsPerRep);
  return item.side === 'both' ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
}

/** Whole reps at a pace that fills the time to the second; null where no usual pace does. */
function repsFilling(exercise: LibraryExercise, seconds: number): Amount | null {
  const sides = exercise.unilateral ? 2 : 1;
  const room = exercise.unilateral ? seconds - estimate.sideSwitchSeconds : seconds;
  const reps = Math.round(room / (sides * exercise.secondsPerRep));
  const [least, most] = exercise.repRange;
  if (reps < Math.min(3, least) || reps > most * (1 + paceShift)) return null;
  const secondsPerRep = Math.round((100 * room) / (sides * reps)) / 100;
  const shift = Math.abs(secondsPerRep / exercise.secondsPerRep - 1);
  return shift <= paceShift ? { reps, secondsPerRep } : null;
}

function emomReps(exercise: LibraryExercise, seconds: number): Amount {
  const reps = repsWithin(exercise, seconds);
  return { reps: secondsFor(exercise, reps) < emomLeastSeconds ? reps + 1 : reps };
}

/** As much of this exercise as takes the time of that item. */
export function amountLike(item: Exercise, exercise: LibraryExercise, style: Style): Amount {
  if (style === 'emom') return emomReps(exercise, movingSeconds(item, style));
  if (item.duration !== undefined) return { duration: item.duration };
  if (repsOf(item) === undefined) return {};
  const seconds = movingSeconds(item, style);
  const counted = isCountable(exercise) ? repsFilling(exercise, seconds) : null;
  const whole = style === 'compound' ? Math.round(seconds) : itemSeconds(item);
  return counted ?? { duration: whole };
}
