import { exerciseById } from '../exercise/library.ts';
import { swapScore } from '../exercise/swaps.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { isCountable } from '../planner/choose.ts';
import { groupOf } from '../planner/groups.ts';
import { makeItem } from '../planner/make-item.ts';
import { holdFor, repsFor } from '../planner/reps.ts';
import { defined } from '../workout/defined.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise } from '../workout/types.ts';
import type { Offered, SlotPlan } from './plan-slot.ts';

/** The nearest relative of the same kind that may stand here and is not there yet. */
function relativeOf(
  item: Exercise,
  pool: readonly Offered[],
  taken: ReadonlySet<string>,
): Offered | undefined {
  const own = exerciseById(item.exerciseId ?? '');
  if (!own) return undefined;
  const kind = groupOf(own);
  let best: Offered | undefined;
  let bestScore = 0;
  for (const offered of pool) {
    const { exercise } = offered;
    if (taken.has(exercise.id) || groupOf(exercise) !== kind) continue;
    if (!exercise.roles.some((role) => role === 'main' || role === 'accessory')) continue;
    const score = swapScore(own, exercise);
    if (score > bestScore) {
      best = offered;
      bestScore = score;
    }
  }
  return best;
}

/** As many reps as the one before, or as long a hold. */
function amountOf(exercise: LibraryExercise, { reps = 10, duration = 30 }: Exercise) {
  return isCountable(exercise)
    ? { reps: repsFor(exercise, reps) }
    : { duration: holdFor(exercise, duration) };
}

/** The same session with other accessories around its main lifts. */
export function varyAccessories(plan: SlotPlan): SlotPlan {
  const { workout, mainIds, pool } = plan;
  if (!workout.isStructured) return plan;
  const taken = new Set(workout.workout.map(({ exerciseId }) => exerciseId ?? ''));
  const varied = mapItems(workout, (item) => {
    if (item.type !== 'exercise' || mainIds.has(item.exerciseId ?? '')) return item;
    const offered = relativeOf(item, pool, taken);
    if (!offered) return item;
    taken.add(offered.exercise.id);
    const { sets, restBetweenSets, restAfter, rpe, phase } = item;
    return makeItem(offered, {
      ...defined({ sets, restBetweenSets, restAfter, rpe, phase }),
      ...amountOf(offered.exercise, item),
    });
  });
  return { ...plan, workout: varied };
}
