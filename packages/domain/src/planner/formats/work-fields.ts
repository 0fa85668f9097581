import { itemSeconds } from '../../timer/lengths.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { loadInFormat } from '../dose/load.ts';
import { holdFor, pacedSecondsPerRep, repsFor } from '../dose/reps.ts';
import { isCountable } from '../layout/choose.ts';
import type { Candidate } from '../layout/pool.ts';

type WorkFields = Pick<Exercise, 'reps' | 'duration' | 'secondsPerRep'>;

function countedFields({ exercise }: Candidate, reps: number): WorkFields {
  return { reps, secondsPerRep: pacedSecondsPerRep(exercise, reps) };
}

/** Reps where they can be counted, seconds otherwise; what the user wrote stands. */
export function workFields(candidate: Candidate, context: PlanContext, repShift = 0): WorkFields {
  const { exercise, asked } = candidate;
  const { dose, request } = context;
  if (asked?.seconds !== undefined) return { duration: asked.seconds };
  if (asked?.reps !== undefined) return countedFields(candidate, asked.reps);
  if (!isCountable(exercise)) return { duration: holdFor(exercise, dose.workSeconds) };
  const stated = request.body.value.reps;
  if (stated !== undefined) return countedFields(candidate, stated);
  const { reps: earned } = loadInFormat(candidate, context);
  const reps = Math.max(1, (earned ?? dose.reps) + repShift);
  return countedFields(candidate, repsFor(exercise, reps));
}

/** What the timer will give this item. */
export function playedWorkSeconds(candidate: Candidate, fields: WorkFields): number {
  const { exercise } = candidate;
  return itemSeconds({
    name: exercise.name,
    type: 'exercise',
    secondsPerRep: exercise.secondsPerRep,
    ...(exercise.unilateral ? { side: 'both' as const } : {}),
    ...fields,
  });
}
