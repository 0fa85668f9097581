import { suggestChanges } from '@cadence/domain/program/adjust/adjust';
import { acceptChange, refuseChange, undoChange } from '@cadence/domain/program/adjust/apply';
import type { News } from '@cadence/domain/program/adjust/types';
import { differencesOf } from '@cadence/domain/program/adjust/words';
import { buildProgram } from '@cadence/domain/program/build';
import {
  applyChanges,
  markSession,
  skipCurrent,
  takeWeekOff,
} from '@cadence/domain/program/change-progress';
import { allSessions, progressOf } from '@cadence/domain/program/progress';
import type { Program, ProgramSession, SessionState } from '@cadence/domain/program/types';
import type { ProgramSummary, SessionProposal } from '../data/program-api.ts';

const reply = (status: number, body: unknown) =>
  new Response(body === null ? null : JSON.stringify(body), { status });

interface Refusal {
  path: RegExp;
  status: number;
  code: string;
  message: string;
  suggestion?: string;
  reason?: string;
  /** Calls that only read, too. */
  alsoReading?: boolean;
}

const refusal = ({ status, code, message, suggestion, reason }: Omit<Refusal, 'path'>) =>
  reply(status, {
    detail: message,
    error: { code, message, details: { reason }, suggestion: suggestion ?? null },
  });

interface Received {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

const madeAt = '2026-03-01T08:00:00.000Z';

const built = new Map<string, Program>();

/** Short and easy, from Monday, 2 March 2026; built once for a file of tests. */
export function makeProgram(number = 1, weeks = 2): Program {
  const key = `${number} ${weeks}`;
  const known = built.get(key) ?? build(number, weeks);
  built.set(key, known);
  return structuredClone(known);
}

function build(number: number, weeks: number): Program {
  const outcome = buildProgram(
    {
      goalText: 'move better and loosen up',
      weeks,
      sessionsPerWeek: 2,
      minutesPerSession: 10,
      preferredDays: [],
      startDate: '2026-03-02',
    },
    {
      id: `0190a1b2-0000-7000-8000-00000000000${number}`,
      seed: number,
      madeAt,
      workoutId: (week, session) => `${number}-${week}-${session}`,
    },
  );
  if (outcome.kind !== 'program') throw new Error(outcome.kind);
  return outcome.program;
}

/** Answers as the server does, from programs that are really built. */
export function createProgramServer() {
  const server = {
    received: [] as Received[],
    isDown: false,
    /** Answers the next call of this path instead. */
    refuse: null as Refusal | null,
    /** The first is the current one. */
    programs: [] as Program[],
    proposal: null as SessionProposal | null,
    accepted: null as SessionProposal | null,
    fetch: handle as typeof fetch,
  };

  const nothing = () =>
    refusal({ status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' });

  const lineOf = ({ workoutId, workout: _, statusAt: _s, dateAt: _d, ...one }: ProgramSession) => ({
    ...one,
    workout_id: workoutId,
  });

  const revisionOf = (program: Program) =>
    JSON.stringify([program.pointer, allSessions(program).map(lineOf)]);

  function previewReply(program: Program): Response {
    const { next } = progressOf(program);
    if (!next) return nothing();
    const { workoutId, week, session, date, title, workout } = next;
    return reply(200, { workout_id: workoutId, week, session, date, title, workout });
  }

  const summaryOf = (program: Program, i: number): ProgramSummary => {
    const { id, programName, goal, startDate, totalWeeks, wish } = program;
    const { currentWeek, currentPhase, completionPercentage } = progressOf(program);
    const place = { currentWeek, currentPhase, completionPercentage };
    return { id, programName, goal, startDate, totalWeeks, wish, isCurrent: i === 0, ...place };
  };

  function progressReply(program: Program, more: object = {}): Response {
    const progress = progressOf(program);
    return reply(200, {
      program_id: program.id,
      program_name: program.programName,
      total_weeks: program.totalWeeks,
      current_week: progress.currentWeek,
      current_session: progress.currentSession,
      current_phase: progress.currentPhase,
      completed_sessions: progress.completedSessions,
      skipped_sessions: progress.skippedSessions,
      total_sessions: progress.totalSessions,
      completion_percentage: progress.completionPercentage,
      next_session: progress.next && lineOf(progress.next),
      missed_sessions: [],
      revision: revisionOf(program),
      finished: null,
      ...more,
    });
  }

  let workoutChanges = 0;

  /** The next session as if its workout were another one. */
  function withOtherWorkout(program: Program): Program {
    const { next } = progressOf(program);
    workoutChanges += 1;
    const workoutAt = new Date(Date.UTC(2026, 0, workoutChanges)).toISOString();
    const weeks = program.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((one) =>
        one.workoutId === next?.workoutId ? { ...one, workoutAt } : one,
      ),
    }));
    return { ...program, weeks };
  }

  function mark(program: Program, id: unknown, status: SessionState): Response {
    const at = new Date().toISOString();
    const change =
      id === undefined ? skipCurrent(program, at) : markSession(program, String(id), status, at);
    const changed = change ? applyChanges(program, [change]) : program;
    server.programs = server.programs.map((one) => (one === program ? changed : one));
    return progressReply(changed);
  }

  const newsOf = ({ news }: Received['body']): News[] => (news ? [news as News] : []);

  const changesOf = (program: Program, body: Received['body']) =>
    suggestChanges(program, [], new Date().toISOString().slice(0, 10), newsOf(body));

  function changesReply(program: Program, body: Received['body']): Response {
    const last = program.changes?.findLast(({ decision }) => decision === 'accepted');
    return reply(200, {
      changes: changesOf(program, body).map(({ edits, ...change }) => ({
        ...change,
        differences: differencesOf(program, edits),
      })),
      undoable: last?.edits ? { id: last.id, reason: last.reason } : null,
    });
  }

  function decide(program: Program, body: Received['body']): Response {
    const at = new Date().toISOString();
    const { id, decision } = body;
    const change = changesOf(program, body).find((one) => one.id === id);
    const changed =
      decision === 'undo'
        ? undoChange(program, String(id), at)
        : change && (decision === 'accept' ? acceptChange : refuseChange)(program, change, at);
    if (!changed) return nothing();
    server.programs = [changed, ...server.programs.slice(1)];
    return progressReply(changed);
  }

  function route({ method, path, body }: Received): Response {
    const [program] = server.programs;
    const [, id, act] = /^\/programs\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
    const named = server.programs.find((one) => one.id === id);
    if (path === '/programs' && method === 'POST') {
      const made = makeProgram(server.programs.length + 1, Number(body.weeks));
      server.programs = [made, ...server.programs];
      return reply(201, { program: made, revision: revisionOf(made) });
    }
    if (path === '/programs') return reply(200, { programs: server.programs.map(summaryOf) });
    if (path === '/program-progress/workout-preview' && program) return previewReply(program);
    if (path === '/program-progress/upcoming-sessions' && program) {
      return reply(200, { sessions: allSessions(program).map(lineOf) });
    }
    if (path.endsWith('/propose-changes') && program) return changesReply(program, body);
    if (path.endsWith('/decide-change') && program) return decide(program, body);
    if (path === '/program-progress/proposal') {
      return reply(200, { proposal: server.proposal });
    }
    if (path === '/coach/program/adapt' && program) {
      [server.accepted, server.proposal] = [server.proposal, null];
      server.programs = [withOtherWorkout(program), ...server.programs.slice(1)];
      return reply(200, { adapted: true });
    }
    if (path === '/coach/program/restore' && program) {
      server.proposal = server.accepted;
      server.programs = [withOtherWorkout(program), ...server.programs.slice(1)];
      return reply(200, { adapted: false });
    }
    if (path === '/program-progress/current' && program) return progressReply(program);
    if (path.endsWith('/update-session') && program) {
      return mark(program, body.workout_id, body.completed ? 'completed' : 'planned');
    }
    if (path.endsWith('/skip-workout') && program) return mark(program, body.workout_id, 'skipped');
    if (path.endsWith('/move-session') && program) {
      const { week, session, date } = body as { week: number; session: number; date: string };
      const at = new Date().toISOString();
      const moved = applyChanges(program, [{ week, session, date, at }]);
      server.programs = [moved, ...server.programs.slice(1)];
      return progressReply(moved, { note: null });
    }
    if (path.endsWith('/jump-to') && program) {
      const pointer = { week: Number(body.week), session: Number(body.session) };
      server.programs = [{ ...program, pointer }, ...server.programs.slice(1)];
      return progressReply({ ...program, pointer });
    }
    if (path.endsWith('/week-off') && program) {
      const from = String(body.from);
      const at = new Date().toISOString();
      const shifted = applyChanges(program, takeWeekOff(program, from, at));
      server.programs = [shifted, ...server.programs.slice(1)];
      return progressReply(shifted);
    }
    if (path === '/programs/calendar-link') {
      return reply(201, { url: '/api/v1/calendar/secret.ics' });
    }
    if (named && act === 'current') {
      server.programs = [named, ...server.programs.filter((one) => one !== named)];
      return progressReply(named);
    }
    if (named && method === 'DELETE') {
      server.programs = server.programs.filter((one) => one !== named);
      return reply(204, null);
    }
    if (named && act === undefined) return reply(200, { program: named });
    return nothing();
  }

  async function handle(input: string, init: RequestInit): Promise<Response> {
    const url = new URL(input, 'http://here');
    const received: Received = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    server.received.push(received);
    if (server.isDown) throw new TypeError('offline');
    const { refuse } = server;
    if (refuse?.path.test(received.path) && (received.method !== 'GET' || refuse.alsoReading)) {
      server.refuse = null;
      return refusal(refuse);
    }
    return route(received);
  }

  return server;
}
