import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { isCountable } from '../planner/choose.ts';
import { focusMusclesOf, groupOf } from '../planner/groups.ts';
import { makeItem } from '../planner/make-item.ts';
import type { Candidate } from '../planner/pool.ts';
import { holdFor, repsFor } from '../planner/reps.ts';
import { servesRequest } from '../planner/targets.ts';
import type { Exercise } from '../workout/types.ts';
import { bodySeconds, restOf } from './body-time.ts';
import { isInFocus } from './keep-focus.ts';
import type { Offered, SlotPlan } from './plan-slot.ts';
import { withLightRest } from './spread-rests.ts';
import {
  countSets,
  hasRoomFor,
  type Lift,
  type SetsByMuscle,
  type Shares,
  worthOf,
} from './volume.ts';

/** The first is best; an exercise of one set is hardly worth its set-up. */
const setsToAdd = [3, 2] as const;
const holdSeconds = 30;

export function makeSuits({ slot: { focus } }: SlotPlan): (offered: Offered) => boolean {
  const wanted = focusMusclesOf(focus);
  return ({ exercise }) => {
    const group = groupOf(exercise);
    if (group === 'cardio' || group === 'mobility') return false;
    if (!exercise.roles.some((role) => role === 'main' || role === 'accessory')) return false;
    if (focus.includes('full_body') || group === 'core') return true;
    return exercise.primary.some((muscle) => wanted.has(muscle));
  };
}

export function itemOf(candidate: Candidate, like: Exercise, sets: number): Exercise {
  const { exercise } = candidate;
  const amount = isCountable(exercise)
    ? { reps: repsFor(exercise, like.reps ?? 10) }
    : { duration: holdFor(exercise, holdSeconds) };
  const rest = restOf(like);
  return makeItem(candidate, {
    ...amount,
    sets,
    rpe: like.rpe ?? 7,
    restBetweenSets: rest,
    restAfter: rest,
    phase: 'Accessories',
  });
}

function isAlike(exercise: LibraryExercise, other: LibraryExercise | undefined): boolean {
  return other?.patterns[0] === exercise.patterns[0] && other.primary[0] === exercise.primary[0];
}

/** What is not loaded counts less where load is the point. */
const plainLoss = 0.6;
const changedLoss = 0.5;

interface Offer {
  candidate: Offered;
  shares: Shares;
  loss: number;
  /** Whether it is for what the day is about. */
  serves: boolean;
}

function offersOf(plan: SlotPlan, taken: ReadonlySet<string | undefined>): Offer[] {
  const suits = makeSuits(plan);
  return plan.pool
    .filter((candidate) => !taken.has(candidate.exercise.id) && suits(candidate))
    .map((candidate) => ({
      candidate,
      shares: candidate.shares,
      serves: servesRequest(candidate.exercise, plan.request),
      loss:
        (candidate.exercise.loadCount > 0 ? 0 : plainLoss) +
        candidate.modifications.length * changedLoss,
    }));
}

/**
 * Time that the week's limits have freed goes to muscles that lack sets. Gives
 * the body anew; `inWeek` is raised by what was added.
 */
export function topUp(
  plan: SlotPlan,
  body: readonly Exercise[],
  lifts: readonly Lift[],
  inWeek: SetsByMuscle,
): Exercise[] {
  const like = body.find(({ reps }) => reps !== undefined) ?? body[0];
  const items = [...body];
  const leastSeconds = setsToAdd[1] * 60;
  if (!like || bodySeconds(items) + leastSeconds > plan.bodyRoomSeconds) return items;
  const level = plan.request.level.value;
  const inSession = countSets(lifts);
  let offers = offersOf(plan, new Set(items.map(({ exerciseId }) => exerciseId)));
  const repeats = ({ candidate: { exercise } }: Offer) =>
    items.some(({ exerciseId }) => isAlike(exercise, exerciseById(exerciseId ?? ''))) ? 1 : 0;
  for (;;) {
    let best: { offer: Offer; sets: number; worth: number } | null = null;
    for (const offer of offers) {
      for (const sets of setsToAdd) {
        const most = worthOf(offer.shares, sets, inWeek, plan.wish) - offer.loss;
        // Looking for its like is the dearer part.
        if (most <= (best?.worth ?? 0)) continue;
        const worth = most - repeats(offer);
        if (worth <= (best?.worth ?? 0)) continue;
        if (!offer.serves && !isInFocus(items, plan.request, sets)) continue;
        if (!hasRoomFor(offer.shares, sets, inSession, inWeek, level)) continue;
        best = { offer, sets, worth };
      }
    }
    if (!best) return items;
    const { offer, sets } = best;
    offers = offers.filter((other) => other !== offer);
    const item = withLightRest(itemOf(offer.candidate, like, sets), plan.request.goal.value);
    if (bodySeconds([...items, item]) > plan.bodyRoomSeconds) return items;
    items.push(item);
    for (const [muscle, share] of offer.shares) {
      inWeek[muscle] = (inWeek[muscle] ?? 0) + share * sets;
      inSession[muscle] = (inSession[muscle] ?? 0) + share * sets;
    }
    if (bodySeconds(items) + leastSeconds > plan.bodyRoomSeconds) return items;
  }
}
