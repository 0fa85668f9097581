import { join } from 'node:path';
import { newToken, tokenRow } from '../../../packages/server/src/features/auth/tokens.ts';
import { writeDocument } from '../../../packages/server/src/platform/database/documents.ts';
import {
  type Database,
  openSqlite,
} from '../../../packages/server/src/platform/database/engines.ts';
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

async function addPerson(db: Database, nowMs: number): Promise<Person> {
  const id = newId(nowMs);
  const token = newToken(id);
  const account = { email: `${id}@example.com`, name: 'Athlete', password_hash: 'none' };
  const counted = { created_at: new Date(nowMs).toISOString(), session_changes: sessionsEach };
  await db
    .insertInto('users')
    .values({ id, ...account, ...counted })
    .execute();
  await db
    .insertInto('tokens')
    .values(tokenRow(id, token, nowMs, 'bench'))
    .execute();
  return { id, token };
}

async function addSessions(db: Database, userId: string, nowMs: number): Promise<void> {
  const at = new Date(nowMs).toISOString();
  for (let from = 0; from < sessionsEach; from += rowsPerInsert) {
    const rows = Array.from({ length: rowsPerInsert }, (_, index) => {
      const dayMs = nowMs - (from + index) * 86_400_000;
      const session = makeSession({ id: newId(dayMs), date: new Date(dayMs).toISOString() });
      const change = { change_number: from + index + 1, stored_at: at, updated_at: at };
      return { user_id: userId, id: session.id, ...change, document: writeDocument(session) };
    });
    await db.insertInto('sessions').values(rows).execute();
  }
}

/** Everybody has trained as the first of them has: a million rows are there within a minute. */
async function copySessions(db: Database, from: string, to: string): Promise<void> {
  const kept = ['id', 'stored_at', 'updated_at', 'document', 'change_number'] as const;
  await db
    .insertInto('sessions')
    .columns(['user_id', ...kept])
    .expression((build) =>
      build
        .selectFrom('sessions')
        .select((one) => [one.val(to).as('user_id'), ...kept])
        .where('user_id', '=', from),
    )
    .execute();
}

/** A data folder with so many sessions, a thousand for each user, as they would have been stored. */
export async function seedSessions(folder: string, total: number): Promise<Person[]> {
  const db = openSqlite(join(folder, 'cadence.db'));
  await migrate(db);
  const nowMs = Date.now();
  const people = await db.transaction().execute(async (transaction) => {
    const first = await addPerson(transaction, nowMs);
    await addSessions(transaction, first.id, nowMs);
    const others: Person[] = [];
    while ((others.length + 1) * sessionsEach < total) {
      const person = await addPerson(transaction, nowMs);
      await copySessions(transaction, first.id, person.id);
      others.push(person);
    }
    return [first, ...others];
  });
  await db.destroy();
  return people;
}
