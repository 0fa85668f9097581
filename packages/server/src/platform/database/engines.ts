import { chmodSync } from 'node:fs';
import {
  Kysely,
  type LogEvent,
  PostgresDialect,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { isPostgres } from './documents.ts';
import { type Tables, tablesInOrder } from './schema.ts';

export type Database = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

/** Told of each query how long it took, and whether it failed. */
export type OnQuery = (seconds: number, failed: boolean) => void;

const logFor = (onQuery: OnQuery | undefined) =>
  onQuery && {
    log: ({ level, queryDurationMillis }: LogEvent) =>
      onQuery(queryDurationMillis / 1000, level === 'error'),
  };

const damageCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

const damaged = new WeakMap<Database, unknown>();

/** Reads of every table, of nobody: what is damaged shows here, or has shown to somebody before. */
const probe = sql.raw(
  tablesInOrder
    .map((table) => `select 1 from ${table} where ${table === 'users' ? 'id' : 'user_id'} = ''`)
    .join(' union all '),
);

/** Rejects when the database does not answer, or is damaged: then until somebody has looked at it. */
export async function pingDatabase(db: Database): Promise<void> {
  if (damaged.has(db)) throw damaged.get(db);
  await probe.execute(db);
}

const busyMs = 5000;

/**
 * Brings everything of an embedded database into its one file and empties the log beside it: what
 * was deleted is then nowhere any more, and the file can be moved alone. It does not wait for a
 * backup that is being read; the next one does it.
 */
export async function flushIntoFile(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma busy_timeout = 0`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql.raw(`pragma busy_timeout = ${busyMs}`).execute(db);
}

interface SqliteOptions {
  readonly?: boolean;
  onQuery?: OnQuery | undefined;
}

/** Everything that differs between the two engines is in this folder; stores see one `Database`. */
export function openSqlite(file: string, options: SqliteOptions = {}): Database {
  const sqlite = new Sqlite(file, { readonly: options.readonly ?? false });
  // It holds password hashes: nobody else on the machine needs to read it.
  if (!options.readonly) chmodSync(file, 0o600);
  sqlite.pragma(`busy_timeout = ${busyMs}`);
  if (!options.readonly) {
    sqlite.pragma('journal_mode = WAL');
    // An answered write must survive a power cut, not only a crash of this process.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // What is deleted is overwritten, not only forgotten.
    sqlite.pragma('secure_delete = ON');
  }
  const db: Database = new Kysely<Tables>({
    log: (event) => {
      if (event.level === 'error' && hasCode(event.error, ...damageCodes)) {
        damaged.set(db, event.error);
      }
      options.onQuery?.(event.queryDurationMillis / 1000, event.level === 'error');
    },
    dialect: new SqliteDialect({
      database: { prepare: rememberStatements(sqlite), close: () => sqlite.close() },
    }),
  });
  return db;
}

function prepare(sqlite: Sqlite.Database, text: string): SqliteStatement {
  return sqlite.prepare(text) as unknown as SqliteStatement;
}

/**
 * On a full disk SQLite has rolled back by itself. To be told that there is nothing to roll back
 * would hide the reason from who asks why.
 */
function rollback(sqlite: Sqlite.Database): SqliteStatement {
  const prepared = prepare(sqlite, 'rollback');
  return {
    reader: false,
    all: (parameters) => prepared.all(parameters),
    iterate: (parameters) => prepared.iterate(parameters),
    run: (parameters) =>
      sqlite.inTransaction ? prepared.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  };
}

const maxStatements = 500;

/** Preparing a statement costs more than running it; the texts of the queries are few. */
function rememberStatements(sqlite: Sqlite.Database): (text: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (text) => {
    const known = statements.get(text);
    if (known) return known;
    const prepared = text === 'rollback' ? rollback(sqlite) : prepare(sqlite, text);
    if (statements.size < maxStatements) statements.set(text, prepared);
    return prepared;
  };
}

interface PostgresOptions {
  poolSize: number;
  /** 0 for work that may take its time, such as a migration. */
  statementTimeoutMs: number;
  /** So long a request waits for one of the pool's connections. */
  connectionTimeoutMs?: number | undefined;
  onConnectionError: (error: Error) => void;
  onQuery?: OnQuery | undefined;
}

export function openPostgres(
  url: string,
  {
    poolSize,
    statementTimeoutMs,
    connectionTimeoutMs,
    onConnectionError,
    onQuery,
  }: PostgresOptions,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs ?? 5000,
    statement_timeout: statementTimeoutMs,
  });
  // Without a listener a connection that the database closes would end the process,
  // and the pool's own covers only those that nobody is using.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return new Kysely<Tables>({ ...logFor(onQuery), dialect: new PostgresDialect({ pool }) });
}

/** 40001 and 40P01: two transactions were in each other's way, and this one had to give way. */
const outageCodes = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|53|57014|57P0|40001|40P01)/;

/** True when the database could not be reached, had no room or no turn: worth another try, not a bug. */
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
