import type { Database } from '../../../platform/database/engines.ts';

export interface UnlockedFeature {
  id: string;
  isAcknowledged: boolean;
}

export type FeatureStore = ReturnType<typeof createFeatureStore>;

export function createFeatureStore(db: Database) {
  return {
    async list(userId: string): Promise<UnlockedFeature[]> {
      const rows = await db
        .selectFrom('unlocked_features')
        .select(['id', 'acknowledged_at'])
        .where('user_id', '=', userId)
        .execute();
      return rows.map(({ id, acknowledged_at }) => ({
        id,
        isAcknowledged: acknowledged_at !== null,
      }));
    },

    /** False when it was unlocked before: only the first time is news. */
    async unlock(userId: string, id: string, at: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('unlocked_features')
        .values({ user_id: userId, id, unlocked_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async acknowledge(userId: string, id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('unlocked_features')
        .set({ acknowledged_at: at })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
