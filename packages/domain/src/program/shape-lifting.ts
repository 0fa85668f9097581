import { exerciseById } from '../exercise/library.ts';
import type { Request } from '../planner/request.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { bodyOf, withBody } from './body.ts';
import { bodySeconds, setsOf } from './body-time.ts';
import { keepFocus } from './keep-focus.ts';
import { loadMain, shiftEffort } from './loads.ts';
import type { SlotPlan } from './plan-slot.ts';
import { scaleSets } from './scale-sets.ts';
import { spreadRests } from './spread-rests.ts';
import { shareOfSets, type Variation } from './weeks.ts';

function shapeItem(
  item: Exercise,
  variation: Variation,
  { request, mainIds }: SlotPlan,
  maxima: ReadonlyMap<string, number>,
): Exercise {
  const exercise = exerciseById(item.exerciseId ?? '');
  if (exercise && mainIds.has(exercise.id)) {
    return loadMain(item, exercise, variation, request, maxima);
  }
  return { ...item, rpe: shiftEffort(item.rpe ?? 7, variation, request) };
}

/** Rests first; where they cannot give enough, a set from the back. */
function fitBody(items: readonly Exercise[], roomSeconds: number, request: Request): Exercise[] {
  let fitted = spreadRests(items, roomSeconds, request);
  while (bodySeconds(fitted) > roomSeconds) {
    const place = fitted.findLastIndex((item) => setsOf(item) > 1);
    if (place < 0) break;
    const fewer = fitted.map((item, i) =>
      i === place ? { ...item, sets: setsOf(item) - 1 } : item,
    );
    fitted = spreadRests(fewer, roomSeconds, request);
  }
  return fitted;
}

function structureWords(items: readonly Exercise[]): string {
  const counts = items.map(setsOf);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least !== most) return `${least} to ${most} sets each`;
  return most === 1 ? '1 set each' : `${most} sets each`;
}

/** A session of straight sets as one week wants it. */
export function shapeLifting(
  plan: SlotPlan,
  variation: Variation,
  maxima: ReadonlyMap<string, number>,
): Workout {
  const { workout, request, mainIds, bodyRoomSeconds } = plan;
  const scaled = scaleSets(bodyOf(workout), shareOfSets(variation));
  const shaped = scaled.map((item) => shapeItem(item, variation, plan, maxima));
  const rested = fitBody(keepFocus(shaped, request), bodyRoomSeconds, request);
  return {
    ...withBody(workout, rested, mainIds),
    workoutStructure: structureWords(rested),
  };
}
