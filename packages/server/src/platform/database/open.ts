import type { Config } from '../config.ts';
import { embeddedDatabaseFile, lockDataFolder } from '../data-folder.ts';
import {
  type Database,
  type Engine,
  flushIntoFile,
  type OnQuery,
  openPostgres,
  openSqlite,
} from './engines.ts';
import { migrate, migratePostgres } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  engine: Engine;
  close(): Promise<void>;
}

/** PostgreSQL when an address is set, else the embedded database; either way with today's schema. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataFolder'>,
  onConnectionError: (error: Error) => void,
  onQuery?: OnQuery,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await migratePostgres(config.databaseUrl);
    const db = openPostgres(config.databaseUrl, {
      poolSize: config.databasePoolSize,
      statementTimeoutMs: 15_000,
      onConnectionError,
      onQuery,
    });
    return { db, engine: 'postgres', close: () => db.destroy() };
  }
  const lock = lockDataFolder(config.dataFolder);
  try {
    const db = openSqlite(embeddedDatabaseFile(config.dataFolder), { onQuery });
    await migrate(db);
    return {
      db,
      engine: 'sqlite',
      close: async () => {
        await flushIntoFile(db);
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
