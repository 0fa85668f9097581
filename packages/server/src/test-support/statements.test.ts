import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, engine, type TestDatabase } from './database.ts';
import { noteStatements } from './statements.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

describe.runIf(engine === 'sqlite')('a statement', () => {
  it('of one user is as it should be', async () => {
    const { db, readingAcrossUsers } = noteStatements(database.db);
    await db.selectFrom('sessions').selectAll().where('user_id', '=', 'a').execute();
    await db.selectFrom('users').selectAll().where('email', '=', 'a').execute();
    await db.deleteFrom('tokens').where('user_id', '=', 'a').where('hash', '=', 'b').execute();
    expect(await readingAcrossUsers()).toEqual([]);
  });

  it('that reads the rows of all users is found, in a transaction and in a delete, too', async () => {
    const { db, readingAcrossUsers } = noteStatements(database.db);
    await db.selectFrom('sessions').selectAll().where('id', '=', 'a').execute();
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('name').execute();
      await transaction.deleteFrom('workouts').where('id', '=', 'a').execute();
    });
    const found = await readingAcrossUsers();
    expect(found.map((one) => one.split('\n')[0])).toEqual([
      'SCAN sessions',
      'SCAN users',
      'SCAN workouts',
    ]);
  });

  it('asked of the database itself is not noted', async () => {
    const { readingAcrossUsers } = noteStatements(database.db);
    await database.db.selectFrom('users').selectAll().execute();
    expect(await readingAcrossUsers()).toEqual([]);
  });
});
