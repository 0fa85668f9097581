import type { Workout } from '@cadence/domain/workout/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

type Row = Selectable<Tables['workouts']>;
type WorkoutStatus = Row['status'];

export interface StoredWorkout {
  id: string;
  generatedAt: string;
  status: WorkoutStatus;
  favourite: boolean;
  workout: Workout;
  /** What it was made from and with; absent for one that a device made. */
  context?: object;
}

export type NewWorkout = Pick<StoredWorkout, 'id' | 'generatedAt' | 'workout' | 'context'>;
/** What a workout is stored as before anybody has used it. */
export type FirstStatus = Extract<WorkoutStatus, 'proposed' | 'generated'>;
type Marks = Partial<Pick<StoredWorkout, 'status' | 'favourite'>>;

interface Filter {
  status?: WorkoutStatus | undefined;
  onlyFavourites: boolean;
  limit: number;
}

/** The reply to a keyed request. */
export interface Answer {
  key: string;
  /** Of the body that was answered. */
  bodyHash: string;
  reply: unknown;
}

const answerLifetimeMs = 24 * 60 * 60 * 1000;
const answersEndBefore = (nowMs: number) => new Date(nowMs - answerLifetimeMs).toISOString();

/** One that nobody has used yet gives way to what was made in its place. */
async function giveWay(db: Database, userId: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await db
    .deleteFrom('workouts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'generated')
    .where('favourite', '=', 0)
    .execute();
}

export type WorkoutStore = ReturnType<typeof createWorkoutStore>;

function readRow({ id, generated_at, status, favourite, document }: Row): StoredWorkout {
  const parts = readDocument(document) as Pick<StoredWorkout, 'workout' | 'context'>;
  return { id, generatedAt: generated_at, status, favourite: favourite === 1, ...parts };
}

function newRow(
  userId: string,
  { id, generatedAt, workout, context }: NewWorkout,
  status: FirstStatus = 'generated',
): Row {
  const document = writeDocument({ workout, context });
  return { user_id: userId, id, generated_at: generatedAt, document, status, favourite: 0 };
}

export function createWorkoutStore(db: Database) {
  /** What was proposed is the user's own from now on. */
  async function take(userId: string, id: string): Promise<void> {
    await db
      .updateTable('workouts')
      .set({ status: 'generated' })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('status', '=', 'proposed')
      .execute();
  }

  return {
    async find(userId: string, id: string): Promise<StoredWorkout | null> {
      const row = await db
        .selectFrom('workouts')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? readRow(row) : null;
    },

    async list(userId: string, { status, onlyFavourites, limit }: Filter) {
      let query = db.selectFrom('workouts').selectAll().where('user_id', '=', userId);
      query = status ? query.where('status', '=', status) : query.where('status', '!=', 'proposed');
      if (onlyFavourites) query = query.where('favourite', '=', 1);
      const rows = await query
        .orderBy('generated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readRow);
    },

    /** Marks that are not given stay as they are, and so does the time it was first stored under. */
    async put(userId: string, workout: NewWorkout, marks: Marks, replaces?: string): Promise<void> {
      const given = {
        ...(marks.status === undefined ? {} : { status: marks.status }),
        ...(marks.favourite === undefined ? {} : { favourite: marks.favourite ? 1 : 0 }),
      };
      const row = { ...newRow(userId, workout), ...given };
      await db
        .insertInto('workouts')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'id']).doUpdateSet({ document: row.document, ...given }),
        )
        .execute();
      await take(userId, workout.id);
      await giveWay(db, userId, replaces);
    },

    take,

    async remove(userId: string, id: string): Promise<void> {
      await db.deleteFrom('workouts').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    /** Of these, the ones that nobody has taken. */
    async removeProposed(userId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .deleteFrom('workouts')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('status', '=', 'proposed')
        .execute();
    },

    async findAnswer(userId: string, key: string, nowMs: number): Promise<Answer | null> {
      const row = await db
        .selectFrom('generation_answers')
        .select(['body_hash', 'document'])
        .where('user_id', '=', userId)
        .where('request_key', '=', key)
        .where('answered_at', '>', answersEndBefore(nowMs))
        .executeTakeFirst();
      return row ? { key, bodyHash: row.body_hash, reply: readDocument(row.document) } : null;
    },

    /**
     * The workout and the answer that stands for its key, both or none. False when the key
     * got its answer meanwhile, as it may from another instance: then that one stands.
     */
    async addGenerated(
      userId: string,
      workout: NewWorkout & { status?: FirstStatus },
      answer: Answer | null,
      nowMs: number,
      replaces?: string,
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (answer) {
          await transaction
            .deleteFrom('generation_answers')
            .where('user_id', '=', userId)
            .where('answered_at', '<=', answersEndBefore(nowMs))
            .execute();
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('generation_answers')
            .values({
              user_id: userId,
              request_key: answer.key,
              body_hash: answer.bodyHash,
              answered_at: new Date(nowMs).toISOString(),
              document: writeDocument(answer.reply),
            })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow();
          if (numInsertedOrUpdatedRows !== 1n) return false;
        }
        await transaction
          .insertInto('workouts')
          .values(newRow(userId, workout, workout.status))
          .execute();
        await giveWay(transaction, userId, replaces);
        return true;
      });
    },
  };
}
