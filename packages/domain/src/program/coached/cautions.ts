import { bestEstimate, oneRepMax } from '../../analytics/lifts/strength.ts';
import type { WorkoutSession } from '../../analytics/types.ts';
import { leadOf, readRuns } from '../../planner/edit/edit-runs.ts';
import { repsOf } from '../../timer/lengths.ts';
import type { Exercise, Workout } from '../../workout/types.ts';

/** An estimate from a log may be this far off. */
const slack = 1.05;

function shownIn(sessions: readonly WorkoutSession[], exerciseId: string): number | null {
  const sets = sessions
    .flatMap(({ exercises }) => exercises)
    .filter((one) => one.exerciseId === exerciseId)
    .flatMap(({ actual }) => actual.sets);
  return bestEstimate(sets)?.oneRepMax ?? null;
}

function cautionOf(item: Exercise, sessions: readonly WorkoutSession[]): string | null {
  const { exerciseId, weight, name } = item;
  if (exerciseId === undefined || typeof weight !== 'number') return null;
  const most = shownIn(sessions, exerciseId);
  const reps = repsOf(item) ?? 1;
  if (most === null || oneRepMax(weight, reps) <= most * slack) return null;
  return `${name}: ${weight} kg × ${reps} is more than your log shows, about ${Math.round(most)} kg once.`;
}

/** Loads that are new and above what the athlete has shown. */
export function cautionsOf(
  before: Workout,
  after: Workout,
  sessions: readonly WorkoutSession[],
): string[] {
  const old = readRuns(before);
  const all = readRuns(after).flatMap((run, place) => {
    const item = leadOf(run);
    const was = old[place] && leadOf(old[place]);
    const isNew =
      was?.exerciseId !== item?.exerciseId ||
      was?.weight !== item?.weight ||
      was?.reps !== item?.reps;
    return (item && isNew && cautionOf(item, sessions)) || [];
  });
  return [...new Set(all)];
}
