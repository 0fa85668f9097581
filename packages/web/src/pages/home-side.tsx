import { currentStreak, trainedDays } from '@cadence/domain/analytics/streaks';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf, localTime } from '../features/analytics/local-time.ts';
import {
  useSessions,
  useSessionsState,
  useUnsentCount,
} from '../features/analytics/session-log.ts';
import { countText } from '../features/analytics/words.ts';
import type { Preview, SessionLine } from '../features/program/program-api.ts';
import { dayText, failedTo } from '../features/program/program-words.ts';
import { useNextPreview } from '../features/program/use-next-preview.ts';
import { useRecentWorkouts } from '../features/workout/current-workout.ts';
import { useFavourites } from '../features/workout/kept/favourites.ts';
import { type ListStatus, useStoredWorkouts } from '../features/workout/kept/stored-workouts.ts';
import { RecentList } from '../features/workout/recent-list.tsx';
import { useIdentity } from '../platform/identity.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Strip } from '../ui/strip.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useLoadWorkout } from './use-load-workout.ts';
import { useStartWorkout } from './use-start-workout.ts';

interface HomeSideProps {
  userId: string;
}

/** What was trained lately, and what is worth doing again. */
export function HomeSide({ userId }: HomeSideProps) {
  const stored = useStoredWorkouts(userId);
  const recent = useRecentWorkouts();
  const favourites = useFavourites();
  const navigate = useNavigate();
  const loading = useLoadWorkout(() => void navigate('/workout'));
  return (
    <>
      <NextSession userId={userId} />
      <Streak />
      <ListCard
        title="Recent workouts"
        empty="None yet. Your latest ones are listed here, each with its strip."
        workouts={recent}
        onChoose={loading.load}
        {...stored}
      />
      <ListCard
        title="Favourites"
        empty="None yet. Save a workout that you liked, and it stays here."
        workouts={favourites}
        onChoose={loading.load}
        {...stored}
      />
      <ReplaceDialog loading={loading} />
    </>
  );
}

/** What the program has for today, or next. Nothing where there is no program. */
function NextSession({ userId }: HomeSideProps) {
  const { preview, after, hasFailed, retry } = useNextPreview(
    userId,
    useSessions(),
    useUnsentCount(),
  );
  const isOffline = useIdentity((state) => state.offline);
  if (preview) return <NextTile preview={preview} after={after} />;
  // Without a connection the banner has said so already.
  if (!hasFailed || isOffline) return null;
  return (
    <Card>
      <h2 className="eyebrow mb-2">Next session</h2>
      <div className="flex flex-col items-start gap-2 text-ink-2">
        <p>{failedTo.preview}</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    </Card>
  );
}

interface NextTileProps {
  preview: Preview;
  after: SessionLine | null;
}

function NextTile({ preview: { title, date, workout }, after }: NextTileProps) {
  const starting = useStartWorkout();
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="eyebrow">Next session · {dayText(date)}</h2>
        <p className="display mt-1.5 text-[1.375rem]">{title}</p>
      </div>
      <Strip steps={steps} size="sm" label={title} />
      {after && (
        <p className="text-ink-2 text-sm">
          Then {after.title}, {dayText(after.date)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => starting.load(workout)}>Start session</Button>
        <ButtonLink to="/program?view=program" variant="ghost">
          Program
        </ButtonLink>
      </div>
      <ReplaceDialog loading={starting} />
    </Card>
  );
}

/** Spec §9, achievements. */
const weekWarriorDays = 7;

function streakWords(days: number): string {
  const missing = weekWarriorDays - days;
  if (days === 0) return 'Train today and it begins.';
  if (missing <= 0) return 'Days trained in a row.';
  return `${missing === 1 ? 'One' : missing} more for Week Warrior.`;
}

function Streak() {
  const [now] = useState(() => new Date());
  const state = useSessionsState();
  const sessions = useSessions();
  const streakDays = useMemo(
    () => currentStreak(trainedDays(sessions, localTime.dayOf), dayOf(now)),
    [sessions, now],
  );
  if (state === 'reading') {
    return (
      <Card>
        <h2 className="eyebrow">Streak</h2>
        <SkeletonGroup label="Reading your sessions" className="mt-2 flex flex-col gap-2">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-4 w-44" />
        </SkeletonGroup>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="eyebrow">Streak</h2>
      <p className="display num mt-1 text-[2rem]">{countText(streakDays, 'day')}</p>
      <p className="mt-1 text-ink-2">{streakWords(streakDays)}</p>
    </Card>
  );
}

const firstShown = 4;

interface ListCardProps {
  title: string;
  empty: string;
  workouts: readonly Workout[];
  status: ListStatus;
  retry: () => void;
  onChoose: (workout: Workout) => void;
}

function ListCard({ title, empty, workouts, status, retry, onChoose }: ListCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? workouts : workouts.slice(0, firstShown);
  return (
    <Card>
      <h2 className="eyebrow mb-2">{title}</h2>
      {content()}
    </Card>
  );

  function content() {
    if (workouts.length > 0) {
      return (
        <>
          <RecentList workouts={shown} onChoose={onChoose} />
          {shown.length < workouts.length && (
            <Button variant="ghost" onClick={() => setIsWhole(true)} className="-mb-2 w-full">
              Show all {workouts.length}
            </Button>
          )}
        </>
      );
    }
    if (status === 'loading') {
      return (
        <SkeletonGroup
          label={`Loading ${title.toLowerCase()}`}
          className="flex flex-col gap-3 border-line border-t pt-3"
        >
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-2 w-full" />
        </SkeletonGroup>
      );
    }
    if (status === 'failed') {
      return (
        <div className="flex flex-col items-start gap-2 border-line border-t pt-3 text-ink-2">
          <p>Your account could not be asked for them.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      );
    }
    return <p className="border-line border-t pt-3 text-ink-2">{empty}</p>;
  }
}
