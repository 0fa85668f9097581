import type { Workout } from '@cadence/domain/workout/types';
import { IdleClock } from '../../features/timer/preview/idle-clock.tsx';
import { PhaseKey } from '../../features/timer/preview/phase-key.tsx';
import { QuickTimer } from '../../features/timer/preview/quick-timer.tsx';
import { useRecentWorkouts } from '../../features/workout/current-workout.ts';
import { RecentList } from '../../features/workout/recent-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyPanel } from '../page/empty-panel.tsx';
import { Page } from '../page/page.tsx';

interface NoWorkoutProps {
  onLoad: (workout: Workout) => void;
  onStart: (workout: Workout) => void;
}

/** Nothing loaded: generate one, take a recent one, or just start a clock. */
export function NoWorkout({ onLoad, onStart }: NoWorkoutProps) {
  const recent = useRecentWorkouts();
  return (
    <Page title="Smart Timer">
      <div className="flex flex-col gap-8">
        <EmptyPanel
          art={<IdleClock />}
          title="No workout is loaded."
          action={
            <ButtonLink to="/home" variant="primary" className="w-full sm:w-auto">
              Generate a workout
            </ButtonLink>
          }
        >
          <p>
            The timer plays one workout, step by step, and fills the screen with the colour of the
            step you are in. Generate one{recent.length > 0 && ', take a recent one'} or start a
            quick timer.
          </p>
        </EmptyPanel>
        <div
          className={
            recent.length > 0
              ? 'grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]'
              : ''
          }
        >
          <QuickTimer onStart={onStart} />
          {recent.length > 0 && (
            <Card className="sm:p-6">
              <h2 className="display mb-3 text-[1.375rem]">Recent workouts</h2>
              <RecentList workouts={recent} onChoose={onLoad} />
            </Card>
          )}
        </div>
        <PhaseKey />
      </div>
    </Page>
  );
}
