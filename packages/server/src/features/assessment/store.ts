import type { AssessmentResult } from '@cadence/domain/assessment/result';
import type { AssessmentState } from '@cadence/domain/assessment/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

export interface StoredAssessment {
  state: AssessmentState;
  result: AssessmentResult | null;
}

export type AssessmentStore = ReturnType<typeof createAssessmentStore>;

const fromRow = ({ document }: Pick<Selectable<Tables['assessments']>, 'document'>) =>
  readDocument(document) as StoredAssessment;

export function createAssessmentStore(db: Database) {
  const rowsOf = (userId: string) =>
    db.selectFrom('assessments').select('document').where('user_id', '=', userId);
  return {
    async find(userId: string, id: string): Promise<StoredAssessment | null> {
      const row = await rowsOf(userId).where('id', '=', id).executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    /** The latest that was begun and not ended. */
    async findUnderWay(userId: string): Promise<StoredAssessment | null> {
      const row = await rowsOf(userId)
        .where('submitted_at', 'is', null)
        .orderBy('started_at', 'desc')
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async listEnded(userId: string, limit: number): Promise<StoredAssessment[]> {
      const rows = await rowsOf(userId)
        .where('submitted_at', 'is not', null)
        .orderBy('submitted_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },

    async put(userId: string, stored: StoredAssessment): Promise<void> {
      const { sessionId, startedAt, submittedAt } = stored.state;
      const changes = { submitted_at: submittedAt, document: writeDocument(stored) };
      await db
        .insertInto('assessments')
        .values({ user_id: userId, id: sessionId, started_at: startedAt, ...changes })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(changes))
        .execute();
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('assessments')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
