import type { Workout } from '@cadence/domain/workout/types';
import { useRecentWorkouts } from '../../features/workout/current-workout.ts';
import { useFavourites } from '../../features/workout/kept/favourites.ts';
import { useStoredWorkouts } from '../../features/workout/kept/stored-workouts.ts';
import { RecentList } from '../../features/workout/recent-list.tsx';
import { workoutKey } from '../../features/workout/workout-table.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface WorkoutPickerProps {
  userId: string;
  onChoose: (workout: Workout) => void;
}

/** What the user keeps, each once; only what has an id can be found again on its day. */
export function WorkoutPicker({ userId, onChoose }: WorkoutPickerProps) {
  const { status, retry } = useStoredWorkouts(userId);
  const all = [...useFavourites(), ...useRecentWorkouts()].filter(({ id }) => id !== undefined);
  const workouts = [...new Map(all.map((workout) => [workoutKey(workout), workout])).values()];
  if (workouts.length > 0) return <RecentList workouts={workouts} onChoose={onChoose} />;
  if (status === 'loading') {
    return (
      <SkeletonGroup label="Loading your workouts" className="flex flex-col gap-3">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-2 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3 text-ink-2">
      {status === 'failed' ? (
        <>
          <p>Your account could not be asked for your workouts.</p>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : (
        <>
          <p>You have no workouts yet. Make one, and you can put it on any day.</p>
          <ButtonLink to="/home">Make a workout</ButtonLink>
        </>
      )}
    </div>
  );
}
