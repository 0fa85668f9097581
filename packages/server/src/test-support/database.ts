import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, openPostgres, openSqlite } from '../platform/database/engines.ts';
import { migrate, migratePostgres } from '../platform/database/migrate.ts';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

let nextDatabase = 0;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return url;
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** A PostgreSQL database of its own, on the server that the test run has started. */
export async function createPostgresDatabase(
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${nextDatabase}`;
  nextDatabase += 1;
  await withServer((client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(name),
    drop: () =>
      withServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All workers of a test run take copies of one database: that is quicker than all migrations. */
const migrated = `test_template_${process.ppid}`;
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  await withServer(async (client) => {
    // The other workers wait until the first has made it.
    await client.query('select pg_advisory_lock(1)');
    const known = await client.query('select from pg_database where datname = $1', [migrated]);
    if (known.rowCount) return;
    await client.query(`create database ${migrated}`);
    await migratePostgres(databaseUrl(migrated));
  });
  return migrated;
}

export function createTestFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * With the schema, and without waiting for the disk: no test pulls the plug, and a commit that waits
 * takes longer than most tests. That the product does wait is tried with `openDatabase`.
 */
export async function openQuickly(file: string): Promise<Database> {
  const db = openSqlite(file);
  await sql`pragma synchronous = off`.execute(db);
  await migrate(db);
  return db;
}

/** Empty but for the schema, on the engine that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (engine === 'postgres') {
    template ??= makeTemplate();
    const { url, drop } = await createPostgresDatabase(await template);
    const db = openPostgres(url, {
      poolSize: 4,
      // A busy machine is slow, not out of order.
      statementTimeoutMs: 60_000,
      connectionTimeoutMs: 60_000,
      onConnectionError: () => {},
    });
    return {
      db,
      close: async () => {
        await db.destroy();
        await drop();
      },
    };
  }
  const { folder, remove } = createTestFolder();
  const db = await openQuickly(join(folder, 'cadence.db'));
  return {
    db,
    close: async () => {
      await db.destroy();
      remove();
    },
  };
}
