import type { Exercise } from '../workout/types.ts';
import { estimate } from './constants.ts';
import { repsOf } from './lengths.ts';

/** Between two moves of a flow one takes a new grip. */
export const flowChangeSeconds = 4;
const unknownReps = 8;

function moveSeconds(exercise: Exercise): number {
  if (exercise.duration !== undefined) return exercise.duration;
  const secondsPerRep = exercise.secondsPerRep ?? estimate.secondsPerRep;
  const oneSide = (repsOf(exercise) ?? unknownReps) * secondsPerRep;
  return exercise.side === 'both' ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
}

/** One round through all moves. A flow's step of 1200 s is an upper limit; here the reps tell. */
export function flowSeconds(exercises: readonly Exercise[]): number {
  return exercises.reduce((sum, exercise) => sum + moveSeconds(exercise) + flowChangeSeconds, 0);
}
