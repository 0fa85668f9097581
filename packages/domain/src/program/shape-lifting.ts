import { exerciseById } from '../exercise/library.ts';
import { bandsFor } from '../planner/dose.ts';
import type { Goal, Request } from '../planner/request.ts';
import { clamp } from '../workout/read-value.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { bodyOf, withBody } from './body.ts';
import { bodySeconds, restOf, setsOf } from './body-time.ts';
import { loadMain, shiftEffort } from './loads.ts';
import type { SlotPlan } from './plan-slot.ts';
import { scaleSets } from './scale-sets.ts';
import { shareOfSets, type Variation } from './weeks.ts';

/** Fewer sets leave more time between them, up to where one gets cold. */
const longestRest: Record<Goal, number> = {
  strength: 240,
  power: 240,
  hypertrophy: 150,
  general: 150,
  endurance: 90,
  hiit: 90,
  mobility: 30,
};

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

/** Longer or shorter rests, as far as the goal allows. */
function spreadRests(items: readonly Exercise[], seconds: number, request: Request): Exercise[] {
  const restCount = items.reduce((sum, item) => sum + setsOf(item), 0) - 1;
  const rest = Math.max(0, ...items.map(restOf));
  if (restCount < 1) return [...items];
  const wished = rest + Math.floor(seconds / restCount / 5) * 5;
  const next = clamp(wished, {
    min: Math.min(rest, bandsFor(request).restSeconds.min),
    max: Math.max(rest, longestRest[request.goal.value]),
  });
  return items.map((item) => ({ ...item, restBetweenSets: next, restAfter: next }));
}

/** Rests first; where they cannot give enough, a set from the back. */
function fitBody(items: readonly Exercise[], roomSeconds: number, request: Request): Exercise[] {
  let fitted = spreadRests(items, roomSeconds - bodySeconds(items), request);
  while (bodySeconds(fitted) > roomSeconds) {
    const place = fitted.findLastIndex((item) => setsOf(item) > 1);
    if (place < 0) break;
    const fewer = fitted.map((item, i) =>
      i === place ? { ...item, sets: setsOf(item) - 1 } : item,
    );
    fitted = spreadRests(fewer, roomSeconds - bodySeconds(fewer), request);
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
  const rested = fitBody(shaped, bodyRoomSeconds, request);
  return {
    ...withBody(workout, rested, mainIds),
    workoutStructure: structureWords(rested),
  };
}
