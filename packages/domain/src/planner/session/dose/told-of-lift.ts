import type { WrittenItem } from '../../../reading/vocabulary.ts';
import type { PlanContext } from '../../context.ts';
import type { Candidate } from '../../layout/pool.ts';

/** The line that was written of this lift with its sets, reps or weight. */
export function writtenOf(
  { request }: PlanContext,
  { exercise }: Candidate,
): WrittenItem | undefined {
  const item = request.written?.value.items.find(({ exerciseId }) => exerciseId === exercise.id);
  const isDose = item && (item.sets ?? item.reps ?? item.kilograms) !== undefined;
  // A best that was told is no set of today.
  const isBest = request.maxima?.value.some(
    ({ lift, kilograms, reps: count }) =>
      count === 1 && lift === exercise.id && kilograms === item?.kilograms,
  );
  if (isBest) return undefined;
  return isDose && item.seconds === undefined && item.metres === undefined ? item : undefined;
}

const pulls = ['pull-up', 'chin-up', 'neutral-grip-pull-up'];

/** Somebody who told of some of these does them. */
export const isAbleTo = ({ request }: PlanContext, id: string): boolean =>
  request.abilities?.value.some(
    ({ exercise, reps: count = 0 }) =>
      count >= 3 && (exercise === id || (pulls.includes(exercise) && pulls.includes(id))),
  ) ?? false;
