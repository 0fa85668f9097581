import { sql } from 'kysely';
import { isPostgres } from './documents.ts';
import type { Database } from './engines.ts';
import { keyColumns, type TableName, tablesInOrder } from './schema.ts';

type Row = Record<string, unknown>;

const pageRows = 50;
const ownerColumn = (table: TableName) => (table === 'users' ? 'id' : 'user_id');

/** Page by page, so that neither memory nor a connection is held while somebody reads slowly. */
export async function* rowsOfUser(
  db: Database,
  table: TableName,
  userId: string,
): AsyncGenerator<Row[]> {
  const keys: readonly string[] = keyColumns[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let last: Row | undefined;
  for (;;) {
    const after = last
      ? sql`and (${columns}) > (${sql.join(keys.map((key) => last?.[key]))})`
      : sql``;
    const order = keys.length > 0 ? sql`order by ${columns} limit ${sql.lit(pageRows)}` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(ownerColumn(table))} = ${userId} ${after} ${order}`.execute(db);
    if (rows.length > 0) yield rows;
    if (keys.length === 0 || rows.length < pageRows) return;
    last = rows.at(-1);
  }
}

const withoutDocuments: readonly TableName[] = [
  'users',
  'tokens',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'calendar_links',
  'coach_grants',
  'coach_comments',
  'clients',
  'reminder_devices',
  'model_connections',
  'model_usage',
  'unlocked_features',
  'coach_flags',
];
const withDocuments = tablesInOrder.filter((table) => !withoutDocuments.includes(table));

/** Bytes of all documents of a user, by what the database notes of their lengths. */
export async function bytesOfUser(db: Database, userId: string): Promise<number> {
  const size = isPostgres(db) ? sql`pg_column_size(document)` : sql`octet_length(document)`;
  const sums = withDocuments.map(
    (table) => sql`select sum(${size}) as bytes from ${sql.table(table)} where user_id = ${userId}`,
  );
  const { rows } = await sql<{ bytes: number | string | null }>`${sql.join(
    sums,
    sql` union all `,
  )}`.execute(db);
  return rows.reduce((all, { bytes }) => all + Number(bytes ?? 0), 0);
}
