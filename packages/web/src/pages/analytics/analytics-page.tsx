import { achievementsOf } from '@cadence/domain/analytics/achievements';
import { dashboardOf } from '@cadence/domain/analytics/dashboard';
import type { Lasting } from '@cadence/domain/analytics/lasting/lasting';
import { timedBests } from '@cadence/domain/analytics/lifts/timed-bests';
import { shownWeeks } from '@cadence/domain/analytics/preferences';
import { restDaysOf } from '@cadence/domain/analytics/rest-days';
import { isTrained } from '@cadence/domain/analytics/trained';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { readNamedFacts } from '@cadence/domain/profile/athlete';
import { levelOfTraining } from '@cadence/domain/training/level';
import { weeklySets } from '@cadence/domain/training/volume';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useAchievementNews } from '../../features/analytics/charts/achievement-news.ts';
import { Achievements } from '../../features/analytics/charts/achievements.tsx';
import { HeatCard } from '../../features/analytics/charts/heat-card.tsx';
import { LiftsCard } from '../../features/analytics/charts/lifts-card.tsx';
import { MusclesCard } from '../../features/analytics/charts/muscles-card.tsx';
import { Tiles } from '../../features/analytics/charts/tiles.tsx';
import { TimedBestsCard } from '../../features/analytics/charts/timed-bests-card.tsx';
import { WeekBars } from '../../features/analytics/charts/week-bars.tsx';
import { AskRetention } from '../../features/analytics/data/ask-retention.tsx';
import { DataButtons } from '../../features/analytics/data/data-buttons.tsx';
import { changePreferences, usePreferences } from '../../features/analytics/data/preferences.ts';
import { keptSentence, useCleanup, useRetention } from '../../features/analytics/data/retention.ts';
import { GoalsCard } from '../../features/analytics/goals/goals-card.tsx';
import { dayOf, localTime } from '../../features/analytics/local-time.ts';
import { useLasting } from '../../features/analytics/sessions/keep-lasting.ts';
import { LogByHand } from '../../features/analytics/sessions/log-by-hand.tsx';
import { SessionList } from '../../features/analytics/sessions/session-list.tsx';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { SessionRecord } from '../../features/analytics/sessions/session-record.tsx';
import { useIsNewHere } from '../../features/analytics/sessions/session-sync.ts';
import { usePrograms } from '../../features/program/data/use-programs.ts';
import { BodyMap } from '../../features/workout/exercise/body-map.tsx';
import { muscleNames } from '../../platform/exercises/muscle-words.ts';
import { useIdentity } from '../../platform/identity.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Page } from '../page/page.tsx';
import { useEndedSessions } from '../session/under-way.ts';
import { useShare } from '../share/use-share.tsx';

const MeasuresCard = lazyPart(() =>
  import('../../features/analytics/body/measures-card.tsx').then((m) => m.MeasuresCard),
);
const OwnSheet = lazyPart(() =>
  import('../../features/library/own-sheet.tsx').then((m) => m.OwnSheet),
);

const DescribeOwn = (props: ComponentProps<typeof OwnSheet>) => (
  <Suspense>
    <OwnSheet {...props} />
  </Suspense>
);

/** On a phone there is room for a short unit only. */
const rangeOptions = shownWeeks.map((weeks) => ({
  value: weeks,
  label:
    weeks === 'all' ? (
      'All'
    ) : (
      <span className="whitespace-nowrap">
        {weeks}
        <span className="max-sm:sr-only"> weeks</span>
        <span aria-hidden="true" className="font-[550] text-sm sm:hidden">
          {' '}
          wk
        </span>
      </span>
    ),
}));

export function AnalyticsPage() {
  const range = usePreferences().display.weeks;
  const isNewHere = useIsNewHere(useIdentity(({ user }) => user?.id ?? ''));
  const isOffline = useIdentity(({ offline }) => offline);
  useCleanup();
  const frame = (children: ReactNode) => (
    <Page title="Analytics" intro={range === 'all' ? 'All time' : `Last ${range} weeks`}>
      {children}
    </Page>
  );
  if (isNewHere && !isOffline) return frame(<Reading />);
  return frame(<Dashboard />);
}

function Reading() {
  return (
    <SkeletonGroup label="Reading your sessions" className="flex flex-col gap-4">
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {['streak', 'completion', 'time', 'records'].map((name) => (
          <Skeleton key={name} className="h-32 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/** Null where no plan says which days are for rest. */
function useRestDays(all: readonly WorkoutSession[]) {
  const { current } = usePrograms(all);
  return useMemo(() => current && restDaysOf(current), [current]);
}

const weekMs = 7 * 86_400_000;
const fewestWeeks = 4;

/** All time is as many weeks as there are since the first session. */
function weeksIn(range: (typeof shownWeeks)[number], sessions: readonly WorkoutSession[]): number {
  if (range !== 'all') return Number(range);
  const firstMs = Date.parse(sessions[0]?.date ?? new Date().toISOString());
  return Math.max(fewestWeeks, Math.ceil((Date.now() - firstMs) / weekMs) + 1);
}

/** A week, by the program, else by the profile. */
function useDaysPlanned(all: readonly WorkoutSession[]): number | null {
  const { current } = usePrograms(all);
  const told = readNamedFacts(useItems()).days_per_week;
  return current?.wish.sessionsPerWeek ?? told ?? null;
}

function Dashboard() {
  const all = useSessions();
  const range = usePreferences().display.weeks;
  // A press is answered at once, and so is an import; what is counted anew follows it.
  const shown = useDeferredValue(range);
  const lasting = useDeferredValue(useLasting());
  const counted = useDeferredValue(all);
  const ended = useDeferredValue(useEndedSessions());
  return (
    <div className="flex flex-col gap-4">
      {/* On paper the range stands under the title. */}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segmented
          label="Range"
          labelHidden
          options={rangeOptions}
          value={range}
          onChange={(next) => changePreferences('display', { weeks: next })}
        />
        <div className="flex flex-wrap gap-2.5">
          <LogByHand Describe={DescribeOwn} />
          <DataButtons sessions={all} />
        </div>
      </div>
      <Numbers all={counted} ended={ended} weeks={weeksIn(shown, counted)} lasting={lasting} />
    </div>
  );
}

interface NumbersProps {
  all: readonly WorkoutSession[];
  ended: readonly WorkoutSession[];
  weeks: number;
  lasting: Lasting;
}

const Numbers = memo(function Numbers({ all, ended, weeks, lasting }: NumbersProps) {
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const sessions = useMemo(() => ended.filter(isTrained), [ended]);
  const isRestDay = useRestDays(all);
  const daysPlanned = useDaysPlanned(all);
  const level = readNamedFacts(useItems()).level;
  const dashboard = useMemo(
    () =>
      dashboardOf({
        sessions,
        weeks,
        today,
        dayOf: localTime.dayOf,
        isRestDay,
        daysPlanned,
        lasting,
      }),
    [sessions, weeks, today, isRestDay, daysPlanned, lasting],
  );
  const achievements = useMemo(
    () => achievementsOf(sessions, localTime, lasting),
    [sessions, lasting],
  );
  useAchievementNews(achievements, now);
  const bests = useMemo(() => timedBests(sessions, lasting.timedBests), [sessions, lasting]);
  const goalContext = useMemo(
    () => ({
      sessions,
      today,
      dayOf: localTime.dayOf,
      now: now.toISOString(),
      records: lasting.records,
    }),
    [sessions, today, now, lasting],
  );
  const goals = <GoalsCard context={goalContext} lifts={dashboard.lifts.map(({ lift }) => lift)} />;
  const measures = (
    <Suspense>
      <MeasuresCard now={now} />
    </Suspense>
  );
  if (sessions.length === 0 && lasting.removed === null) {
    return (
      <>
        <NothingToCount />
        {goals}
        {measures}
        <KeptFor />
      </>
    );
  }
  return (
    <>
      {sessions.length === 0 && <NoSessions />}
      <AskRetention />
      <Tiles dashboard={dashboard} weeks={weeks} />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <WeekBars weeks={dashboard.weeks} />
        <LiftsCard
          lifts={dashboard.lifts}
          movedKilograms={dashboard.range.volume}
          coveredMeters={dashboard.range.meters}
          weeks={weeks}
          now={now}
        />
        <div className="min-w-0 xl:col-span-2">
          <HeatCard sessions={sessions} today={today} now={now} />
        </div>
        <MusclesCard
          sets={dashboard.muscles}
          weeks={weeks}
          target={weeklySets(level ?? levelOfTraining((8 * dashboard.range.sessions) / weeks)).grow}
          nameOf={(muscle) => muscleNames[muscle]}
          draw={(much, some) => (
            <BodyMap primary={much} secondary={some} labels={['4 sets a week or more', 'Less']} />
          )}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {goals}
          <TimedBestsCard bests={bests} now={now} />
          {measures}
        </div>
      </div>
      <Achievements achievements={achievements} now={now} />
      {sessions.length > 0 && <Sessions sessions={sessions} now={now} />}
      <KeptFor />
    </>
  );
});

function KeptFor() {
  const retention = useRetention();
  return (
    <p className="text-ink-2">
      {keptSentence(retention)}{' '}
      <Link
        to="/profile#data"
        className="inline-block py-2.5 font-[650] text-ink underline print:hidden"
      >
        Change how long
      </Link>
    </p>
  );
}

const toHome = (
  <ButtonLink to="/home" variant="primary">
    Go to Home
  </ButtonLink>
);

/** What was reached with sessions that were removed for their age still stands. */
function NoSessions() {
  return (
    <EmptyState title="No sessions yet." action={toHome}>
      The weeks below are counted from your sessions. What you reached before stays.
    </EmptyState>
  );
}

/** Rows of zeros would say nothing: what will stand here is said instead. */
const coming = [
  'your streak, your time and how much of each plan you did, after the first one',
  'weeks side by side and a calendar of a year, as they fill',
  'each lift with its best and its way there, and the sets of each muscle, once you log weights or reps',
  'your best times over a distance or a named workout',
];

function NothingToCount() {
  return (
    <EmptyState title="No sessions yet." action={toHome}>
      <p>Everything here is counted from your sessions, whether timed, logged or imported:</p>
      <ul className="mt-2 list-disc pl-5">
        {coming.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </EmptyState>
  );
}

interface SessionsProps {
  sessions: readonly WorkoutSession[];
  now: Date;
}

const Sessions = memo(function Sessions({ sessions, now }: SessionsProps) {
  const [openId, setOpenId] = useState<string>();
  const sharing = useShare();
  return (
    <>
      <SessionList sessions={sessions} now={now} onOpen={setOpenId} />
      <SessionRecord
        id={openId}
        onClose={() => setOpenId(undefined)}
        onShare={(session) => sharing.share(session.title, { kind: 'session', session })}
      />
      {sharing.part}
    </>
  );
});
