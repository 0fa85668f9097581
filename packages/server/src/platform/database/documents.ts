import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Documents are jsonb in PostgreSQL and text in SQLite; nobody outside this folder sees which. */
export function documentType(db: Kysely<unknown>): RawBuilder<unknown> {
  return isPostgres(db) ? sql`jsonb` : sql`text`;
}

export function writeDocument(value: unknown): string {
  return JSON.stringify(value);
}

/** PostgreSQL hands out what it has parsed, SQLite the text. */
export function readDocument(stored: unknown): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}
