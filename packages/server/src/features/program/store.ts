import type { SessionChange } from '@cadence/domain/program/change-progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import type { Workout } from '@cadence/domain/workout/types';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import { isUniqueViolation } from '../../platform/database/engines.ts';
import {
  type LightRow,
  type ProgramRow,
  programDocument,
  readProgram,
  readSession,
  sessionRow,
} from './rows.ts';

export interface FoundProgram {
  program: Program;
  isCurrent: boolean;
}

export interface NewProgram {
  program: Program;
  requestKey: string | null;
  bodyHash: string;
  createdAt: string;
}

type Place = NonNullable<Program['pointer']>;

export type ProgramStore = ReturnType<typeof createProgramStore>;

/** Bound values of one statement are limited: a long program goes in by parts. */
const rowsPerInsert = 50;

const lightColumns = [
  'user_id',
  'program_id',
  'week',
  'session',
  'workout_id',
  'title',
  'focus',
  'date',
  'date_at',
  'moves',
  'status',
  'status_at',
  'workout_at',
] as const;

export function createProgramStore(db: Database) {
  async function sessionsOf(
    userId: string,
    programId: string,
    withWorkouts: boolean,
  ): Promise<ProgramSession[]> {
    const query = db
      .selectFrom('program_sessions')
      .where('user_id', '=', userId)
      .where('program_id', '=', programId)
      .orderBy('week')
      .orderBy('session');
    const rows: LightRow[] = withWorkouts
      ? await query.selectAll().execute()
      : await query.select(lightColumns).execute();
    return rows.map(readSession);
  }

  const liveRows = (userId: string) =>
    db
      .selectFrom('programs')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null);

  async function currentRow(userId: string): Promise<ProgramRow | undefined> {
    return liveRows(userId)
      .orderBy('current_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  return {
    /** False when the key has its program already, as it may from another instance. */
    async add(userId: string, given: NewProgram): Promise<boolean> {
      const rows = given.program.weeks.flatMap(({ sessions }) =>
        sessions.map((one) => sessionRow(userId, given.program.id, one)),
      );
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('programs')
            .values({
              user_id: userId,
              id: given.program.id,
              created_at: given.createdAt,
              current_at: given.createdAt,
              request_key: given.requestKey,
              body_hash: given.bodyHash,
              document: programDocument(given.program),
            })
            .execute();
          for (let i = 0; i < rows.length; i += rowsPerInsert) {
            const part = rows.slice(i, i + rowsPerInsert);
            await transaction.insertInto('program_sessions').values(part).execute();
          }
        });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async findByKey(userId: string, key: string) {
      const row = await db
        .selectFrom('programs')
        .select(['id', 'body_hash'])
        .where('user_id', '=', userId)
        .where('request_key', '=', key)
        .executeTakeFirst();
      return row ? { id: row.id, bodyHash: row.body_hash } : null;
    },

    async find(userId: string, id: string, withWorkouts: boolean): Promise<Program | null> {
      const row = await liveRows(userId).where('id', '=', id).executeTakeFirst();
      return row ? readProgram(row, await sessionsOf(userId, id, withWorkouts)) : null;
    },

    async findCurrent(userId: string, withWorkouts: boolean): Promise<Program | null> {
      const row = await currentRow(userId);
      return row ? readProgram(row, await sessionsOf(userId, row.id, withWorkouts)) : null;
    },

    /** The live program that one of its workouts belongs to. */
    async findByWorkout(userId: string, workoutId: string): Promise<Program | null> {
      const row = await db
        .selectFrom('program_sessions')
        .select('program_id')
        .where('user_id', '=', userId)
        .where('workout_id', '=', workoutId)
        .executeTakeFirst();
      return row ? this.find(userId, row.program_id, false) : null;
    },

    /** Without workouts, newest first. */
    async list(userId: string): Promise<FoundProgram[]> {
      const rows = await liveRows(userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const current = await currentRow(userId);
      const found: FoundProgram[] = [];
      for (const row of rows) {
        const program = readProgram(row, await sessionsOf(userId, row.id, false));
        found.push({ program, isCurrent: row.id === current?.id });
      }
      return found;
    },

    async countLive(userId: string): Promise<number> {
      const { count } = await db
        .selectFrom('programs')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async workoutOf(userId: string, workoutId: string): Promise<Workout | null> {
      const row = await db
        .selectFrom('program_sessions')
        .select('document')
        .where('user_id', '=', userId)
        .where('workout_id', '=', workoutId)
        .executeTakeFirst();
      return row ? (readDocument(row.document) as Workout) : null;
    },

    async setWorkout(userId: string, workoutId: string, workout: Workout, at: string) {
      await db
        .updateTable('program_sessions')
        .set({ document: writeDocument(workout), workout_at: at })
        .where('user_id', '=', userId)
        .where('workout_id', '=', workoutId)
        .execute();
    },

    /** The program as a whole after an accepted change: weeks may have been put in. */
    async replace(userId: string, program: Program): Promise<void> {
      const rows = program.weeks.flatMap(({ sessions }) =>
        sessions.map((one) => sessionRow(userId, program.id, one)),
      );
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('programs')
          .set({ document: programDocument(program) })
          .where('user_id', '=', userId)
          .where('id', '=', program.id)
          .execute();
        await transaction
          .deleteFrom('program_sessions')
          .where('user_id', '=', userId)
          .where('program_id', '=', program.id)
          .execute();
        for (let i = 0; i < rows.length; i += rowsPerInsert) {
          const part = rows.slice(i, i + rowsPerInsert);
          await transaction.insertInto('program_sessions').values(part).execute();
        }
      });
    },

    /** What was made of proposals; its sessions are left alone. */
    async keepDecided(userId: string, program: Program): Promise<void> {
      await db
        .updateTable('programs')
        .set({ document: programDocument(program) })
        .where('user_id', '=', userId)
        .where('id', '=', program.id)
        .execute();
    },

    /** Of two changes to a status or a day the later one stays, whichever arrives last. */
    async change(userId: string, programId: string, changes: readonly SessionChange[]) {
      await db.transaction().execute(async (transaction) => {
        for (const { week, session, at, status, date } of changes) {
          const place = transaction
            .updateTable('program_sessions')
            .where('user_id', '=', userId)
            .where('program_id', '=', programId)
            .where('week', '=', week)
            .where('session', '=', session);
          if (status !== undefined) {
            await place.set({ status, status_at: at }).where('status_at', '<=', at).execute();
          }
          if (date !== undefined) {
            await place
              .set((eb) => ({ date, date_at: at, moves: eb('moves', '+', 1) }))
              .where('date_at', '<=', at)
              .where('date', '!=', date)
              .execute();
          }
        }
      });
    },

    /** Of two jumps the later one stays, whichever arrives last. */
    async setPointer(userId: string, id: string, { week, session }: Place, at: string) {
      await db
        .updateTable('programs')
        .set({ pointer_week: week, pointer_session: session, pointer_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('pointer_at', 'is', null), eb('pointer_at', '<=', at)]))
        .execute();
    },

    async setCurrent(userId: string, id: string, at: string): Promise<void> {
      await db
        .updateTable('programs')
        .set({ current_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** False when there is no such program, deleted or not. */
    async setDeleted(userId: string, id: string, at: string | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('programs')
        .set({ deleted_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What was deleted before that instant goes for good. */
    async sweep(userId: string, before: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('programs')
          .where('user_id', '=', userId)
          .where('deleted_at', '<', before)
          .returning('id')
          .execute();
        for (const { id } of gone) {
          for (const table of ['program_sessions', 'coach_changes'] as const) {
            await transaction
              .deleteFrom(table)
              .where('user_id', '=', userId)
              .where('program_id', '=', id)
              .execute();
          }
        }
      });
    },

    /** The address before it is dead afterwards. */
    async putLink(userId: string, hash: string, createdAt: string): Promise<void> {
      const changes = { hash, created_at: createdAt };
      await db
        .insertInto('calendar_links')
        .values({ user_id: userId, ...changes })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
        .execute();
    },

    async removeLink(userId: string): Promise<void> {
      await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
    },

    async ownerOfLink(hash: string): Promise<string | null> {
      const row = await db
        .selectFrom('calendar_links')
        .select('user_id')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
  };
}
