import { exerciseById } from '../exercise/library.ts';
import type { Muscle } from '../exercise/types.ts';
import { servesRequest } from '../planner/targets.ts';
import type { Exercise } from '../workout/types.ts';
import { bodyOf, withBody } from './body.ts';
import { setsOf } from './body-time.ts';
import { serves } from './keep-focus.ts';
import type { Offered, SlotPlan } from './plan-slot.ts';
import { itemOf, makeSuits } from './top-up.ts';
import {
  countSets,
  hasRoomFor,
  lackingIn,
  liftsOf,
  type SetsByMuscle,
  type Shares,
  sharesOf,
  underfed,
  worthOf,
} from './volume.ts';

const mostSwaps = 8;
/** A swap for less than this is change for its own sake. */
const leastGain = 0.75;

interface Swap {
  /** Of the session in the week. */
  place: number;
  old: Exercise;
  offered: Offered;
  sets: number;
  gain: number;
}

function without(counts: SetsByMuscle, item: Exercise): SetsByMuscle {
  const exercise = exerciseById(item.exerciseId ?? '');
  if (!exercise) return counts;
  const left = { ...counts };
  for (const [muscle, share] of sharesOf(exercise)) {
    left[muscle] = (left[muscle] ?? 0) - share * setsOf(item);
  }
  return left;
}

function withSets(counts: SetsByMuscle, shares: Shares, sets: number): SetsByMuscle {
  const more = { ...counts };
  for (const [muscle, share] of shares) more[muscle] = (more[muscle] ?? 0) + share * sets;
  return more;
}

/** For one muscle that lacks sets: the accessory that is missed least, and what to do in its place. */
function bestSwap(plans: readonly SlotPlan[], muscle: Muscle, inWeek: SetsByMuscle): Swap | null {
  let best: Swap | null = null;
  const lacking = underfed(inWeek, plans[0]?.wish.level ?? 'intermediate');
  const isNeeded = lacking.includes(muscle);
  plans.forEach((plan, place) => {
    if (!plan.workout.isStructured) return;
    const level = plan.request.level.value;
    const suits = makeSuits(plan);
    const body = bodyOf(plan.workout);
    const taken = new Set(body.map(({ exerciseId }) => exerciseId));
    const offers = plan.pool.filter(
      (one) => one.exercise.primary.includes(muscle) && !taken.has(one.exercise.id) && suits(one),
    );
    if (offers.length === 0) return;
    const inSession = countSets(liftsOf(plan.workout));
    for (const old of body) {
      const exercise = exerciseById(old.exerciseId ?? '');
      if (!exercise || plan.mainIds.has(exercise.id)) continue;
      const isServing = serves(old, plan.request);
      const week = without(inWeek, old);
      const session = without(inSession, old);
      const lost = worthOf(sharesOf(exercise), setsOf(old), week, plan.wish);
      const sets = Math.max(2, setsOf(old));
      for (const offered of offers) {
        // The day stays about what it is about.
        if (isServing && !servesRequest(offered.exercise, plan.request)) continue;
        const { shares, modifications } = offered;
        const isPlain = offered.exercise.loadCount === 0 ? 0.6 : 0;
        const gain =
          worthOf(shares, sets, week, plan.wish) - lost - isPlain - modifications.length * 0.5;
        if (gain < leastGain || (best && gain <= best.gain)) continue;
        if (!hasRoomFor(shares, sets, session, week, level)) continue;
        // A wish is not met at the cost of what others need.
        const poorer = underfed(withSets(week, shares, sets), level);
        if (!isNeeded && poorer.some((one) => !lacking.includes(one))) continue;
        best = { place, old, offered, sets, gain };
      }
    }
  });
  return best;
}

function applySwap(plan: SlotPlan, { old, offered, sets }: Swap): SlotPlan {
  const body = bodyOf(plan.workout).map((item) =>
    item.exerciseId === old.exerciseId ? itemOf(offered, old, sets) : item,
  );
  return { ...plan, workout: withBody(plan.workout, body, plan.mainIds) };
}

/** Trades accessories of muscles that have enough for those of muscles that lack sets. */
export function rebalance(plans: readonly SlotPlan[]): SlotPlan[] {
  const [first] = plans;
  let week = [...plans];
  if (!first) return week;
  for (let i = 0; i < mostSwaps; i += 1) {
    const inWeek = countSets(week.flatMap(({ workout }) => liftsOf(workout)));
    let swap: Swap | null = null;
    for (const muscle of lackingIn(inWeek, first.wish)) swap ??= bestSwap(week, muscle, inWeek);
    if (!swap) return week;
    const made = swap;
    week = week.map((plan, place) => (place === made.place ? applySwap(plan, made) : plan));
  }
  return week;
}
