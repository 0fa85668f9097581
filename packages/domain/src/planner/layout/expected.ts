import { buildTimerSteps } from '../../timer/build-steps.ts';
import { sumLikelySeconds } from '../../timer/timeline.ts';
import type { TimerStep } from '../../timer/types.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import type { Workout } from '../../workout/types.ts';

/** How long a workout really takes, its flows by their reps. */
export function expectedSeconds(draft: Workout, built?: readonly TimerStep[]): number {
  return sumLikelySeconds(built ?? buildTimerSteps(normaliseWorkout(draft)));
}
