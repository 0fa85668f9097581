import { itemSeconds } from '../../timer/lengths.ts';
import type { Exercise } from '../../workout/types.ts';
import { isCountable } from '../choose.ts';
import type { PlanContext } from '../context.ts';
import type { Candidate } from '../pool.ts';
import { holdFor, repsFor } from '../reps.ts';

/** Reps where they can be counted, seconds otherwise. */
export function workFields(
  { exercise }: Candidate,
  { dose, request }: PlanContext,
  repShift = 0,
): Pick<Exercise, 'reps' | 'duration'> {
  if (!isCountable(exercise)) return { duration: holdFor(exercise, dose.workSeconds) };
  const stated = request.body.value.reps;
  if (stated !== undefined) return { reps: stated };
  const reps = Math.max(1, dose.reps + repShift);
  return { reps: repsFor(exercise, reps) };
}

/** What the timer will give this item. */
export function workSeconds(
  candidate: Candidate,
  fields: Pick<Exercise, 'reps' | 'duration'>,
): number {
  const { exercise } = candidate;
  return itemSeconds({
    name: exercise.name,
    type: 'exercise',
    secondsPerRep: exercise.secondsPerRep,
    ...(exercise.unilateral ? { side: 'both' as const } : {}),
    ...fields,
  });
}
