import { exerciseById } from '../exercise/library.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { compound, estimate } from '../timer/constants.ts';
import { styleOf } from '../timer/detect-style.ts';
import { repsOf } from '../timer/lengths.ts';
import type { TimerStep } from '../timer/types.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import type { Exercise, Workout } from '../workout/types.ts';

/** Between two moves of a flow one takes a new grip. */
export const flowChangeSeconds = 4;
const unknownReps = 8;

function flowSecondsOf(exercise: Exercise): number {
  if (exercise.duration !== undefined) return exercise.duration + flowChangeSeconds;
  const known = exercise.exerciseId ? exerciseById(exercise.exerciseId) : undefined;
  const secondsPerRep = exercise.secondsPerRep ?? known?.secondsPerRep ?? estimate.secondsPerRep;
  const oneSide = (repsOf(exercise) ?? unknownReps) * secondsPerRep;
  const both = exercise.side === 'both' ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
  return both + flowChangeSeconds;
}

/**
 * How long a workout really takes. A flow's step of 1200 s is an upper limit
 * that the user ends; there the reps tell.
 */
export function expectedSeconds(draft: Workout, built?: readonly TimerStep[]): number {
  const workout = normaliseWorkout(draft);
  const steps = built ?? buildTimerSteps(workout);
  const total = steps.reduce((sum, { duration }) => sum + duration, 0);
  if (styleOf(workout) !== 'compound') return total;
  const flow = workout.workout
    .filter(({ type }) => type === 'exercise')
    .reduce((sum, exercise) => sum + flowSecondsOf(exercise), 0);
  const flows = steps.filter(({ openEnded }) => openEnded).length;
  return Math.round(total - flows * (compound.stepSeconds - flow));
}
