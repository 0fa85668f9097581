import type { SessionDifference } from '@cadence/domain/program/coached/differences';
import type { ChangeState } from '@cadence/domain/program/coached/states';
import type { WishedLine } from '@cadence/domain/program/coached/wish';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

/** What a coach wishes for, and its differences as the coach saw them. */
interface Wished {
  lines: WishedLine[];
  differences: SessionDifference[];
}

type ChangeRow = Selectable<Tables['coach_changes']>;
export type CoachChange = Omit<ChangeRow, 'document'> & Wished;

export type ChangeStore = ReturnType<typeof createChangeStore>;

const read = ({ document, ...row }: ChangeRow): CoachChange => ({
  ...row,
  ...(readDocument(document) as Wished),
});

export function createChangeStore(db: Database) {
  return {
    /** Of one session the later wish of a coach stands. False where the grant has ended. */
    put: ({ lines, differences, ...row }: CoachChange): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // Locks it: neither its end nor another wish of this coach comes in between.
        const { numUpdatedRows } = await trx
          .updateTable('coach_grants')
          .set((eb) => ({ rights: eb.ref('rights') }))
          .where('user_id', '=', row.user_id)
          .where('coach', '=', row.coach)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await trx
          .deleteFrom('coach_changes')
          .where('user_id', '=', row.user_id)
          .where('coach', '=', row.coach)
          .where('workout_id', '=', row.workout_id)
          .execute();
        const document = writeDocument({ lines, differences });
        await trx
          .insertInto('coach_changes')
          .values({ ...row, document })
          .execute();
        return true;
      }),

    list: async (userId: string, programId: string): Promise<CoachChange[]> => {
      const rows = await db
        .selectFrom('coach_changes')
        .selectAll()
        .where('user_id', '=', userId)
        .where('program_id', '=', programId)
        .orderBy('id')
        .execute();
      return rows.map(read);
    },

    settle: async (userId: string, id: string, state: ChangeState): Promise<void> => {
      await db
        .updateTable('coach_changes')
        .set({ state })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },

    /** What is decided on stays decided. */
    withdraw: async (userId: string, coach: string, workoutId: string): Promise<void> => {
      await db
        .deleteFrom('coach_changes')
        .where('user_id', '=', userId)
        .where('coach', '=', coach)
        .where('workout_id', '=', workoutId)
        .where('state', '=', 'waiting')
        .execute();
    },
  };
}
