import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openPostgres, openSqlite } from '../platform/database/engines.ts';
import { migrate, migratePostgres } from '../platform/database/migrate.ts';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

export interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

let nextDatabase = 0;

/** A PostgreSQL database of its own, on the server that the test run has started. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set');
  const name = `test_${process.pid}_${nextDatabase}`;
  nextDatabase += 1;
  await queryOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => queryOnce(serverUrl, `drop database ${name} with (force)`),
  };
}

async function queryOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function createTestFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Empty but for the schema, on the engine that this run is about. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (engine === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    await migratePostgres(url);
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
  const db = openSqlite(join(folder, 'cadence.db'));
  await migrate(db);
  return {
    db,
    close: async () => {
      await db.destroy();
      remove();
    },
  };
}
