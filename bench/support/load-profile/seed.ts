import { join } from 'node:path';
import { newToken, tokenRow } from '../../../packages/server/src/features/auth/tokens.ts';
import { writeDocument } from '../../../packages/server/src/platform/database/documents.ts';
import { openSqlite } from '../../../packages/server/src/platform/database/engines.ts';
import { migrate } from '../../../packages/server/src/platform/database/migrate.ts';
import { newId } from '../../../packages/server/src/platform/ids.ts';
import { makeSession } from '../../../packages/server/src/test-support/session.ts';

export interface Person {
  id: string;
  token: string;
}

/** Some four years of training. */
const sessionsEach = 1000;
const rowsPerInsert = 100;

/** A data folder with so many sessions of so many users as they would have been stored. */
export async function seedSessions(folder: string, total: number): Promise<Person[]> {
  const db = openSqlite(join(folder, 'cadence.db'));
  await migrate(db);
  const nowMs = Date.now();
  const at = new Date(nowMs).toISOString();
  const people: Person[] = [];
  for (let first = 0; first < total; first += sessionsEach) {
    const id = newId(nowMs);
    const token = newToken(id);
    people.push({ id, token });
    const count = Math.min(sessionsEach, total - first);
    await db.transaction().execute(async (transaction) => {
      const account = { email: `${id}@example.com`, name: 'Athlete', password_hash: 'none' };
      await transaction
        .insertInto('users')
        .values({ id, ...account, created_at: at, session_changes: count })
        .execute();
      await transaction
        .insertInto('tokens')
        .values(tokenRow(id, token, nowMs))
        .execute();
      for (let from = 0; from < count; from += rowsPerInsert) {
        const rows = Array.from({ length: Math.min(rowsPerInsert, count - from) }, (_, index) => {
          const dayMs = nowMs - (from + index) * 86_400_000;
          const session = makeSession({ id: newId(dayMs), date: new Date(dayMs).toISOString() });
          const change = { change_number: from + index + 1, stored_at: at, updated_at: at };
          return { user_id: id, id: session.id, ...change, document: writeDocument(session) };
        });
        await transaction.insertInto('sessions').values(rows).execute();
      }
    });
  }
  await db.destroy();
  return people;
}
