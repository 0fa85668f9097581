import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * Everything that the device has. A row lies under the key of its owner and its own id, as Spec §3
 * names them: `user_{id}_{key}` in `values`, `user_{id}_{row id}` in the others.
 */
export const tables = ['values', 'workouts', 'sessions', 'items', 'outbox', 'queries'] as const;
export type TableName = (typeof tables)[number];

export const databaseName = 'cadence';
export const databaseVersion = 2;

/** Rows of the first edition: sessions as packed text, under the key of their list and their id. */
export interface FirstEditionRow {
  version: number;
  json: string;
}

type Table = { key: string; value: unknown };
export interface Schema extends DBSchema, Record<TableName, Table> {
  rows: { key: [string, string]; value: FirstEditionRow };
}

/**
 * One step for each version of the schema; a row that changes its shape is rewritten here. What the
 * first edition left in `rows` moves when its owner is read.
 */
export function upgrade(database: IDBPDatabase<Schema>, from: number): void {
  if (from < 2) for (const table of tables) database.createObjectStore(table);
}
