import { buildTimerSteps } from '../../timer/build-steps.ts';
import { sumLikelySeconds } from '../../timer/timeline.ts';
import type { Workout } from '../../workout/types.ts';
import { canRemove, removeItem } from './edit.ts';
import { changeItem, doseOf } from './edit-dose.ts';
import { leadOf, readRuns } from './edit-runs.ts';

export interface Shortened {
  workout: Workout;
  seconds: number;
  /** What went, in the order of the plan. */
  left: string[];
}

const likelySeconds = (workout: Workout): number => sumLikelySeconds(buildTimerSteps(workout));

const bodyOf = (workout: Workout) => readRuns(workout).filter(({ section }) => section === 'body');

/** The last of the body first: what a session is about stands at its start. */
function withoutLast(workout: Workout): { workout: Workout; name: string } | null {
  const body = bodyOf(workout);
  const last = body.at(-1);
  if (body.length < 2 || !last || !canRemove(workout, last.index)) return null;
  return { workout: removeItem(workout, last.index), name: leadOf(last)?.name ?? '' };
}

/** One set fewer of whatever has most of them. */
function withFewerSets(workout: Workout): Workout | null {
  const most = bodyOf(workout)
    .map(({ index }) => ({ index, dose: doseOf(workout, index) }))
    .filter(({ dose }) => (dose.sets ?? 1) > 2)
    .toSorted((a, b) => (b.dose.sets ?? 0) - (a.dose.sets ?? 0))[0];
  if (!most) return null;
  return changeItem(workout, most.index, { ...most.dose, sets: (most.dose.sets ?? 1) - 1 });
}

/**
 * The same session in less time: what comes last goes, then sets. Warm-up, cool-down and the first
 * lift stay, so it may remain longer than was asked.
 */
export function shortenWorkout(workout: Workout, seconds: number): Shortened {
  let shorter = workout;
  const left: string[] = [];
  while (likelySeconds(shorter) > seconds) {
    const without = withoutLast(shorter);
    const next = without?.workout ?? withFewerSets(shorter);
    if (!next || likelySeconds(next) >= likelySeconds(shorter)) break;
    if (without) left.unshift(without.name);
    shorter = next;
  }
  return { workout: shorter, seconds: likelySeconds(shorter), left: [...new Set(left)] };
}
