import { join } from 'node:path';
import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { createSessionStore } from '../features/analytics/store.ts';
import { type Database, openPostgres, openSqlite } from '../platform/database/engines.ts';
import { createPostgresDatabase, createTestFolder, engine } from '../test-support/database.ts';
import { makeSession, sessionId } from '../test-support/session.ts';
import { migrations } from './all.ts';

async function openEmpty(): Promise<{ db: Database; close: () => Promise<void> }> {
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    const options = { poolSize: 2, statementTimeoutMs: 15_000, onConnectionError: () => {} };
    const db = openPostgres(url, options);
    return { db, close: () => db.destroy().then(drop) };
  }
  const { folder, remove } = createTestFolder();
  const db = openSqlite(join(folder, 'cadence.db'));
  return { db, close: () => db.destroy().then(remove) };
}

it('sessions stored before changes were numbered are read in the order of their storing', async () => {
  const { db, close } = await openEmpty();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0002-sessions')).error).toBeUndefined();
  const at = (minute: number) => `2026-03-01T08:0${minute}:00.000Z`;
  for (const id of ['ann', 'ben']) {
    const account = { email: `${id}@example.com`, name: id, password_hash: 'x', created_at: at(0) };
    await db
      .insertInto('users')
      .values({ id, ...account })
      .execute();
  }
  for (const [user_id, number, minute] of [
    ['ann', 1, 2],
    ['ann', 2, 1],
    ['ben', 3, 1],
  ] as const) {
    const id = sessionId(number);
    const document = JSON.stringify(makeSession({ id }));
    await db
      .insertInto('sessions')
      .values({ user_id, id, stored_at: at(minute), updated_at: at(minute), document })
      .execute();
  }

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const store = createSessionStore(db);
  await store.change('ann', { sessions: [makeSession({ id: sessionId(4) })], deleted: [] }, at(3));
  const order = async (userId: string) =>
    (await store.changesSince(userId, 0, 10)).map(({ number, id }) => [number, id]);
  expect(await order('ann')).toEqual([
    [1, sessionId(2)],
    [2, sessionId(1)],
    [3, sessionId(4)],
  ]);
  expect(await order('ben')).toEqual([[1, sessionId(3)]]);
  await close();
});
