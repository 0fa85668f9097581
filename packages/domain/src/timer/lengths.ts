import type { Exercise } from '../workout/types.ts';
import { estimate, pyramidTimes } from './constants.ts';

export function repsOf(exercise: Exercise): number | undefined {
  return exercise.reps ?? exercise.setScheme?.reps;
}

/** Reps of one-sided work are per side: twice the time, and a moment to change sides. */
function repSeconds(exercise: Exercise, reps: number): number {
  const oneSide = reps * (exercise.secondsPerRep ?? estimate.secondsPerRep);
  return exercise.side === 'both' ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
}

/** docs/decisions/0011: the length of an item, estimated where the plan does not give it. */
export function itemSeconds(exercise: Exercise): number {
  if (exercise.duration !== undefined) return exercise.duration;
  if (exercise.type === 'rest') return estimate.restSeconds;
  const reps = repsOf(exercise);
  if (reps === undefined) return estimate.withoutRepsSeconds;
  const seconds = Math.round(repSeconds(exercise, reps)) + estimate.setupSeconds;
  return Math.max(estimate.minSeconds, seconds);
}

export function levelSeconds(exercise: Exercise, level: number): number {
  if (exercise.duration !== undefined) return exercise.duration;
  const seconds = Math.round(repSeconds(exercise, level)) + pyramidTimes.setupSeconds;
  return Math.max(pyramidTimes.minStepSeconds, seconds);
}
