import { currentStreak, trainedDays, weeklyStreak } from '@cadence/domain/analytics/streaks';
import { readNamedFacts } from '@cadence/domain/profile/athlete';
import type { Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf, localTime } from '../../features/analytics/local-time.ts';
import { hasNext } from '../../features/program/data/has-next.ts';
import { usePrograms } from '../../features/program/data/use-programs.ts';
import { useRecentWorkouts } from '../../features/workout/current-workout.ts';
import { useFavourites } from '../../features/workout/kept/favourites.ts';
import { type ListStatus, useStoredWorkouts } from '../../features/workout/kept/stored-workouts.ts';
import { RecentList } from '../../features/workout/recent-list.tsx';
import { useItems } from '../../platform/items/use-items.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useShowAll } from '../../ui/use-show-all.tsx';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useEndedSessions } from '../session/under-way.ts';
import { useLoadWorkout } from '../session/use-load-workout.ts';
import { SideWaiting } from './home-waiting.tsx';
import { InstallOffer } from './install-offer.tsx';

const noneYet = 'None yet. Your latest ones are listed here, each with its strip.';
/** Sessions that were imported, or made before workouts were kept, are records only. */
const noneToRepeat =
  'None to start again. What you trained is in Analytics; workouts that you make here are listed here, each with its strip.';

interface HomeSideProps {
  userId: string;
}

/** What was trained lately, and what is worth doing again. */
export function HomeSide({ userId }: HomeSideProps) {
  const stored = useStoredWorkouts(userId);
  const recent = useRecentWorkouts();
  const favourites = useFavourites();
  const hasTrained = useEndedSessions().length > 0;
  const navigate = useNavigate();
  const loading = useLoadWorkout(() => void navigate('/workout'));
  const [isNewHere] = useState(hasNext.read() === null);
  // Each answer would push what stands below it.
  const isAwaited = isNewHere && stored.status === 'loading';
  return (
    <>
      {isAwaited ? <SideWaiting /> : known()}
      <ReplaceDialog loading={loading} />
    </>
  );

  function known() {
    return (
      <>
        <Streak isAwaited={stored.status === 'loading'} />
        <ListCard
          title="Recent workouts"
          empty={hasTrained ? noneToRepeat : noneYet}
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
        <InstallOffer />
      </>
    );
  }
}

/** Spec §9, achievements. */
const weekWarriorDays = 7;

function streakWords(days: number): string {
  const missing = weekWarriorDays - days;
  if (days === 0) return 'Train today and it begins.';
  if (missing <= 0) return 'Days trained in a row.';
  return `${missing === 1 ? 'One' : missing} more for Week Warrior.`;
}

interface StreakProps {
  /** The account has not told of its sessions yet: none here does not mean none. */
  isAwaited: boolean;
}

function Streak({ isAwaited }: StreakProps) {
  const [now] = useState(() => new Date());
  const sessions = useEndedSessions();
  const { current } = usePrograms(sessions);
  const told = readNamedFacts(useItems()).days_per_week;
  const daysPlanned = current?.wish.sessionsPerWeek ?? told;
  const { streakDays, weeks } = useMemo(() => {
    const trained = trainedDays(sessions, localTime.dayOf);
    return {
      streakDays: currentStreak(trained, dayOf(now)),
      weeks: daysPlanned === undefined ? 0 : weeklyStreak(trained, daysPlanned, dayOf(now)),
    };
  }, [sessions, now, daysPlanned]);
  // Resting between planned days breaks nothing: then weeks are what counts.
  const isWeekly = daysPlanned !== undefined && weeks > 0;
  if (isAwaited && sessions.length === 0) {
    return (
      <Card>
        <h2 className="eyebrow">Streak</h2>
        <SkeletonGroup label="Loading streak" className="mt-1 flex flex-col gap-2">
          <Skeleton className="h-8 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className="eyebrow">Streak</h2>
      <p className="display num mt-1 text-[2rem]">
        {isWeekly ? countText(weeks, 'week') : countText(streakDays, 'day')}
      </p>
      <p className="mt-1 text-ink-2">
        {isWeekly ? `With ${countText(daysPlanned, 'day')} or more each.` : streakWords(streakDays)}
      </p>
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
  const { shown, list, button } = useShowAll(workouts, firstShown, '-mb-2 w-full');
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
          <RecentList ref={list} workouts={shown} onChoose={onChoose} />
          {button}
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
