import { chmodSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect, type SqliteStatement } from 'kysely';
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
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: { prepare: rememberStatements(sqlite), close: () => sqlite.close() },
    }),
  });
}

const maxStatements = 500;

/** Preparing a statement costs more than running it; the texts of the queries are few. */
function rememberStatements(sqlite: Sqlite.Database): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const prepared = sqlite.prepare(sql) as unknown as SqliteStatement;
    if (statements.size < maxStatements) statements.set(sql, prepared);
    return prepared;
  };
}

interface PostgresOptions {
  poolSize: number;
  /** 0 for work that may take its time, such as a migration. */
  statementTimeoutMs: number;
  onConnectionError: (error: Error) => void;
}

export function openPostgres(
  url: string,
  { poolSize, statementTimeoutMs, onConnectionError }: PostgresOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeoutMs,
  });
  // Without a listener a connection that the database closes would end the process,
  // and the pool's own covers only those that nobody is using.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const outageCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|53|57014|57P0)/;

/** True when the database could not be reached or had no room: worth another try, not a bug. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    outageCodes.test(code) ||
    code === 'SQLITE_BUSY' ||
    code === 'SQLITE_FULL' ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(
      error.message,
    )
  );
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The database itself saw a second row for a unique key, whichever engine says so. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY');
}

/** A row that refers to something no longer there; in this schema that can only be the user. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, '23503', 'SQLITE_CONSTRAINT_FOREIGNKEY');
}
