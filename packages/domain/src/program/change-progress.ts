import { addDays, daysBetween } from './calendar/days.ts';
import { currentSession } from './progress.ts';
import type { Program, ProgramSession, SessionState } from './types.ts';

/** One change to one session, with the instant at which it was made. */
export interface SessionChange {
  week: number;
  session: number;
  at: string;
  status?: SessionState;
  date?: string;
}

const isAt = (one: ProgramSession, { week, session }: { week: number; session: number }) =>
  one.week === week && one.session === session;

const isLater = (at: string, than: string) => Date.parse(at) >= Date.parse(than);

/**
 * Of two changes to the same thing the later one stays, whichever arrives last.
 * Status and day are two things: a move is not lost to a tick made elsewhere.
 */
function applyTo(session: ProgramSession, { at, status, date }: SessionChange): ProgramSession {
  let next = session;
  if (status !== undefined && isLater(at, session.statusAt)) {
    next = { ...next, status, statusAt: at };
  }
  if (date !== undefined && date !== session.date && isLater(at, session.dateAt)) {
    next = { ...next, date, dateAt: at, moves: session.moves + 1 };
  }
  return next;
}

function mapSessions(program: Program, map: (one: ProgramSession) => ProgramSession): Program {
  return {
    ...program,
    weeks: program.weeks.map((week) => ({ ...week, sessions: week.sessions.map(map) })),
  };
}

/** Nothing else than the named sessions changes. */
export function applyChanges(program: Program, changes: readonly SessionChange[]): Program {
  return mapSessions(program, (session) =>
    changes.filter((change) => isAt(session, change)).reduce(applyTo, session),
  );
}

export function markSession(
  program: Program,
  workoutId: string,
  status: SessionState,
  at: string,
): SessionChange | null {
  const found = program.weeks
    .flatMap(({ sessions }) => sessions)
    .find((session) => session.workoutId === workoutId);
  return found ? { week: found.week, session: found.session, status, at } : null;
}

/** Skips the session that is next; null when none is. */
export function skipCurrent(program: Program, at: string): SessionChange | null {
  const current = currentSession(program);
  if (!current) return null;
  return { week: current.week, session: current.session, status: 'skipped', at };
}

/** Null when there is no such session. What lies before stays open. */
export function jumpTo(program: Program, week: number, session: number): Program['pointer'] {
  const exists = program.weeks.some(({ sessions }) =>
    sessions.some((one) => isAt(one, { week, session })),
  );
  return exists ? { week, session } : null;
}

/** A session may go to any day of the program's time, and up to half a year past it. */
const latestDays = 183;

export type Moved =
  | { kind: 'moved'; change: SessionChange; note: string | null }
  | { kind: 'unknown' }
  /** Only open sessions can move. */
  | { kind: 'closed' }
  | { kind: 'out_of_range' };

function crowdedBy(program: Program, moved: ProgramSession, date: string): string | null {
  const near = program.weeks
    .flatMap(({ sessions }) => sessions)
    .filter((one) => one !== moved && one.status === 'planned')
    .filter((one) => Math.abs(daysBetween(one.date, date)) < 2);
  const sameDay = near.find((one) => one.date === date);
  if (sameDay) return `${sameDay.title} is on that day too.`;
  const same = near.find((one) => one.focus === moved.focus && one.focus !== 'mobility');
  return same ? `${same.title} trains the same muscles within two days.` : null;
}

/** Moves one session and nothing else; what is odd about the new day is said, not refused. */
export function moveSession(
  program: Program,
  place: { week: number; session: number },
  date: string,
  at: string,
): Moved {
  const session = program.weeks.flatMap(({ sessions }) => sessions).find((one) => isAt(one, place));
  if (!session) return { kind: 'unknown' };
  if (session.status !== 'planned') return { kind: 'closed' };
  const fromStart = daysBetween(program.startDate, date);
  if (fromStart < 0 || fromStart > program.totalWeeks * 7 + latestDays) {
    return { kind: 'out_of_range' };
  }
  const { week, session: number } = place;
  return {
    kind: 'moved',
    change: { week, session: number, date, at },
    note: crowdedBy(program, session, date),
  };
}

/** A week off: every open session from that day on comes a week later. */
export function takeWeekOff(program: Program, from: string, at: string): SessionChange[] {
  return program.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ status, date }) => status === 'planned' && daysBetween(from, date) >= 0)
    .map(({ week, session, date }) => ({ week, session, date: addDays(date, 7), at }));
}
