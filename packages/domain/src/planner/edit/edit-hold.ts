import { buildTimerSteps } from '../../timer/build-steps.ts';
import { restNames } from '../../timer/constants.ts';
import { mapItems } from '../../workout/map-items.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Workout } from '../../workout/types.ts';
import { expectedSeconds } from '../layout/expected.ts';

const shortestWarmupSeconds = 10;
/** More than this is felt in a warm-up move; the rests between rounds share it instead. */
const warmupShareSeconds = 30;
const roundRest = { min: 15, max: 180 };

function intoWarmup(workout: Workout, moreSeconds: number): Workout {
  const first = workout.workout[0];
  if (moreSeconds === 0 || first?.type !== 'warmup' || first.duration === undefined) return workout;
  const duration = first.duration - moreSeconds;
  if (duration < shortestWarmupSeconds || duration > 2 * first.duration) return workout;
  return mapItems(workout, (item, i) => (i === 0 ? { ...item, duration } : item));
}

function intoRoundRests(workout: Workout, moreSeconds: number): Workout {
  const rests = buildTimerSteps(workout).filter(
    ({ name }) => name === restNames.round || name === restNames.level,
  );
  const [rest] = rests;
  if (!rest) return workout;
  const restBetweenRounds = clamp(
    rest.duration - Math.round(moreSeconds / rests.length),
    roundRest,
  );
  return { ...workout, restBetweenRounds };
}

/**
 * A swap keeps the session's length: what the new exercise takes more or less
 * goes into the first move of the warm-up or the rests between rounds.
 */
export function holdTime(before: Workout, after: Workout): Workout {
  const aim = expectedSeconds(before);
  const more = expectedSeconds(after) - aim;
  if (Math.abs(more) <= warmupShareSeconds) return intoWarmup(after, more);
  const spread = intoRoundRests(after, more);
  return intoWarmup(spread, expectedSeconds(spread) - aim);
}
