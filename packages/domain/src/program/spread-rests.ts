import { exerciseById } from '../exercise/library.ts';
import { bandsFor, needsFullRest } from '../planner/dose.ts';
import type { Request } from '../planner/request.ts';
import type { Goal } from '../reading/vocabulary.ts';
import { itemSeconds } from '../timer/lengths.ts';
import type { Exercise } from '../workout/types.ts';
import { restOf, setsOf } from './body-time.ts';

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

/** Where lifts rest for minutes, a plank or a band does not need to. */
const lightRestSeconds = 60;
const restsLong: readonly Goal[] = ['strength', 'power'];

/** The share of work in straight sets, a little above what the checker asks for. */
const leastWork = { heavy: 0.141, light: 0.221 };

interface Timed {
  sets: number;
  workSeconds: number;
  isHeavy: boolean;
  isLight: boolean;
}

function isHeavyLift({ exerciseId = '' }: Exercise): boolean {
  const exercise = exerciseById(exerciseId);
  return exercise !== undefined && needsFullRest(exercise);
}

function timeOf(item: Exercise, goal: Goal): Timed {
  const isHeavy = isHeavyLift(item);
  return {
    sets: setsOf(item),
    workSeconds: itemSeconds(item),
    isHeavy,
    isLight: !isHeavy && restsLong.includes(goal),
  };
}

/** With the rest that it will get, so that the time which that frees can be filled. */
export function withLightRest(item: Exercise, goal: Goal): Exercise {
  if (!restsLong.includes(goal) || isHeavyLift(item)) return item;
  const rest = Math.min(lightRestSeconds, restOf(item));
  return { ...item, restBetweenSets: rest, restAfter: rest };
}

const restFor = ({ isLight }: Timed, rest: number): number =>
  isLight ? Math.min(lightRestSeconds, rest) : rest;

function sumOf(timed: readonly Timed[], value: (one: Timed, isLast: boolean) => number): number {
  return timed.reduce((sum, one, i) => sum + value(one, i === timed.length - 1), 0);
}

/** As long as the goal allows, the room holds and the session is not mostly waiting. */
export function spreadRests(
  items: readonly Exercise[],
  roomSeconds: number,
  request: Request,
): Exercise[] {
  const goal = request.goal.value;
  const timed = items.map((item) => timeOf(item, goal));
  const sets = sumOf(timed, (one) => one.sets);
  const work = sumOf(timed, (one) => one.sets * one.workSeconds);
  const heavy = sumOf(timed, (one) => (one.isHeavy ? one.sets : 0)) / Math.max(1, sets);
  const share = heavy * leastWork.heavy + (1 - heavy) * leastWork.light;
  const given = Math.max(0, ...items.map(restOf));
  const least = Math.min(given, bandsFor(request).restSeconds.min);
  let rest = Math.max(given, longestRest[goal]);
  for (; rest > least; rest -= 5) {
    const rests = sumOf(
      timed,
      (one, isLast) => (isLast ? one.sets - 1 : one.sets) * restFor(one, rest),
    );
    if (work + rests <= roomSeconds && work / (work + rests) >= share) break;
  }
  return items.map((item, i) => {
    const own = timed[i] ? restFor(timed[i], Math.max(least, rest)) : rest;
    return { ...item, restBetweenSets: own, restAfter: own };
  });
}
