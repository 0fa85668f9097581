import { limitHardWork } from '../planner/effort.ts';
import type { Request } from '../planner/request.ts';
import { countWords } from '../planner/words.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Workout } from '../workout/types.ts';
import { shiftEffort } from './loads.ts';
import type { PlaceInProgram } from './types.ts';
import { blockOf, shareOfSets, type Variation } from './weeks.ts';

const leastWorkSeconds = 15;

function workSecondsOf(item: Exercise, share: number): number {
  const { duration = 0 } = item;
  return Math.min(duration, Math.max(leastWorkSeconds, Math.round((duration * share) / 5) * 5));
}

/** Less work in the same time: what the work gives up, the rest after it gets. */
function spaceWork(item: Exercise, share: number): Exercise {
  if (item.duration === undefined || item.restAfter === undefined) return item;
  const duration = workSecondsOf(item, share);
  return { ...item, duration, restAfter: item.restAfter + item.duration - duration };
}

/** How much of the work the first of several blocks holds; the last holds all of it. */
const firstBlockShare = 0.85;

function blockShare({ week, totalWeeks }: PlaceInProgram): number {
  const lastBlock = blockOf(totalWeeks);
  if (lastBlock === 0) return 1;
  return firstBlockShare + (1 - firstBlockShare) * (blockOf(week) / lastBlock);
}

/** A session by the clock as one week wants it. Calm rounds stay as they are. */
export function shapeByClock(
  base: Workout,
  request: Request,
  variation: Variation,
  place: PlaceInProgram,
): Workout {
  if (request.goal.value === 'mobility') return base;
  const share = shareOfSets(variation) * blockShare(place);
  const isIntervals = base.referencePattern === 'Intervals';
  const shaped = mapItems(base, (item) => {
    if (item.type !== 'exercise') return item;
    const moved = { ...item, rpe: shiftEffort(item.rpe ?? 7, variation, request) };
    return isIntervals ? spaceWork(moved, share) : moved;
  });
  const first = shaped.workout.find(({ type }) => type === 'exercise');
  const structure = isIntervals
    ? `${first?.duration} s on, ${first?.restAfter} s off, ${countWords(shaped.totalRounds ?? 1, 'round')}`
    : shaped.workoutStructure;
  return limitHardWork(
    structure === undefined ? shaped : { ...shaped, workoutStructure: structure },
    request,
  );
}
