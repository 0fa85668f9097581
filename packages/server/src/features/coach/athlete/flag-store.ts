import type { RaisedFlag } from '@cadence/domain/coach/types';
import type { Database } from '../../../platform/database/engines.ts';

export type FlagStore = ReturnType<typeof createFlagStore>;

const nameOf = ({ id, raisedAt }: RaisedFlag): string => `${raisedAt} ${id}`;

/** Signs of danger that outlive the conversation in which they were named. */
export function createFlagStore(db: Database) {
  return {
    async list(userId: string): Promise<RaisedFlag[]> {
      const rows = await db
        .selectFrom('coach_flags')
        .select(['id', 'kind', 'raised_at', 'lifted_at'])
        .where('user_id', '=', userId)
        .orderBy('raised_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, kind, raised_at, lifted_at }) => ({
        id,
        kind,
        raisedAt: raised_at,
        liftedAt: lifted_at,
      }));
    },

    /** Only what differs: another conversation may have raised one meanwhile. */
    async change(
      userId: string,
      before: readonly RaisedFlag[],
      after: readonly RaisedFlag[],
    ): Promise<void> {
      const kept = new Set(after.map(nameOf));
      const known = new Map(before.map((flag) => [nameOf(flag), flag]));
      const changed = after.filter((flag) => known.get(nameOf(flag))?.liftedAt !== flag.liftedAt);
      const gone = before.filter((flag) => !kept.has(nameOf(flag)));
      if (changed.length + gone.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        for (const { id, kind, raisedAt, liftedAt } of changed) {
          await transaction
            .insertInto('coach_flags')
            .values({ user_id: userId, id, kind, raised_at: raisedAt, lifted_at: liftedAt })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'id', 'raised_at']).doUpdateSet({ lifted_at: liftedAt }),
            )
            .execute();
        }
        for (const { id, raisedAt } of gone) {
          await transaction
            .deleteFrom('coach_flags')
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .where('raised_at', '=', raisedAt)
            .execute();
        }
      });
    },
  };
}
