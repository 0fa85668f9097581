import { daysBetween } from './calendar/days.ts';
import type { Program, ProgramSession } from './types.ts';

/** Where in the program the user stands. */
export interface Progress {
  currentWeek: number;
  currentSession: number;
  currentPhase: string;
  completedSessions: number;
  skippedSessions: number;
  totalSessions: number;
  /** 0–100, of completed ones. */
  completionPercentage: number;
  /** Null once every session is completed or skipped. */
  next: ProgramSession | null;
}

export function allSessions({ weeks }: Pick<Program, 'weeks'>): ProgramSession[] {
  return weeks.flatMap(({ sessions }) => sessions);
}

const placeOf = ({ week, session }: { week: number; session: number }): number =>
  week * 100 + session;

/** The first open one from where the user jumped to; when none is left there, the first before it. */
export function currentSession(program: Program): ProgramSession | null {
  const open = allSessions(program).filter(({ status }) => status === 'planned');
  const from = program.pointer ? placeOf(program.pointer) : 0;
  return open.find((session) => placeOf(session) >= from) ?? open[0] ?? null;
}

function phaseAt({ phases }: Program, week: number): string {
  const phase = phases.find(({ startWeek, endWeek }) => startWeek <= week && week <= endWeek);
  return phase?.name ?? '';
}

export function progressOf(program: Program): Progress {
  const sessions = allSessions(program);
  const count = (status: ProgramSession['status']) =>
    sessions.filter((session) => session.status === status).length;
  const next = currentSession(program);
  const at = next ?? sessions.at(-1);
  const currentWeek = at?.week ?? program.totalWeeks;
  const completedSessions = count('completed');
  return {
    currentWeek,
    currentSession: at?.session ?? 1,
    currentPhase: phaseAt(program, currentWeek),
    completedSessions,
    skippedSessions: count('skipped'),
    totalSessions: sessions.length,
    completionPercentage: Math.round((100 * completedSessions) / Math.max(1, sessions.length)),
    next,
  };
}

/** The program with the fields that its progress decides. */
export function withCurrent(program: Program): Program {
  const { currentWeek, currentPhase } = progressOf(program);
  return { ...program, currentWeek, currentPhase };
}

/** Open ones from today on, for so many weeks. */
export function upcomingSessions(program: Program, today: string, weeks: number): ProgramSession[] {
  return allSessions(program)
    .filter(({ status, date }) => {
      const ahead = daysBetween(today, date);
      return status === 'planned' && ahead >= 0 && ahead < weeks * 7;
    })
    .sort((a, b) => a.date.localeCompare(b.date) || placeOf(a) - placeOf(b));
}

/** Open ones whose day has gone by: still there to do, skip or move. */
export function missedSessions(program: Program, today: string): ProgramSession[] {
  return allSessions(program).filter(
    ({ status, date }) => status === 'planned' && daysBetween(date, today) > 0,
  );
}

export interface WhatNext {
  message: string;
  suggestion: string;
  weeks: number;
}

/** What to say and offer once nothing is open; null before. */
export function whatComesNext(program: Program): WhatNext | null {
  const { next, completedSessions, totalSessions } = progressOf(program);
  if (next) return null;
  const share = completedSessions / Math.max(1, totalSessions);
  const message = `You did ${completedSessions} of ${totalSessions} sessions.`;
  if (share >= 0.8) {
    return {
      message,
      suggestion: 'Take an easy week, then go on from your new numbers with the same goal.',
      weeks: program.totalWeeks,
    };
  }
  return {
    message,
    suggestion: 'Fewer days a week may fit your life better. Make a shorter one and build on it.',
    weeks: Math.max(4, Math.round(program.totalWeeks / 2)),
  };
}
