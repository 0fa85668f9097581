import {
  type CalendarEntry,
  type DayRange,
  entriesByDay,
} from '@cadence/domain/program/calendar/day-entries';
import { dayNumber } from '@cadence/domain/program/calendar/days';
import { missedSessions } from '@cadence/domain/program/progress';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSessions } from '../../features/analytics/sessions/session-log.ts';
import { SessionRecord } from '../../features/analytics/sessions/session-record.tsx';
import { Calendar } from '../../features/calendar/calendar.tsx';
import { addWorkout, removeMark, useMarks } from '../../features/calendar/calendar-marks.ts';
import { DaySheet } from '../../features/calendar/day-sheet.tsx';
import { MissedCard } from '../../features/calendar/missed-card.tsx';
import { shiftPlan, weeksBehind } from '../../features/program/calendar/shift-plan.ts';
import { openSession, skipSession } from '../../features/program/data/program-changes.ts';
import { type ProgramsView, usePrograms } from '../../features/program/data/use-programs.ts';
import { primeSound } from '../../features/timer/prime-sound.ts';
import { useRecentWorkouts } from '../../features/workout/current-workout.ts';
import { useFavourites } from '../../features/workout/kept/favourites.ts';
import { localDay } from '../../platform/dates/local-day.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { useIdentity } from '../../platform/identity.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AsKnownHere } from '../page/as-known-here.tsx';
import { Page } from '../page/page.tsx';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { readUnderWay, useUnderWay } from '../session/under-way.ts';
import { useStartWorkout } from '../session/use-start-workout.ts';
import { useShare } from '../share/use-share.tsx';
import { findWorkout, makeRestDay, moveEntry, sessionOf } from './calendar-actions.ts';
import { WorkoutPicker } from './calendar-picker.tsx';

const dayOf = (instant: string) => localDay(new Date(instant));

export function CalendarPage() {
  const userId = useIdentity((state) => state.user?.id ?? '');
  const today = useToday();
  const sessions = useSessions();
  const programs = usePrograms(sessions);
  const { current: program } = programs;
  // A whole program is a lot to draw: in slices when it comes, so that a tap in between is answered.
  // What is moved after that is at its new place at once.
  const isDrawn = useDeferredValue(program !== null);
  const drawn = isDrawn ? program : null;
  const marks = useMarks();
  // New with every write of the run; the days are counted anew only where they would tell of it.
  const { sessionId, where } = useUnderWay() ?? {};
  const underWay = useMemo(
    () => (sessionId === undefined || where === undefined ? null : { sessionId, where }),
    [sessionId, where],
  );
  const kept = [...useRecentWorkouts(), ...useFavourites()];
  const starting = useStartWorkout();
  const [openDay, setOpenDay] = useDay();
  const [openRecord, setOpenRecord] = useState<string>();
  const sharing = useShare();

  const entriesIn = useCallback(
    (range: DayRange) =>
      entriesByDay({ program: drawn, sessions, marks, underWay, today, dayOf }, range),
    [drawn, sessions, marks, underWay, today],
  );
  const entries = useMemo(
    () =>
      openDay === undefined ? [] : (entriesIn({ from: openDay, to: openDay }).get(openDay) ?? []),
    [entriesIn, openDay],
  );
  const move = useCallback(
    (entry: CalendarEntry, day: string) => moveEntry(program, entry, day),
    [program],
  );
  const close = () => setOpenDay(undefined);
  const missed = program ? missedSessions(program, today) : [];
  const since = missed.map(({ date }) => date).toSorted()[0];
  const isEmpty = sessions.length === 0 && marks.length === 0 && !program;

  async function start(entry: CalendarEntry) {
    primeSound();
    const workout = await findWorkout(program, kept, entry);
    close();
    if (workout) starting.load(workout);
    else toast(`${entry.title} is not on this device. Connect and try again.`, { tone: 'error' });
  }

  /** The clock is asked for anew, for another tab may have ended it. */
  function resume({ id, title }: CalendarEntry) {
    const begun = readUnderWay();
    close();
    if (begun?.sessionId === id) starting.load(begun.current.workout);
    else toast(`${title} has been ended in another tab.`);
  }

  /** With its session, and the calendar in sight, where the change shows. */
  function withSession(act: (session: NonNullable<ReturnType<typeof sessionOf>>) => unknown) {
    return (entry: CalendarEntry) => {
      const session = sessionOf(program, entry);
      close();
      if (session) void act(session);
    };
  }

  return (
    <Page title="Calendar">
      <div className="flex flex-col gap-5">
        <ProgramState programs={programs} />
        {since !== undefined && (
          <MissedCard
            count={missed.length}
            since={since}
            weeks={weeksBehind(since, today)}
            onShift={() => shiftPlan(since, today)}
            onShow={() => setOpenDay(since)}
          />
        )}
        <Calendar
          today={today}
          entriesIn={entriesIn}
          isKeptCopy={programs.problem !== null}
          onMove={move}
          onOpenDay={setOpenDay}
        />
        {(programs.status === 'loading' || program !== drawn) && <LoadingProgram />}
        {/* Known only when the server has answered: above the days it would push them away. */}
        {isEmpty && programs.status === 'ready' && <NothingPlanned />}
        <p className="text-ink-2">
          Cadence can remind you of what is planned:{' '}
          <Link to="/profile#reminders" className="underline">
            Reminders
          </Link>
        </p>
      </div>
      <DaySheet
        day={openDay}
        today={today}
        entries={entries}
        onClose={close}
        onStart={(entry) => void start(entry)}
        onResume={resume}
        onMove={(entry, day) => {
          close();
          move(entry, day);
        }}
        onSkip={withSession(skipSession)}
        onReopen={withSession(openSession)}
        onSeeRecord={({ id }) => {
          close();
          setOpenRecord(id);
        }}
        onRemove={(entry) => {
          close();
          removeMark(entry);
        }}
        onRest={(day) => {
          close();
          void makeRestDay(program, marks, day);
        }}
        picker={(day) => (
          <WorkoutPicker
            userId={userId}
            onChoose={(workout) => {
              close();
              addWorkout(workout, day);
            }}
          />
        )}
      />
      <SessionRecord
        id={openRecord}
        onClose={() => setOpenRecord(undefined)}
        onShare={(session) => sharing.share(session.title, { kind: 'session', session })}
      />
      {sharing.part}
      <ReplaceDialog loading={starting} />
    </Page>
  );
}

/** The day that is open: one that a link asks for is, once. */
function useDay() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day');
  const [openDay, setOpenDay] = useState<string>();
  useEffect(() => {
    if (asked === null) return;
    if (dayNumber(asked) !== null) setOpenDay(asked);
    setQuery({}, { replace: true });
  }, [asked, setQuery]);
  return [openDay, setOpenDay] as const;
}

interface ProgramStateProps {
  programs: ProgramsView;
}

/** The calendar itself is there at once; this says what is still missing in it. */
function ProgramState({ programs: { status, problem, retry } }: ProgramStateProps) {
  const isOffline = useIdentity(({ offline }) => offline);
  if (problem === null) return null;
  // Without a connection the banner has said so already.
  if (isOffline) {
    return status === 'ready' ? null : (
      <p className="rounded-card border border-line bg-surface px-5 py-3">
        No program is on this device. One that you have comes by itself once you are connected. What
        you trained and put on days yourself is shown below.
      </p>
    );
  }
  return (
    <AsKnownHere problem={problem} onRetry={retry}>
      {status === 'ready'
        ? 'You see your program as this device knows it.'
        : 'What you trained and put on days yourself is shown below.'}
    </AsKnownHere>
  );
}

/** Below the days, which would move up once it is gone. */
function LoadingProgram() {
  return (
    <SkeletonGroup label="Loading your program" className="flex flex-col gap-2">
      <Skeleton className="h-5 w-2/3" />
    </SkeletonGroup>
  );
}

function NothingPlanned() {
  return (
    <EmptyState
      title="Every day is free."
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/program" variant="primary">
            Make a program
          </ButtonLink>
          <ButtonLink to="/workout">Start a quick timer</ButtonLink>
        </div>
      }
    >
      A day shows the strip of what is planned on it and of what you did. Make a program and its
      sessions stand above, or open a day and put a workout on it.
    </EmptyState>
  );
}
