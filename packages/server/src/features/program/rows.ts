import type { Program, ProgramSession } from '@cadence/domain/program/types';
import type { Workout } from '@cadence/domain/workout/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ProgramRow = Selectable<Tables['programs']>;
type SessionRow = Selectable<Tables['program_sessions']>;

/** All but what changes: that has columns of its own. */
type StoredProgram = Omit<Program, 'weeks' | 'pointer'> & {
  weeks: Omit<Program['weeks'][number], 'sessions'>[];
};

const noWorkout: Workout = { source: 'ai', workout: [] };

export function sessionRow(userId: string, programId: string, one: ProgramSession): SessionRow {
  return {
    user_id: userId,
    program_id: programId,
    week: one.week,
    session: one.session,
    workout_id: one.workoutId,
    title: one.title,
    focus: one.focus,
    date: one.date,
    date_at: one.dateAt,
    moves: one.moves,
    status: one.status,
    status_at: one.statusAt,
    workout_at: one.workoutAt ?? null,
    document: writeDocument(one.workout),
  };
}

export type LightRow = Omit<SessionRow, 'document'> & { document?: string };

export function readSession(row: LightRow): ProgramSession {
  return {
    week: row.week,
    session: row.session,
    date: row.date,
    title: row.title,
    focus: row.focus,
    status: row.status,
    workoutId: row.workout_id,
    workout: row.document === undefined ? noWorkout : (readDocument(row.document) as Workout),
    statusAt: row.status_at,
    dateAt: row.date_at,
    moves: row.moves,
    ...(row.workout_at !== null && { workoutAt: row.workout_at }),
  };
}

export function readProgram(row: ProgramRow, sessions: readonly ProgramSession[]): Program {
  const stored = readDocument(row.document) as StoredProgram;
  const { pointer_week: week, pointer_session: session } = row;
  return {
    ...stored,
    weeks: stored.weeks.map((one) => ({
      ...one,
      sessions: sessions.filter((other) => other.week === one.week),
    })),
    pointer: week === null || session === null ? null : { week, session },
  };
}

/** A new program as a document, without what changes. */
export function programDocument({ weeks, pointer: _pointer, ...rest }: Program): string {
  const stored: StoredProgram = {
    ...rest,
    weeks: weeks.map(({ sessions: _sessions, ...week }) => week),
  };
  return writeDocument(stored);
}
