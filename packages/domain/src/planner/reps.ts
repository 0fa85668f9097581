import type { LibraryExercise } from '../exercise/types.ts';
import { estimate } from '../timer/constants.ts';
import { clamp } from '../workout/read-value.ts';

/** Seconds that this many reps take; one-sided ones are per side. */
export function secondsFor(exercise: LibraryExercise, reps: number): number {
  const oneSide = reps * exercise.secondsPerRep;
  return exercise.unilateral ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
}

/** The most reps that fit into these seconds. */
export function repsWithin(exercise: LibraryExercise, seconds: number): number {
  const room = exercise.unilateral ? (seconds - estimate.sideSwitchSeconds) / 2 : seconds;
  return Math.max(1, Math.floor(room / exercise.secondsPerRep));
}

/** The goal's reps where the exercise allows them, its own nearest ones otherwise. */
export function repsFor(exercise: LibraryExercise, wanted: number): number {
  const [min, max] = exercise.repRange;
  return clamp(wanted, { min, max: Math.max(min, max) });
}

/** Seconds of a held or timed exercise. */
export function holdFor(exercise: LibraryExercise, wanted: number): number {
  const [min, max] = exercise.holdRange ?? [20, 60];
  return Math.round(clamp(wanted, { min, max }) / 5) * 5;
}
