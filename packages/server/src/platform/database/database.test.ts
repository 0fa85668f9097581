import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createAuthStore } from '../../features/auth/store.ts';
import {
  createPostgresDatabase,
  createTestDatabase,
  createTestFolder,
  engine,
  openQuickly,
} from '../../test-support/database.ts';
import { embeddedDatabaseFile, FolderInUseError, lockDataFolder } from '../data-folder.ts';
import { copyAllRows, writeBackup } from './copy.ts';
import { readDocument, writeDocument } from './documents.ts';
import { type Database, flushIntoFile, openSqlite, pingDatabase } from './engines.ts';
import { openDatabase } from './open.ts';
import { tablesInOrder } from './schema.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

async function addUser(target: Database, id: string): Promise<void> {
  const at = '2026-03-01T08:00:00.000Z';
  await target
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, name: 'Zoë 力', password_hash: 'x', created_at: at })
    .execute();
  await target
    .insertInto('tokens')
    .values({ user_id: id, hash: `${id} hash`, created_at: at, expires_at: at })
    .execute();
  await target
    .insertInto('recovery_codes')
    .values({ user_id: id, hash: `${id} code`, created_at: at })
    .execute();
  const document = writeDocument({ notes: 'Zoë 力', sets: [{ reps: 5 }] });
  await target
    .insertInto('sessions')
    .values({ user_id: id, id: 'one', stored_at: at, updated_at: at, document })
    .execute();
  const marks = { status: 'generated', favourite: 0 } as const;
  await target
    .insertInto('workouts')
    .values({ user_id: id, id: 'one', generated_at: at, ...marks, document })
    .execute();
  await target
    .insertInto('generation_answers')
    .values({ user_id: id, request_key: 'key', body_hash: 'x', answered_at: at, document })
    .execute();
  await target
    .insertInto('voice_profiles')
    .values({ user_id: id, updated_at: at, document })
    .execute();
  const change = { change_number: 1, changed_at: at, device_id: 'phone' };
  await target
    .insertInto('user_items')
    .values({ user_id: id, kind: 'goal', id: 'one', ...change, document })
    .execute();
  await target
    .insertInto('programs')
    .values({ user_id: id, id: 'one', created_at: at, current_at: at, document })
    .execute();
  const words = { workout_id: 'one', title: 'Push', focus: 'chest', moves: 0 };
  const marked = { date: '2026-03-01', date_at: at, status: 'planned', status_at: at } as const;
  await target
    .insertInto('program_sessions')
    .values({ user_id: id, program_id: 'one', week: 1, session: 1, ...words, ...marked, document })
    .execute();
  await target
    .insertInto('assessments')
    .values({ user_id: id, id: 'one', started_at: at, document })
    .execute();
  const made = { origin: 'https://a.example', public_key: 'key', counter: '0', transports: '' };
  await target
    .insertInto('passkeys')
    .values({ user_id: id, id: 'one', ...made, name: 'Phone', created_at: at, last_used_at: at })
    .execute();
  await target
    .insertInto('passkey_challenges')
    .values({ user_id: id, hash: 'one', created_at: at, expires_at: at })
    .execute();
  const open = { kind: 'workout', title: 'Push', created_at: at, expires_at: at } as const;
  await addModels(target, id, at);
  await addCoaching(target, id, at);
  await target
    .insertInto('shares')
    .values({ user_id: id, id: 'one', hash: `${id} link`, ...open, document })
    .execute();
  await target
    .insertInto('calendar_links')
    .values({ user_id: id, hash: `${id} hash`, created_at: at })
    .execute();
  await addTalk(target, id, at, document);
}

async function addCoaching(target: Database, id: string, at: string): Promise<void> {
  const grant = { hash: `${id} code`, coach: null, coach_name: null, rights: 'plan' };
  await target
    .insertInto('coach_grants')
    .values({ user_id: id, id: 'one', ...grant, created_at: at, expires_at: at })
    .execute();
  await target
    .insertInto('coach_comments')
    .values({
      user_id: id,
      id: 'one',
      coach: 'zoe',
      coach_name: 'Zoë',
      text: 'Well done',
      created_at: at,
    })
    .execute();
  const wished = { coach: 'zoe', program_id: 'one', workout_id: 'one', state: 'waiting' as const };
  await target
    .insertInto('coach_changes')
    .values({ user_id: id, id: 'one', ...wished, created_at: at, document: '{}' })
    .execute();
  const open = { title: 'Class', created_at: at, expires_at: at, revision: 1, live: '{}' };
  await target
    .insertInto('classes')
    .values({ user_id: id, id: 'one', hash: `${id} class`, ...open, document: '{}' })
    .execute();
  await target
    .insertInto('clients')
    .values({ user_id: id, athlete: 'somebody', name: 'Zoë', created_at: at })
    .execute();
  const woken = { endpoint_hash: 'hash', endpoint: 'https://a.example', p256dh: 'p', auth: 'a' };
  const quiet = { minutes: 1080, quiet_from: 1320, quiet_to: 420, zone: 'UTC' };
  const due = { changed_at: at, due_at: at, next_at: at, attempts: 0 };
  await target
    .insertInto('reminder_devices')
    .values({
      user_id: id,
      token_hash: `${id} hash`,
      ...woken,
      kinds: 'planned',
      ...quiet,
      ...due,
    })
    .execute();
}

async function addModels(target: Database, id: string, at: string): Promise<void> {
  await target
    .insertInto('model_connections')
    .values({
      user_id: id,
      provider: 'openai',
      sealed_key: 'sealed',
      base_url: '',
      model: 'big',
      light_model: 'small',
      for_coach: 0,
      for_all: 0,
      connected_at: at,
    })
    .execute();
  await target
    .insertInto('model_usage')
    .values({
      user_id: id,
      source: 'own',
      provider: 'openai',
      model: 'big',
      calls: 1,
      input_tokens: 1,
      output_tokens: 1,
      last_at: at,
    })
    .execute();
}

async function addTalk(target: Database, id: string, at: string, document: string): Promise<void> {
  await target
    .insertInto('conversations')
    .values({
      user_id: id,
      id: 'one',
      created_at: at,
      updated_at: at,
      message_count: 1,
      document,
    })
    .execute();
  const said = { number: 1, search_text: 'zoë 力' };
  await target
    .insertInto('coach_messages')
    .values({ user_id: id, conversation_id: 'one', ...said, document })
    .execute();
  await target
    .insertInto('goal_analyses')
    .values({ user_id: id, id: 'one', created_at: at, document })
    .execute();
  const fact = { slot: 'like', value_key: 'rowing', learned_at: at };
  await target
    .insertInto('learned_facts')
    .values({ user_id: id, id: 'one', ...fact, document })
    .execute();
  await target
    .insertInto('coach_context')
    .values({ user_id: id, key: 'one', updated_at: at, document })
    .execute();
  await target
    .insertInto('unlocked_features')
    .values({ user_id: id, id: 'one', unlocked_at: at })
    .execute();
  await target
    .insertInto('coach_flags')
    .values({ user_id: id, id: 'fever', raised_at: at, kind: 'hold' })
    .execute();
}

describe('the schema', () => {
  it('lists exactly the tables that the migrations make', async () => {
    const tables = await (db as unknown as Kysely<unknown>).introspection.getTables();
    expect(tables.map((table) => table.name).sort()).toEqual([...tablesInOrder].sort());
  });

  it('keys every table by the user first', async () => {
    const tables = await (db as unknown as Kysely<unknown>).introspection.getTables();
    for (const { name, columns } of tables.filter((table) => table.name !== 'users')) {
      expect(columns[0]?.name, name).toBe('user_id');
    }
  });

  it('lets every row go with its user', async () => {
    await addUser(db, 'leaving');
    await db.deleteFrom('users').where('id', '=', 'leaving').execute();
    for (const table of tablesInOrder) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

describe('starting', () => {
  it.runIf(engine === 'postgres')(
    'at once on one PostgreSQL, every instance comes up',
    async () => {
      const { url, drop } = await createPostgresDatabase();
      const config = { databaseUrl: url, databasePoolSize: 2, dataFolder: '' };
      const opened = await Promise.all(
        Array.from({ length: 12 }, () => openDatabase(config, () => {})),
      );
      for (const { db: instance } of opened) {
        expect(await instance.selectFrom('users').selectAll().execute()).toEqual([]);
      }
      await Promise.all(opened.map((instance) => instance.close()));
      await drop();
    },
  );

  it.runIf(engine === 'sqlite')(
    'a second time on one data folder is refused in clear words',
    async () => {
      const { folder, remove } = createTestFolder();
      const config = { databaseUrl: null, databasePoolSize: 1, dataFolder: folder };
      const first = await openDatabase(config, () => {});
      await expect(openDatabase(config, () => {})).rejects.toThrow(FolderInUseError);
      await expect(openDatabase(config, () => {})).rejects.toThrow(folder);
      await first.close();
      const second = await openDatabase(config, () => {});
      await second.close();
      remove();
    },
  );

  it.runIf(engine === 'sqlite')(
    'gives the lock back when the database cannot be opened',
    async () => {
      const { folder, remove } = createTestFolder();
      writeFileSync(
        embeddedDatabaseFile(folder),
        'this is no database, but it is long enough to be read',
      );
      const config = { databaseUrl: null, databasePoolSize: 1, dataFolder: folder };
      await expect(openDatabase(config, () => {})).rejects.toThrow();
      lockDataFolder(folder).release();
      remove();
    },
  );
});

describe.runIf(engine === 'sqlite')('the files of an embedded database', () => {
  const secret = 'Mirabelle has asthma';
  const bytesIn = (folder: string) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));

  async function openWithSecret() {
    const { folder, remove } = createTestFolder();
    const config = { databaseUrl: null, databasePoolSize: 1, dataFolder: folder };
    const opened = await openDatabase(config, () => {});
    await addUser(opened.db, 'leaving');
    await addUser(opened.db, 'staying');
    const document = writeDocument({ notes: `${secret} `.repeat(500) });
    const ofLeaving = opened.db.updateTable('sessions').where('user_id', '=', 'leaving');
    await ofLeaving.set({ document }).execute();
    return { ...opened, folder, remove };
  }

  it('wait for the disk at every commit', async () => {
    const { db: opened, close, remove } = await openWithSecret();
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(opened);
    // FULL: what was answered outlasts a power cut.
    expect(rows).toEqual([{ synchronous: 2 }]);
    await close();
    remove();
  });

  it('hold nothing of an account that was deleted, while they are in use', async () => {
    const { db: opened, close, folder, remove } = await openWithSecret();
    await createAuthStore(opened).removeUser('leaving');
    for (const bytes of bytesIn(folder)) {
      expect(bytes).not.toContain(secret);
      expect(bytes).not.toContain('leaving@example.com');
    }
    expect(bytesIn(folder).join()).toContain('staying@example.com');
    await close();
    remove();
  });

  it('are one whole file after a clean stop', async () => {
    const { close, folder, remove } = await openWithSecret();
    await close();
    const log = join(folder, 'cadence.db-wal');
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    expect(readFileSync(embeddedDatabaseFile(folder), 'latin1')).toContain(secret);
    remove();
  });
});

describe.runIf(engine === 'sqlite')('a damaged embedded database', () => {
  /** Some hundred pages of sessions, and rubbish over all but the first few. */
  async function openDamaged() {
    const { folder, remove } = createTestFolder();
    const file = join(folder, 'damaged.db');
    const whole = await openQuickly(file);
    for (let index = 0; index < 200; index += 1) await addUser(whole, `user${index}`);
    await flushIntoFile(whole);
    await whole.destroy();
    const bytes = readFileSync(file);
    bytes.fill(0xa5, bytes.length >> 1);
    writeFileSync(file, bytes);
    return { db: openSqlite(file), folder, remove };
  }

  it('does not answer a ping, once anybody has met the damage', async () => {
    const { db: broken, remove } = await openDamaged();
    await expect(broken.selectFrom('coach_flags').selectAll().execute()).rejects.toThrow();
    await expect(pingDatabase(broken)).rejects.toThrow(/malformed|corrupt/);
    await broken.destroy();
    remove();
  });

  it('gives no backup, and no file that looks like one', async () => {
    const { db: broken, folder, remove } = await openDamaged();
    const target = join(folder, 'backup.db');
    await expect(writeBackup(broken, target)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
    writeFileSync(target, 'mine');
    await expect(writeBackup(broken, target)).rejects.toThrow('exists already');
    expect(readFileSync(target, 'utf8')).toBe('mine');
    await broken.destroy();
    remove();
  });
});

describe('copying everything', () => {
  it('moves all rows from an embedded database, or none', async () => {
    const { folder, remove } = createTestFolder();
    const source = await openQuickly(join(folder, 'source.db'));
    await source.transaction().execute(async (transaction) => {
      for (let index = 0; index < 1203; index += 1) await addUser(transaction, `user${index}`);
    });

    const counts = await copyAllRows(source, db);
    expect(counts).toEqual(Object.fromEntries(tablesInOrder.map((table) => [table, 1203])));
    const one = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', 'user700')
      .executeTakeFirst();
    expect(one).toMatchObject({ email: 'user700@example.com', name: 'Zoë 力' });

    const { document } = await db
      .selectFrom('sessions')
      .select('document')
      .where('user_id', '=', 'user700')
      .executeTakeFirstOrThrow();
    expect(readDocument(document)).toEqual({ notes: 'Zoë 力', sets: [{ reps: 5 }] });

    await expect(copyAllRows(source, db)).rejects.toThrow('The target is not empty');
    const { rows } = await sql<{ n: number | string }>`select count(*) as n from users`.execute(db);
    expect(Number(rows[0]?.n)).toBe(1203);
    await source.destroy();
    remove();
  });
});
