import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { writeDocument } from './documents.ts';
import type { Database } from './engines.ts';
import { type TableName, tablesInOrder } from './schema.ts';

export type Counts = Record<TableName, number>;

/** Bound variables per statement are limited on both engines; rows are narrow, so this stays below. */
const rowsPerInsert = 500;

export async function countRows(db: Database): Promise<Counts> {
  const counts = {} as Counts;
  for (const table of tablesInOrder) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
}

/**
 * Copies every row of every table, in one transaction of the target: it ends
 * with all of them and the counts checked, or with none.
 */
export async function copyAllRows(from: Database, to: Database): Promise<Counts> {
  return to.transaction().execute(async (target) => {
    for (const [table, count] of Object.entries(await countRows(target))) {
      if (count > 0) throw new Error(`The target is not empty: ${table} has ${count} rows.`);
    }
    for (const table of tablesInOrder) await copyTable(from, target, table);
    const [expected, copied] = [await countRows(from), await countRows(target)];
    for (const table of tablesInOrder) {
      if (expected[table] !== copied[table]) {
        throw new Error(`${table}: ${expected[table]} rows expected, ${copied[table]} copied.`);
      }
    }
    return copied;
  });
}

async function copyTable(from: Database, to: Database, table: TableName): Promise<void> {
  let batch: Record<string, unknown>[] = [];
  const flush = async () => {
    if (batch.length > 0) {
      await to
        .insertInto(table)
        .values(batch as never)
        .execute();
    }
    batch = [];
  };
  for await (const row of from.selectFrom(table).selectAll().stream()) {
    batch.push(storable(row));
    if (batch.length === rowsPerInsert) await flush();
  }
  await flush();
}

/** PostgreSQL hands documents out parsed; both engines take them as text. */
function storable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? writeDocument(value) : value,
    ]),
  );
}

/**
 * A consistent copy of a live embedded database: a file copy would miss what is still in its log.
 * One that fails leaves no file behind that could be taken for a backup.
 */
export async function writeBackup(db: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file.`);
  try {
    await sql`vacuum into ${file}`.execute(db);
  } catch (error) {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    throw error;
  }
}

/** Throws unless the file is an intact database of Cadence. */
export async function checkBackup(db: Database): Promise<Counts> {
  const result = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const verdict = result.rows[0]?.integrity_check;
  if (verdict !== 'ok') throw new Error(`The file is damaged: ${verdict}`);
  return countRows(db);
}
