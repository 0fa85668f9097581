import type { WriteResult } from '../storage.ts';
import { change, changeAll, onTable, rowsOf } from './database.ts';
import type { TableName } from './schema.ts';

export interface Table<T> {
  /** The same list until something changes. */
  read: () => readonly T[];
  get: (id: string) => T | undefined;
  put: (...items: readonly T[]) => void;
  remove: (...ids: readonly string[]) => void;
  /** Any number of changes, all of them or none. */
  changeMany: (put: readonly T[], removed: readonly string[]) => Promise<WriteResult>;
  subscribe: (listener: () => void) => () => void;
}

interface TableOptions<T> {
  idOf: (item: T) => string;
  compare?: (one: T, other: T) => number;
}

/** Entities of one kind, each under its id. What lies there was checked when it was put there. */
export function createTable<T extends object>(
  table: TableName,
  { idOf, compare }: TableOptions<T>,
): Table<T> {
  let seen: { rows: ReadonlyMap<string, unknown>; list: readonly T[] } | null = null;
  onTable(table, () => {
    seen = null;
  });
  const toPut = (item: T) => ({ table, id: idOf(item), value: item });
  const toRemove = (id: string) => ({ table, id, value: undefined });
  return {
    read() {
      const rows = rowsOf(table);
      if (seen?.rows !== rows) {
        const list = [...rows.values()] as T[];
        seen = { rows, list: compare ? list.sort(compare) : list };
      }
      return seen.list;
    },
    get: (id) => rowsOf(table).get(id) as T | undefined,
    put: (...items) => change(...items.map(toPut)),
    remove: (...ids) => change(...ids.map(toRemove)),
    changeMany: (put, removed) => changeAll([...put.map(toPut), ...removed.map(toRemove)]),
    subscribe: (listener) => onTable(table, listener),
  };
}
