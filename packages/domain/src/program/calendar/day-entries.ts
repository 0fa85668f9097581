import { isDone } from '../../analytics/completion.ts';
import { isTrained } from '../../analytics/trained.ts';
import type { WorkoutSession } from '../../analytics/types.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { Workout } from '../../workout/types.ts';
import { allSessions } from '../progress.ts';
import type { Program, ProgramSession } from '../types.ts';
import type { CalendarMark, Segment } from './calendar-marks.ts';
import { addDays } from './days.ts';

/**
 * `planned` and `missed` are open, before and after their day. `done` is of the program, `free`
 * was trained besides it; `underWay` may be either, and has not ended.
 */
export type EntryKind = 'underWay' | 'rest' | 'planned' | 'missed' | 'done' | 'free' | 'skipped';

/** One line of a day in the calendar. */
export interface CalendarEntry {
  /** The same as long as it is the same thing, wherever it is moved to. */
  id: string;
  kind: EntryKind;
  day: string;
  title: string;
  /** Whose it is: of the program, put there by hand, or from the log. */
  source: 'program' | 'mark' | 'log';
  /** What was trained also says which of them were left out. */
  segments: readonly (Segment & { done?: boolean })[];
  /** When it began, as an instant, where it was trained. */
  startedAt?: string;
  /** How far it is, in words, while it is under way. */
  where?: string;
  /** How long it took, where it was trained; else it takes as long as its segments. */
  trainedSeconds?: number;
  /** Of a session of the program. */
  place?: { week: number; session: number };
  workoutId?: string;
  /** Begun and left, or ended early. */
  isUnfinished?: true;
}

export interface CalendarSource {
  program: Program | null;
  sessions: readonly WorkoutSession[];
  marks: readonly CalendarMark[];
  /** The session whose clock this device holds, and how far that is. */
  underWay?: { sessionId: string; where: string } | null;
  /** In the user's own time zone, as all days here. */
  today: string;
  dayOf: (instant: string) => string;
}

export interface DayRange {
  from: string;
  /** Included. */
  to: string;
}

/** In the order in which a day shows them. */
const kindOrder: readonly EntryKind[] = [
  'underWay',
  'rest',
  'planned',
  'missed',
  'done',
  'free',
  'skipped',
];

const segmentsOf = (workout: Workout): Segment[] =>
  buildTimerSteps(workout).map(({ type, duration }) => ({ type, seconds: duration }));

const openKind = (day: string, today: string): EntryKind => (day < today ? 'missed' : 'planned');

function entryOfProgram(session: ProgramSession, today: string): CalendarEntry {
  const { week, session: number, date, title, status, workout, workoutId } = session;
  const open = openKind(date, today);
  return {
    id: workoutId,
    kind: status === 'planned' ? open : status === 'completed' ? 'done' : 'skipped',
    day: date,
    title,
    source: 'program',
    segments: segmentsOf(workout),
    place: { week, session: number },
    workoutId,
  };
}

function entryOfLog(
  session: WorkoutSession,
  day: string,
  planned: ProgramSession | undefined,
  where: string | undefined,
): CalendarEntry {
  const { id, title, segments, workoutId, duration, completion, date } = session;
  const isUnderWay = where !== undefined;
  const isUnfinished = !isUnderWay && (completion.status === 'partial' || !isDone(session));
  const trained = planned ? 'done' : 'free';
  return {
    id,
    kind: isUnderWay ? 'underWay' : trained,
    day,
    title,
    source: 'log',
    segments,
    startedAt: date,
    ...(isUnderWay ? { where } : { trainedSeconds: duration.actual }),
    ...(planned && { place: { week: planned.week, session: planned.session } }),
    ...(workoutId !== undefined && { workoutId }),
    ...(isUnfinished && { isUnfinished }),
  };
}

function entryOfMark(mark: CalendarMark, today: string): CalendarEntry {
  const { id, day } = mark;
  if (mark.kind === 'rest') {
    return { id, kind: 'rest', day, title: 'Rest day', source: 'mark', segments: [] };
  }
  const { title, segments, workoutId } = mark;
  const kind = openKind(day, today);
  return { id, kind, day, title, source: 'mark', segments, workoutId };
}

/** What stands on the days of a range. What was trained stands on the day on which it began. */
export function entriesByDay(
  { program, sessions, marks, underWay, today, dayOf }: CalendarSource,
  { from, to }: DayRange,
): Map<string, CalendarEntry[]> {
  const isShown = (day: string) => from <= day && day <= to;
  const planned = program ? allSessions(program) : [];
  const byWorkout = new Map(planned.map((session) => [session.workoutId, session]));
  const begun = sessions.find(({ id }) => id === underWay?.sessionId);
  const trained = sessions
    .filter((session) => session === begun || isTrained(session))
    .map((session) => ({ session, day: dayOf(session.date) }));
  const logged = new Set(trained.map(({ session }) => session.workoutId));
  const trainedOn = new Set(trained.map(({ session, day }) => `${day} ${session.workoutId}`));

  const entries = [
    ...marks
      .filter((mark) => isShown(mark.day))
      // Done on its day it is in the log.
      .filter((mark) => mark.kind === 'rest' || !trainedOn.has(`${mark.day} ${mark.workoutId}`))
      .map((mark) => entryOfMark(mark, today)),
    ...planned
      .filter(({ date }) => isShown(date))
      .filter(({ status, workoutId }) => status !== 'completed' || !logged.has(workoutId))
      .filter(({ workoutId }) => workoutId !== begun?.workoutId)
      .map((session) => entryOfProgram(session, today)),
    ...trained
      .filter(({ day }) => isShown(day))
      .toSorted((a, b) => Date.parse(a.session.date) - Date.parse(b.session.date))
      .map(({ session, day }) =>
        entryOfLog(
          session,
          day,
          byWorkout.get(session.workoutId ?? ''),
          session === begun ? underWay?.where : undefined,
        ),
      ),
  ];
  const days = new Map<string, CalendarEntry[]>();
  for (const kind of kindOrder) {
    for (const entry of entries) {
      if (entry.kind !== kind) continue;
      const known = days.get(entry.day);
      if (known) known.push(entry);
      else days.set(entry.day, [entry]);
    }
  }
  return days;
}

/** Where to put what stood on a day that becomes a rest day: the first one after it that is free. */
export function nextFreeDay(program: Program, marks: readonly CalendarMark[], day: string): string {
  const taken = new Set([
    ...allSessions(program)
      .filter(({ status }) => status === 'planned')
      .map(({ date }) => date),
    ...marks.map((mark) => mark.day),
  ]);
  let free = addDays(day, 1);
  while (taken.has(free)) free = addDays(free, 1);
  return free;
}
