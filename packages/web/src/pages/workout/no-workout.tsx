import { customTitle } from '@cadence/domain/timer/custom';
import type { Workout } from '@cadence/domain/workout/types';
import { TimerHome } from '../../features/timer/preview/timer-home.tsx';
import { useRecentWorkouts } from '../../features/workout/current-workout.ts';
import { RecentList } from '../../features/workout/recent-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../page/page.tsx';
import { useShare } from '../share/use-share.tsx';

interface NoWorkoutProps {
  onLoad: (workout: Workout) => void;
  onStart: (workout: Workout) => void;
}

/** Nothing loaded: every timer as its strip, and the workouts of late. */
export function NoWorkout({ onLoad, onStart }: NoWorkoutProps) {
  const recent = useRecentWorkouts();
  const sharing = useShare();
  return (
    <Page title="Smart Timer" heading="Timer">
      <TimerHome
        onStart={onStart}
        onShare={(timer) => sharing.share(customTitle(timer), { kind: 'timer', timer })}
      >
        <section aria-labelledby="lately">
          <h2 id="lately" className="eyebrow mb-1">
            Recent workouts
          </h2>
          {recent.length > 0 ? (
            <RecentList workouts={recent} onChoose={onLoad} />
          ) : (
            <p className="mt-2 text-ink-2">
              What you make and train stands here.{' '}
              <ButtonLink to="/home" variant="ghost">
                Generate a workout
              </ButtonLink>
            </p>
          )}
        </section>
      </TimerHome>
      <p className="mt-8">
        <ButtonLink to="/class">Join a class</ButtonLink>
      </p>
      {sharing.part}
    </Page>
  );
}
