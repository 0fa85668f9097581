import { chmodSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

/** Everything that differs between the two engines is in this folder; stores see one `Database`. */
export function openSqlite(file: string, options: { readonly?: boolean } = {}): Database {
  const sqlite = new Sqlite(file, { readonly: options.readonly ?? false });
  // It holds password hashes: nobody else on the machine needs to read it.
  if (!options.readonly) chmodSync(file, 0o600);
  sqlite.pragma('busy_timeout = 5000');
  if (!options.readonly) {
    sqlite.pragma('journal_mode = WAL');
    // An answered write must survive a power cut, not only a crash of this process.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
}

export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
  });
  // Without a listener an idle connection that the database closes would end the process.
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const outageCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|53|57P0)/;

/** True when the database could not be reached or had no room: worth another try, not a bug. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    outageCodes.test(code) ||
    code === 'SQLITE_BUSY' ||
    code === 'SQLITE_FULL' ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** The database itself saw a second row for a unique key, whichever engine says so. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === '23505' || String(error.code).startsWith('SQLITE_CONSTRAINT');
}
