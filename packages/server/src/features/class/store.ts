import type { TimerState } from '@cadence/domain/timer/timer-state';
import type { Workout } from '@cadence/domain/workout/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import { lockUser } from '../../platform/database/lock-user.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ClassLine = Pick<
  Selectable<Tables['classes']>,
  'id' | 'title' | 'created_at' | 'expires_at'
>;

/** What changes while it goes on. */
export interface Live {
  state: TimerState;
  /** Ids of those who have joined; nobody is told whose they are. */
  members: string[];
}

export interface OpenClass {
  line: ClassLine;
  live: Live;
  workout: Workout;
}

export type ClassStore = ReturnType<typeof createClassStore>;

const lineColumns = ['id', 'title', 'created_at', 'expires_at'] as const;
/** Nobody presses so often that somebody else is always quicker. */
const mostTries = 20;

const sweep = (db: Database, userId: string, now: string) =>
  db.deleteFrom('classes').where('user_id', '=', userId).where('expires_at', '<=', now).execute();

export function createClassStore(db: Database) {
  const rowOf = (userId: string, id: string, now: string) =>
    db
      .selectFrom('classes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();

  return {
    /** False where the user has so many open already. Those that are over go with it. */
    add: (
      userId: string,
      line: ClassLine,
      { hash, live, workout, most }: Omit<OpenClass, 'line'> & { hash: string; most: number },
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        await sweep(trx, userId, line.created_at);
        const { count } = await trx
          .selectFrom('classes')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const texts = { live: JSON.stringify(live), document: writeDocument(workout) };
        await trx
          .insertInto('classes')
          .values({ user_id: userId, hash, revision: 1, ...line, ...texts })
          .execute();
        return true;
      }),

    async list(userId: string, now: string): Promise<ClassLine[]> {
      await sweep(db, userId, now);
      return db
        .selectFrom('classes')
        .select(lineColumns)
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
    },

    async findByHash(hash: string, now: string) {
      const row = await db
        .selectFrom('classes')
        .select(['user_id', 'id', 'expires_at'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return null;
      if (row.expires_at > now) return { ownerId: row.user_id, id: row.id };
      // Its leader may never come back to have it swept.
      await sweep(db, row.user_id, now);
      return null;
    },

    async find(userId: string, id: string, now: string): Promise<OpenClass | null> {
      const row = await rowOf(userId, id, now);
      if (!row) return null;
      const { title, created_at, expires_at, live, document } = row;
      return {
        line: { id, title, created_at, expires_at },
        live: JSON.parse(live),
        workout: readDocument(document) as Workout,
      };
    },

    /** Null where it is over. The change is made anew where somebody else was quicker. */
    async change(
      userId: string,
      id: string,
      now: string,
      change: (live: Live, workout: Workout) => Live,
    ): Promise<Live | null> {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const row = await rowOf(userId, id, now);
        if (!row) return null;
        const live = change(JSON.parse(row.live), readDocument(row.document) as Workout);
        const { numUpdatedRows } = await db
          .updateTable('classes')
          .set({ live: JSON.stringify(live), revision: row.revision + 1 })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('revision', '=', row.revision)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) return live;
      }
      throw new Error('The class changed faster than it could be written.');
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('classes')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
