import type { GoalAnalysis } from '@cadence/domain/coach/types';
import { readDocument, writeDocument } from '../../../platform/database/documents.ts';
import type { Database } from '../../../platform/database/engines.ts';

export interface StoredGoal extends GoalAnalysis {
  id: string;
  createdAt: string;
}

export type GoalStore = ReturnType<typeof createGoalStore>;

export function createGoalStore(db: Database) {
  const rowsOf = (userId: string) =>
    db
      .selectFrom('goal_analyses')
      .select(['id', 'created_at', 'document'])
      .where('user_id', '=', userId);
  const fromRow = (row: { id: string; created_at: string; document: string }): StoredGoal => ({
    ...(readDocument(row.document) as GoalAnalysis),
    id: row.id,
    createdAt: row.created_at,
  });

  return {
    async find(userId: string, id: string): Promise<StoredGoal | null> {
      const row = await rowsOf(userId).where('id', '=', id).executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async findLatest(userId: string): Promise<StoredGoal | null> {
      const row = await rowsOf(userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async put(userId: string, { id, createdAt, ...analysis }: StoredGoal): Promise<void> {
      const document = writeDocument(analysis);
      await db
        .insertInto('goal_analyses')
        .values({ user_id: userId, id, created_at: createdAt, document })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ document }))
        .execute();
    },
  };
}
