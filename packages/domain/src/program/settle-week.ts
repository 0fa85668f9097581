import { bodyOf, withBody } from './body.ts';
import { setsOf } from './body-time.ts';
import type { SlotPlan } from './plan-slot.ts';
import { rebalance } from './rebalance.ts';
import { withLightRest } from './spread-rests.ts';
import { topUp } from './top-up.ts';
import { capWeek, countSets, type Lift, liftsOf } from './volume.ts';

/** A single set of an accessory is hardly worth its set-up where enough else is left. */
const enoughExercises = 4;

function dropSingles(lifts: readonly Lift[], mainIds: ReadonlySet<string>): void {
  for (const lift of lifts.toReversed()) {
    const left = lifts.filter(({ sets }) => sets > 0).length;
    if (left <= enoughExercises) return;
    if (lift.sets === 1 && !mainIds.has(lift.exercise.id)) lift.sets = 0;
  }
}

/** What leads another day stays there: its muscles rest on the days around it. */
function leaveToOthers(
  lifts: readonly Lift[],
  own: ReadonlySet<string>,
  mains: ReadonlySet<string>,
): void {
  for (const lift of lifts) {
    const left = lifts.filter(({ sets }) => sets > 0).length;
    const { id } = lift.exercise;
    if (left > 1 && mains.has(id) && !own.has(id)) lift.sets = 0;
  }
}

/**
 * The sessions of a full week with sets that suit it as a whole: no muscle gets
 * more than its band, and freed time goes to those that lack some.
 */
export function settleWeek(plans: readonly SlotPlan[]): SlotPlan[] {
  const [first] = plans;
  if (!first) return [];
  const mains = new Set(plans.flatMap(({ mainIds }) => [...mainIds]));
  const lifts = plans.map(({ workout }): Lift[] => liftsOf(workout));
  lifts.forEach((own, i) => {
    leaveToOthers(own, plans[i]?.mainIds ?? mains, mains);
  });
  capWeek(lifts, ({ exercise }) => mains.has(exercise.id), first.request.level.value);
  lifts.forEach((own, i) => {
    dropSingles(own, plans[i]?.mainIds ?? mains);
  });
  const inWeek = countSets(lifts.flat());
  const filled = plans.map((given, i) => {
    if (!given.workout.isStructured) return given;
    const pool = given.pool.filter(({ exercise }) => !mains.has(exercise.id));
    const plan = { ...given, pool };
    const own = lifts[i] ?? [];
    const body = bodyOf(plan.workout)
      .map((item, place) => ({
        ...withLightRest(item, plan.request.goal.value),
        sets: own[place]?.sets ?? setsOf(item),
      }))
      .filter(({ sets }) => sets > 0);
    const full = topUp(plan, body, own, inWeek);
    return { ...plan, workout: withBody(plan.workout, full, plan.mainIds) };
  });
  return rebalance(filled);
}
