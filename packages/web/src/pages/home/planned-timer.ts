import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { sumLikelySeconds } from '@cadence/domain/timer/timeline';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import type { StoredRun } from '../../features/timer/engine/run-store.ts';
import type { CurrentWorkout } from '../../features/workout/current-workout.ts';
import { mainExercises } from '../../features/workout/result/outline.ts';
import { type UnderWay, underWayOf } from '../session/under-way.ts';

interface Played {
  steps: readonly TimerStep[];
  seconds: number;
  /** By the exercise's name: '8 × 400 m'. */
  doses: ReadonlyMap<string, string>;
}

/** What only the timer can tell of a workout. */
export function readPlayed(workout: Workout): Played {
  const steps = buildTimerSteps(workout);
  const doses = new Map(
    mainExercises(workout)
      .toReversed()
      .map(({ name, dose }) => [name, dose]),
  );
  return { steps, seconds: sumLikelySeconds(steps), doses };
}

/** Whether what was begun can be picked up, and where it is. */
export function readPlace(current: CurrentWorkout | null, run: StoredRun | null): UnderWay | null {
  return underWayOf(current, run);
}
