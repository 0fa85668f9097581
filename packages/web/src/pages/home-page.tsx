import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { countText, figuresOf } from '../features/analytics/figures.ts';
import { useSessions } from '../features/analytics/session-log.ts';
import { ResumeCard } from '../features/timer/resume-card.tsx';
import { Anatomy } from '../features/workout/anatomy.tsx';
import { useCurrentWorkout, useRecentWorkouts } from '../features/workout/current-workout.ts';
import { RecentList } from '../features/workout/recent-list.tsx';
import { useIdentity } from '../platform/identity.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from './page.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useLoadWorkout } from './use-load-workout.ts';

export function HomePage() {
  const current = useCurrentWorkout();
  return (
    <Page title="Home" heading="What are we training today?">
      {current && current.status !== 'completed' && (
        <div className="mb-6">
          <ResumeCard runKey={current.key} workout={current.workout} />
        </div>
      )}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]">
        <FirstStep />
        <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Anatomy />
        </div>
        <div className="grid content-start gap-5 sm:grid-cols-2 xl:col-start-2 xl:grid-cols-1">
          <Streak />
          <Recent />
        </div>
      </div>
    </Page>
  );
}

function Streak() {
  const [now] = useState(() => new Date());
  const sessions = useSessions();
  const { streakDays } = useMemo(() => figuresOf(sessions, now), [sessions, now]);
  return (
    <Card>
      <h2 className="eyebrow">Streak</h2>
      <p className="display num mt-1 text-[2rem]">{countText(streakDays, 'day')}</p>
      <p className="mt-1 text-ink-2">Days trained in a row.</p>
    </Card>
  );
}

function FirstStep() {
  const named = useIdentity((state) => Boolean(state.user?.name));
  return (
    <Card className="flex flex-col items-start gap-3 xl:col-start-2">
      <h2 className="eyebrow">First</h2>
      <p className="display text-xl">
        {named ? 'Look over your profile' : 'What should we call you?'}
      </p>
      <p className="text-ink-2">
        {named
          ? 'Your account, your display mode and your data are in one place.'
          : 'Your name then stands in the welcome line, in place of your e-mail address.'}
      </p>
      <ButtonLink to="/profile" variant="primary" className="mt-1 w-full sm:w-auto">
        {named ? 'Open your profile' : 'Add your name'}
      </ButtonLink>
    </Card>
  );
}

function Recent() {
  const recent = useRecentWorkouts();
  const navigate = useNavigate();
  const loading = useLoadWorkout(() => void navigate('/workout'));
  return (
    <Card>
      <h2 className="eyebrow mb-2">Recent workouts</h2>
      {recent.length > 0 ? (
        <RecentList workouts={recent} onChoose={loading.load} />
      ) : (
        <p className="border-line border-t pt-3 text-ink-2">
          None yet. Your latest ones are listed here, each with its strip.
        </p>
      )}
      <ReplaceDialog loading={loading} />
    </Card>
  );
}
