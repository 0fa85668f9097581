import type { LibraryExercise } from '../exercise/types.ts';
import type { Request } from './request.ts';

/** Steps in a rhythm that one can keep for minutes, upright and with free hands. */
function isRhythm({ patterns, position, traits, secondsPerRep }: LibraryExercise): boolean {
  return (
    patterns[0] === 'cyclic' &&
    (position === 'standing' || position === 'seated') &&
    !traits.includes('palm_load') &&
    secondsPerRep <= 1.5
  );
}

const steadyMet = { min: 3.5, max: 7 };
/** Hard minutes need something that gets the pulse up. */
const hardMet = 6;

/** Whether it is what somebody does who asks for steady cardio, or for long hard intervals. */
export function suitsCardio(exercise: LibraryExercise, { cardio }: Request): boolean {
  if (!isRhythm(exercise)) return false;
  const { met, impact } = exercise;
  if (cardio?.value === 'intervals') return met >= hardMet && impact <= 2;
  return met >= steadyMet.min && met <= steadyMet.max && impact <= 1;
}

export function isSteady({ cardio }: Request): boolean {
  return cardio?.value === 'steady';
}
